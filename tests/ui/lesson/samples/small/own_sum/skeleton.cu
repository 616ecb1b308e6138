// lanescope: problem = sum, block = 32
__global__ void own_sum(const float* a, float* partial, int n) {
}

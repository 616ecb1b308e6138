// lanescope: problem = sum, kernel = own_sum, block = 32
__global__ void own_sum(const float* a, float* partial, int n) {
}

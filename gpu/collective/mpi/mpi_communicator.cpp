// SPDX-License-Identifier: Apache-2.0
#include "collective/mpi/mpi_communicator.h"

#include <climits>
#include <optional>
#include <string>

#include "collective/mpi/mpi_waiting.h"
#include "values/error.h"

namespace lanescope::collective {

namespace {

// Tags of messages that are not of a step; the standard permits those up to 32767.
constexpr int kGatherLength = 32'000;
constexpr int kGatherBytes = 32'001;
constexpr int kBroadcast = 32'002;
static_assert(Communicator::kMostSteps <= kGatherLength);

int countOf(std::size_t bytes) {
  if (bytes > INT_MAX) values::refuse("A message of MPI has at most 2147483647 bytes.");
  return static_cast<int>(bytes);
}

/// Throws values::Error (engineLost). `sent`: what came in place of `expected` bytes: "12 bytes".
[[noreturn]] void tellMismatch(std::int64_t rank, std::int64_t size, const std::string& sent,
                               std::size_t expected, std::int64_t step) {
  const std::string where = step == kNoStep ? "a message" : "step " + std::to_string(step + 1);
  throw values::Error(values::ErrorKind::engineLost,
                      "Rank " + std::to_string(rank) + " of " + std::to_string(size) + " sent " +
                          sent + " in " + where + ", and " + std::to_string(expected) +
                          " bytes were expected.");
}

MPI_Datatype typeOf(values::DType type) {
  switch (type) {
    case values::DType::int32:
      return MPI_INT32_T;
    case values::DType::int64:
      return MPI_INT64_T;
    case values::DType::float64:
      return MPI_DOUBLE;
    default:
      return MPI_FLOAT;
  }
}

}  // namespace

MpiCommunicator::MpiCommunicator() {
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  int rank = 0;
  int size = 1;
  checkMpi(MPI_Comm_rank(MPI_COMM_WORLD, &rank), "The group of ranks");
  checkMpi(MPI_Comm_size(MPI_COMM_WORLD, &size), "The group of ranks");
  m_rank = rank;
  m_size = size;
}

MpiCommunicator::Transfer MpiCommunicator::startSend(std::int64_t to, int tag,
                                                     std::span<const std::byte> bytes,
                                                     std::int64_t step) const {
  Transfer transfer{to, step, bytes.size()};
  checkMpi(MPI_Isend(bytes.data(), countOf(bytes.size()), MPI_BYTE, static_cast<int>(to), tag,
                     MPI_COMM_WORLD, &transfer.request),
           "A message to rank " + std::to_string(to));
  return transfer;
}

MpiCommunicator::Transfer MpiCommunicator::startReceive(std::int64_t from, int tag,
                                                        std::span<std::byte> bytes,
                                                        std::int64_t step) const {
  Transfer transfer{from, step, bytes.size()};
  checkMpi(MPI_Irecv(bytes.data(), countOf(bytes.size()), MPI_BYTE, static_cast<int>(from), tag,
                     MPI_COMM_WORLD, &transfer.request),
           "A message from rank " + std::to_string(from));
  return transfer;
}

void MpiCommunicator::finishSend(Transfer& transfer) const {
  MPI_Status status;
  int code = MPI_SUCCESS;
  if (!MpiWaiting(limit()).wait(transfer.request, status, code)) {
    throw RankAbsent(transfer.peer, m_size, transfer.step, *limit());
  }
  checkMpi(code, "A message to rank " + std::to_string(transfer.peer));
}

void MpiCommunicator::finishReceive(Transfer& transfer) const {
  MPI_Status status;
  int code = MPI_SUCCESS;
  if (!MpiWaiting(limit()).wait(transfer.request, status, code)) {
    // What comes later must not be written into memory that is free then.
    MPI_Cancel(&transfer.request);
    MPI_Request_free(&transfer.request);
    throw RankAbsent(transfer.peer, m_size, transfer.step, *limit());
  }
  int kind = MPI_SUCCESS;
  MPI_Error_class(code, &kind);
  if (kind == MPI_ERR_TRUNCATE) {
    tellMismatch(transfer.peer, m_size, "more", transfer.bytes, transfer.step);
  }
  checkMpi(code, "A message from rank " + std::to_string(transfer.peer));
  int count = 0;
  MPI_Get_count(&status, MPI_BYTE, &count);
  if (static_cast<std::size_t>(count) == transfer.bytes) return;
  tellMismatch(transfer.peer, m_size, std::to_string(count) + " bytes", transfer.bytes,
               transfer.step);
}

void MpiCommunicator::exchange(std::int64_t step, std::int64_t to, std::span<const std::byte> sent,
                               std::int64_t from, std::span<std::byte> received) {
  const int tag = static_cast<int>(step);
  std::optional<Transfer> receiving;
  std::optional<Transfer> sending;
  if (from != kNobody) receiving = startReceive(from, tag, received, step);
  if (to != kNobody) sending = startSend(to, tag, sent, step);
  if (receiving) finishReceive(*receiving);
  if (sending) finishSend(*sending);
}

std::int64_t MpiCommunicator::nextSender(std::int64_t step) {
  MPI_Status status;
  int code = MPI_SUCCESS;
  (void)MpiWaiting(std::nullopt)
      .waitFor(
          [&](int& isThere) {
            return MPI_Iprobe(MPI_ANY_SOURCE, static_cast<int>(step), MPI_COMM_WORLD, &isThere,
                              &status);
          },
          code);
  checkMpi(code, "A message");
  return status.MPI_SOURCE;
}

void MpiCommunicator::barrier() {
  MPI_Request request = MPI_REQUEST_NULL;
  checkMpi(MPI_Ibarrier(MPI_COMM_WORLD, &request), "A barrier");
  MPI_Status status;
  int code = MPI_SUCCESS;
  if (!MpiWaiting(limit()).wait(request, status, code)) {
    throw values::Error(values::ErrorKind::engineLost,
                        "Not all of the " + std::to_string(m_size) + " ranks came to a barrier.");
  }
  checkMpi(code, "A barrier");
}

void MpiCommunicator::broadcast(std::span<std::byte> bytes, std::int64_t root) {
  if (m_rank != root) {
    Transfer receiving = startReceive(root, kBroadcast, bytes);
    return finishReceive(receiving);
  }
  std::vector<Transfer> sending;
  for (std::int64_t rank = 0; rank < m_size; ++rank) {
    if (rank != root) sending.push_back(startSend(rank, kBroadcast, bytes));
  }
  for (Transfer& one : sending) finishSend(one);
}

std::vector<std::vector<std::byte>> MpiCommunicator::gather(std::span<const std::byte> bytes) {
  if (m_rank != 0) {
    const std::uint64_t length = bytes.size();
    Transfer first = startSend(0, kGatherLength, std::as_bytes(std::span(&length, 1)));
    Transfer second = startSend(0, kGatherBytes, bytes);
    finishSend(first);
    finishSend(second);
    return {};
  }
  std::vector<std::vector<std::byte>> each(static_cast<std::size_t>(m_size));
  each.front().assign(bytes.begin(), bytes.end());
  for (std::int64_t rank = 1; rank < m_size; ++rank) {
    std::uint64_t length = 0;
    Transfer first =
        startReceive(rank, kGatherLength, std::as_writable_bytes(std::span(&length, 1)));
    finishReceive(first);
    std::vector<std::byte>& own = each[static_cast<std::size_t>(rank)];
    own.resize(length);
    Transfer second = startReceive(rank, kGatherBytes, own);
    finishReceive(second);
  }
  return each;
}

void MpiCommunicator::allReduce(values::HostArray& elements) {
  checkMpi(MPI_Allreduce(MPI_IN_PLACE, elements.bytes.data(), countOf(elements.count()),
                         typeOf(elements.type), MPI_SUM, MPI_COMM_WORLD),
           "MPI_Allreduce");
}

}  // namespace lanescope::collective

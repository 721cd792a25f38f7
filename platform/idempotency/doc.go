// Package idempotency keeps what was answered to requests with an Idempotency-Key, so that a request may be sent again when
// its answer was lost, and is not done again.
//
// A key is taken by the transaction of what the request does ([Keys.Claim]): it is there if and only if that is done. The
// answer is kept in the same transaction where it is known there, else right after it ([Keys.Keep]). A key belongs to a
// person, to whom an admin acts for apart from that person, and to an operation. platform/api does all of this for every
// write; modules see nothing of it.
package idempotency

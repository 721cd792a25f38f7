// Package samples lets buyers taste before they order (domain 5.7).
//
// It owns the tables sample_requests, sample_request_transitions and sample_quotas. It asks users (names, addresses,
// assigned pairs), catalogue (may this product be tasted), orders (place the order at 0 €, what an order holds) and
// receipts (reserve the units). It publishes samples_request_asked_v1, samples_request_moved_v1 and
// samples_feedback_given_v1, and listens to orders_order_placed_v1 and orders_order_moved_v1, to know when a sample
// has arrived and whether it led to a sale, and to users_anonymised_v1.
//
// Invariants: a buyer has at most one open request per product, and asks within the supplier's quota of the year; every
// change of state has a timeline entry; a request that was accepted becomes at most one order.
package samples

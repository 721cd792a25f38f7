// Package pricing owns all prices: list, group and store prices, carriers, fee grids, francos and VAT; and
// the one function that turns a cart into a quote. Cart, orders, documents and the catalogue show its
// figures and never compute their own.
//
// Asks nobody: whoever asks for a quote brings the terms (relations, frames, francos) along in the request,
// so the same request over the same data always gives the same figures.
//
// Publishes and handles no events: quotes change nothing.
//
// Invariants: suppliers always sum to the cart; VAT per order and rate is half-up on its base; no amount
// is ever negative; no float touches one. docs/guides/prices.md works every rule by hand, and the tests
// run those cases.
package pricing

// Package cart is the basket and the checkout: it computes what a cart costs, keeps a saved copy for each
// person, and turns a validated cart into one order per supplier, or one quotation, in one transaction. It also prices
// quotations anew for orders, and orders what takes the place of goods that somebody waits for.
//
// It asks catalogue (products), users (people, addresses, terms), pricing (the quote, the uses of promo codes), receipts (stock) and
// orders (placing); it publishes nothing of its own, orders tell what was placed.
//
// Invariants: what is posted is what is ordered; a refused call changes nothing; a cart version is ordered at most once (domain 5.1, 5.2).
package cart

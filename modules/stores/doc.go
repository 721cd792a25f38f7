// Package stores is the shops in which suppliers sell to individuals and works councils: what each is called and shows, in which order its
// products stand, and whether it is open; and its page for everybody, /boutique/{slug}.
//
// It owns the tables stores, store_slugs and store_steps, asks users (companies, logos, general terms, francos), catalogue (the products,
// their prices and e-labels, and whether individuals see them) and cart (which carts hold goods of a shop), publishes
// stores_store_given_v1 and listens to users_anonymised_v1.
//
// Invariants: a supplier has one shop at most; products are before individuals while it is open and at no other time, in the transaction
// that opens or closes it; it opens when it has all that the law asks of who sells at a distance, and a page needs; buyers see the
// shops of valid suppliers alone; what its supplier did not place stands behind by what it is (platform/shelf); the last ten former
// addresses of a shop lead to it, and no other takes them.
package stores

// Package tasteandbuy is what guests of restaurants have sent home of the wines that they tasted: the wine list of a restaurant, the
// waiters who sell from it, the requests of guests, and the pages on which they order and follow without an account (decisions 114, 115).
//
// It owns the tables waiters, wine_lists, wine_list_entries and guest_requests with its items, orders and steps. It asks users (people,
// guests, rebates), catalogue (what open shops sell), cart (to price and to sell), orders (to follow and to withdraw) and billing
// (transfers). It publishes tasteandbuy_request_answered_v1, and listens to orders_order_placed_v1, orders_order_moved_v1,
// orders_introduced_sale_changed_v1 and users_anonymised_v1.
//
// Invariants: a restaurant sees its own alone; a PIN leaves the house in no form, a birth date is kept in none; a waiter is told by mail
// what is kept of sales before any is recorded in its name; a restaurant has one list at most, on which a wine stands once; the price to
// take home is its supplier's; a request reserves nothing, and becomes orders once at most, as its guest saw them.
package tasteandbuy

// Package tasteandbuy is what restaurants sell of their wine list to be drunk at home: the list, and the waiters who sell from it.
//
// It owns the tables waiters, wine_lists and wine_list_entries, asks users (restaurants and suppliers) and catalogue (what open shops
// sell, and at what price), publishes nothing yet and listens to users_anonymised_v1.
//
// Invariants: a restaurant sees its own alone; a PIN leaves the house in no form; a waiter is told by mail what is kept of sales before
// a PIN counts; a restaurant has one list at most, on which a wine stands once; the price to take home is its supplier's.
package tasteandbuy

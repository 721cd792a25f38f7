// Package store keeps carts and checkouts in the database.
package store

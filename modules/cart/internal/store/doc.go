// Package store keeps carts, checkouts and idempotency keys in the database.
package store

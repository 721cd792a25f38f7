// Package store keeps the stock in the database; its row types never leave it.
package store

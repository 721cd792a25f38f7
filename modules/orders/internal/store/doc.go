// Package store keeps orders in the database; its row types never leave it.
package store

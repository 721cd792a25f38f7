// Package store keeps sample requests in the database; its row types never leave it.
package store

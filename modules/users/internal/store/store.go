// Package store keeps people, relations and sessions in the database. Its rows
// never leave it.
package store

import (
	"context"

	"millesime/platform/db"
)

// Store is the tables of the module.
type Store struct {
	db    *db.DB
	files Files

	follows func(guest int64) string // where a guest follows its orders
}

// Follows tells the store where guests follow their orders, for who writes to them.
func (s *Store) Follows(where func(guest int64) string) { s.follows = where }

// Files are told which of them rows name (files.Store).
type Files interface {
	Keep(ctx context.Context, tx *db.Tx, kept ...string) error
}

// New makes a store over an open, migrated database.
func New(d *db.DB, f Files) *Store { return &Store{db: d, files: f} }

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
}

// Files are told which of them rows name (files.Store).
type Files interface {
	Keep(ctx context.Context, tx *db.Tx, kept ...string) error
}

// New makes a store over an open, migrated database.
func New(d *db.DB, f Files) *Store { return &Store{db: d, files: f} }

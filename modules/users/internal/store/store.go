// Package store keeps people, relations and sessions in the database. Its rows
// never leave it.
package store

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/db"
)

// Store is the tables of the module.
type Store struct {
	db          *db.DB
	files       Files
	storefronts usersapi.Storefronts
}

// Files are told which of them rows name (files.Store).
type Files interface {
	Keep(ctx context.Context, tx *db.Tx, kept ...string) error
}

// New makes a store over an open, migrated database.
func New(d *db.DB, f Files) *Store { return &Store{db: d, files: f} }

// Show tells who knows which suppliers have something for whom: without it nobody reads the card of a supplier that is no
// partner. Call it before requests are served.
func (s *Store) Show(f usersapi.Storefronts) { s.storefronts = f }

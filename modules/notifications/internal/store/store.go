// Package store keeps notifications and preferences in the database. Its rows never leave it.
package store

import "millesime/platform/db"

// Store is the tables of the module.
type Store struct{ db *db.DB }

// New makes a store over an open, migrated database.
func New(d *db.DB) *Store { return &Store{db: d} }

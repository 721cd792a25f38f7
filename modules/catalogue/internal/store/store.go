package store

import "millesime/platform/db"

// Store keeps lots and alerts of products.
type Store struct{ db *db.DB }

// New makes a store.
func New(d *db.DB) *Store { return &Store{db: d} }

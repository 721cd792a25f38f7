package store

import (
	"github.com/uptrace/bun"

	"millesime/platform/db"
)

// Store reads pricing's tables.
type Store struct {
	db *db.DB
}

// New makes a store.
func New(d *db.DB) *Store { return &Store{db: d} }

// reader is the transaction's handle, or the pool's when there is no transaction.
func (s *Store) reader(tx *db.Tx) bun.IDB {
	if tx != nil {
		return tx.IDB()
	}
	return s.db.Read()
}

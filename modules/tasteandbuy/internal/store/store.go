// Package store keeps wine lists, waiters and requests in the database. Its rows never leave it.
package store

import (
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// Store is the tables of the module. What it reads is a restaurant's.
type Store struct{ db *db.DB }

// New makes a store.
func New(d *db.DB) *Store { return &Store{db: d} }

type waiterRow struct {
	bun.BaseModel `bun:"table:waiters,alias:w"`

	ID           int64 `bun:",pk,autoincrement"`
	RestaurantID int64
	FirstName    string
	LastName     string
	Email        string
	PINHash      string    `bun:"pin_hash"`
	PINSetAt     time.Time `bun:"pin_set_at,nullzero"`
	ToldAt       time.Time
	HandedAt     time.Time `bun:",nullzero"`
	Active       bool
	NameSearch   string
	SearchText   string
	Version      int64
	CreatedAt    time.Time
	UpdatedAt    time.Time
}

func waiterRowOf(w *domain.Waiter) *waiterRow {
	return &waiterRow{
		ID: w.ID, RestaurantID: w.RestaurantID, FirstName: w.FirstName, LastName: w.LastName, Email: w.Email, PINHash: w.PINHash,
		PINSetAt: w.PINSetAt, ToldAt: w.ToldAt, HandedAt: w.HandedAt, Active: w.Active, NameSearch: w.NameSearch(), SearchText: w.SearchText(),
		Version: w.Version, CreatedAt: w.CreatedAt, UpdatedAt: w.UpdatedAt,
	}
}

func (r waiterRow) waiter() domain.Waiter {
	return domain.Waiter{
		ID: r.ID, RestaurantID: r.RestaurantID, FirstName: r.FirstName, LastName: r.LastName, Email: r.Email, PINHash: r.PINHash,
		PINSetAt: clock.Instant(r.PINSetAt), ToldAt: clock.Instant(r.ToldAt), HandedAt: clock.Instant(r.HandedAt), Active: r.Active,
		Version:   r.Version,
		CreatedAt: clock.Instant(r.CreatedAt), UpdatedAt: clock.Instant(r.UpdatedAt),
	}
}

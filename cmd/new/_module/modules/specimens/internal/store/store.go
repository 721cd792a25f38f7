// Package store keeps specimens in the database. Its rows never leave it.
package store

import (
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/specimens/internal/domain"
	"millesime/platform/db"
)

// Store is the table of the module. What it reads is the owner's.
type Store struct{ db *db.DB }

// New makes a store.
func New(d *db.DB) *Store { return &Store{db: d} }

type specimenRow struct {
	bun.BaseModel `bun:"table:specimens,alias:kept"`

	ID        int64 `bun:",pk,autoincrement"`
	OwnerID   int64
	Name      string
	CreatedAt time.Time
}

func rowOf(kept domain.Specimen) specimenRow {
	return specimenRow{ID: kept.ID, OwnerID: kept.OwnerID, Name: kept.Name, CreatedAt: kept.CreatedAt}
}

func (r specimenRow) specimen() domain.Specimen {
	return domain.Specimen{ID: r.ID, OwnerID: r.OwnerID, Name: r.Name, CreatedAt: r.CreatedAt.UTC()}
}

// Package store keeps shops in the database. Its rows never leave it.
package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/stores/internal/domain"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/db/timeline"
	"millesime/platform/fold"
)

// Files are told which of them rows name (files.Store).
type Files interface {
	Keep(ctx context.Context, tx *db.Tx, kept ...string) error
}

// Store is the tables of shops.
type Store struct {
	db    *db.DB
	files Files
}

// New makes a store.
func New(d *db.DB, f Files) *Store { return &Store{db: d, files: f} }

type storeRow struct {
	bun.BaseModel `bun:"table:stores,alias:s"`

	ID                int64 `bun:",pk,autoincrement"`
	SupplierID        int64
	Slug              string
	Name              string
	Presentation      string
	Banner            string
	LicenceNumber     string
	LicenceDeclaredOn string
	Mediator          string
	ContactEmail      string
	Status            domain.Status
	SearchText        string
	OpenedAt          time.Time `bun:",nullzero"`
	ClosedAt          time.Time `bun:",nullzero"`
	Version           int64
	CreatedAt         time.Time
	UpdatedAt         time.Time
}

type slugRow struct {
	bun.BaseModel `bun:"table:store_slugs,alias:n"`

	Slug    string `bun:",pk"`
	StoreID int64
	Version int64
}

func steps() timeline.Table[domain.Status] {
	return timeline.Table[domain.Status]{Steps: "store_steps", Key: "store_id", Documents: "stores", Title: "name"}
}

func rowOf(s *domain.Store) *storeRow {
	return &storeRow{
		ID: s.ID, SupplierID: s.SupplierID, Slug: s.Slug, Name: s.Name, Presentation: s.Presentation, Banner: s.Banner,
		LicenceNumber: s.Licence.Number, LicenceDeclaredOn: s.Licence.DeclaredOn, Mediator: s.Mediator, ContactEmail: s.ContactEmail,
		Status: s.Status, SearchText: fold.Text(s.Name + " " + s.Slug), OpenedAt: s.OpenedAt, ClosedAt: s.ClosedAt, Version: s.Version,
		CreatedAt: s.CreatedAt, UpdatedAt: s.UpdatedAt,
	}
}

func (r storeRow) store() domain.Store {
	return domain.Store{
		ID: r.ID, SupplierID: r.SupplierID, Slug: r.Slug, Name: r.Name, Presentation: r.Presentation, Banner: r.Banner,
		Licence: domain.Licence{Number: r.LicenceNumber, DeclaredOn: r.LicenceDeclaredOn}, Mediator: r.Mediator, ContactEmail: r.ContactEmail,
		Status: r.Status, OpenedAt: clock.Instant(r.OpenedAt), ClosedAt: clock.Instant(r.ClosedAt), Version: r.Version,
		CreatedAt: clock.Instant(r.CreatedAt), UpdatedAt: clock.Instant(r.UpdatedAt),
	}
}

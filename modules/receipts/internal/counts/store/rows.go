package store

import (
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/receipts/internal/counts/domain"
	"millesime/platform/auth"
	"millesime/platform/db/timeline"
	"millesime/platform/fold"
	"millesime/platform/gtin"
	"millesime/platform/money"
)

type sessionRow struct {
	bun.BaseModel `bun:"table:stock_counts,alias:c"`

	ID         int64 `bun:",pk,autoincrement"`
	Number     string
	SupplierID int64
	Warehouse  string
	Label      string
	Blind      bool
	Proposed   bool
	Status     domain.Status
	Round      int64
	SearchText string
	CreatedAt  time.Time
	EndedAt    time.Time `bun:",nullzero"`
	UpdatedAt  time.Time
}

type lineRow struct {
	bun.BaseModel `bun:"table:stock_count_lines,alias:cl"`

	ID           int64 `bun:",pk,autoincrement"`
	CountID      int64
	ProductID    int64
	Name         string
	SearchText   string
	Counted      *int64
	Previous     *int64
	Expected     int64
	Recount      bool
	CountedAt    time.Time `bun:",nullzero"`
	CorrectionID int64
	Moved        bool
	Difference   int64
	PriceCents   money.Cents
	ValueCents   money.Cents
	Corrected    int64
	IsOpen       bool
}

type entryRow struct {
	bun.BaseModel `bun:"table:stock_count_entries,alias:ce"`

	ID        int64 `bun:",pk,autoincrement"`
	CountID   int64
	ProductID int64
	Round     int64
	Units     int64
	Lot       string
	Place     string
	Note      string
	timeline.Signature
	CreatedAt time.Time
}

func steps() timeline.Table[domain.Status] {
	return timeline.Table[domain.Status]{
		Steps: "stock_count_steps", Key: "count_id", Documents: "stock_counts", Title: "number",
	}
}

func newSessionRow(s domain.Session) sessionRow {
	return sessionRow{
		ID: s.ID, Number: s.Number, SupplierID: s.SupplierID, Warehouse: s.Warehouse, Label: s.Label, Blind: s.Blind, Proposed: s.Proposed,
		Status: s.Status, Round: s.Round, SearchText: fold.Text(s.Number + " " + s.Label), CreatedAt: s.CreatedAt, EndedAt: s.EndedAt,
		UpdatedAt: s.CreatedAt,
	}
}

func (c sessionRow) session() domain.Session {
	return domain.Session{
		ID: c.ID, Number: c.Number, SupplierID: c.SupplierID, Warehouse: c.Warehouse, Label: c.Label, Blind: c.Blind, Proposed: c.Proposed,
		Status: c.Status, Round: c.Round, CreatedAt: c.CreatedAt.UTC(), EndedAt: c.EndedAt.UTC(),
	}
}

func newLineRow(sessionID int64, l domain.Line) lineRow {
	p := l.Product
	return lineRow{
		ID: l.ID, CountID: sessionID, ProductID: l.ProductID, Name: fold.Text(p.Name),
		SearchText: fold.Text(p.Name + " " + p.Reference + " " + gtin.Spellings(p.EAN) + " " + p.Appellation),
		Counted:    l.Counted, Previous: l.Previous, Expected: l.Expected, Recount: l.Recount, CountedAt: l.CountedAt, CorrectionID: l.Correction,
		Moved: l.Moved, Difference: l.Difference(), PriceCents: l.Price, ValueCents: l.Value(), Corrected: l.Corrected, IsOpen: true,
	}
}

func (r lineRow) line() domain.Line {
	return domain.Line{
		ID: r.ID, ProductID: r.ProductID, Counted: r.Counted, Previous: r.Previous, Expected: r.Expected, Recount: r.Recount,
		CountedAt: r.CountedAt.UTC(), Correction: r.CorrectionID, Moved: r.Moved, Price: r.PriceCents, Corrected: r.Corrected,
	}
}

func newEntryRow(sessionID int64, e domain.Entry) entryRow {
	return entryRow{
		CountID: sessionID, ProductID: e.ProductID, Round: e.Round, Units: e.Units, Lot: e.Lot, Place: e.Place, Note: e.Note,
		Signature: timeline.Signature(e.Signature), CreatedAt: e.At,
	}
}

func (r entryRow) entry() domain.Entry {
	return domain.Entry{
		ID: r.ID, ProductID: r.ProductID, Round: r.Round, Units: r.Units, Lot: r.Lot, Place: r.Place, Note: r.Note,
		Signature: auth.Signature(r.Signature), At: r.CreatedAt.UTC(),
	}
}

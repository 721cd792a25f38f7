package store

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/internal/carriage/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
)

type gridRow struct {
	bun.BaseModel `bun:"table:shipping_grids,alias:g"`

	ID          int64 `bun:",pk,autoincrement"`
	Owner       string
	SupplierID  *int64
	CarrierCode string
	Department  string
	Basis       string
	BeyondCents *money.Cents
	StartsOn    string
	Active      bool
	Version     int64

	// Of the tables beside it, in one statement: number:cents, with commas between.
	Steps    string `bun:"steps,scanonly"`
	Replaced bool   `bun:"replaced,scanonly"`
}

type gridStepKept struct {
	bun.BaseModel `bun:"table:shipping_grid_steps"`

	GridID     int64
	UpTo       int64
	PriceCents money.Cents
}

func withGridParts(q *bun.SelectQuery, today string) *bun.SelectQuery {
	return q.ColumnExpr("g.*").
		ColumnExpr("COALESCE((SELECT string_agg(CAST(s.up_to AS TEXT) || ':' || CAST(s.price_cents AS TEXT), ',') FROM shipping_grid_steps AS s WHERE s.grid_id = g.id), '') AS steps").
		ColumnExpr(`EXISTS (SELECT 1 FROM shipping_grids AS n WHERE n.owner = g.owner AND COALESCE(n.supplier_id, 0) = COALESCE(g.supplier_id, 0)
 AND n.carrier_code = g.carrier_code AND n.department = g.department AND n.active
 AND n.starts_on > g.starts_on AND n.starts_on <= ?) AS replaced`, today)
}

// KeptGrids reads a page of the grids.
func (s *Store) KeptGrids(ctx context.Context, f domain.GridFilter) (lists.Page[domain.KeptGrid], error) {
	rows := s.db.Read().NewSelect().Model((*gridRow)(nil))
	if f.SupplierID != 0 {
		rows = rows.Where("(g.supplier_id = ? OR g.owner = ?)", f.SupplierID, quote.OwnerPlatform)
	}
	if f.Owner != "" {
		rows = rows.Where("g.owner = ?", f.Owner)
	}
	rows = db.Among(rows, "g.supplier_id IN (?)", f.Suppliers)
	if f.Department != "" {
		rows = rows.Where("g.department = ?", f.Department)
	}
	if f.Active != nil {
		rows = rows.Where("g.active = ?", *f.Active)
	}
	found, err := db.List[gridRow](ctx, s.db, db.Listing{
		What: "carriage grids", Rows: withGridParts(rows.Clone(), f.Today), Counted: rows.ExcludeColumn("*"), Alias: "g",
		Sorts: map[string]string{quote.SortStartsOn: "starts_on", domain.SortDepartment: "department"},
		Part:  f.Part, Stale: domain.ErrGridCursor,
	})
	return lists.Map(found, gridRow.kept), err
}

// KeptGrid reads one; inside a transaction it is locked first.
func (s *Store) KeptGrid(ctx context.Context, in db.Handle, id int64, today string) (domain.KeptGrid, error) {
	if db.Inside(in) {
		lock := db.LockRows(s.db.Reader(in).NewSelect().Model((*gridRow)(nil)).Column("g.id").Where("g.id = ?", id), in)
		if err := lock.Scan(ctx, new(int64)); db.NotFound(err) {
			return domain.KeptGrid{}, domain.ErrGridNotFound
		} else if err != nil {
			return domain.KeptGrid{}, fmt.Errorf("pricing: lock a carriage grid: %w", err)
		}
	}
	var row gridRow
	err := withGridParts(s.db.Reader(in).NewSelect().Model(&row), today).Where("g.id = ?", id).Scan(ctx)
	return row.kept(), db.Found(err, domain.ErrGridNotFound, "pricing: read a carriage grid")
}

// LockDefaultGrids locks the platform's grids for everywhere and all carriers, so that they are taken away one after the other.
func (s *Store) LockDefaultGrids(ctx context.Context, tx *db.Tx) error {
	var ids []int64
	rows := defaultGrids(tx.IDB().NewSelect()).Column("g.id").Order("g.id")
	return db.Wrap(db.LockRows(rows, tx).Scan(ctx, &ids), "pricing: lock the default carriage grids")
}

// HasDefaultGrid tells whether such a grid is in force on a day.
func (s *Store) HasDefaultGrid(ctx context.Context, tx *db.Tx, today string) (bool, error) {
	found, err := defaultGrids(tx.IDB().NewSelect()).Where("g.active AND g.starts_on <= ?", today).Exists(ctx)
	return found, db.Wrap(err, "pricing: look for a default carriage grid")
}

func defaultGrids(q *bun.SelectQuery) *bun.SelectQuery {
	return q.Model((*gridRow)(nil)).Where("g.owner = ? AND g.carrier_code = '' AND g.department = ''", quote.OwnerPlatform)
}

// PutGrid writes a grid with its steps, a new one when it has no id yet. One that begins with another of its scope is refused.
func (s *Store) PutGrid(ctx context.Context, tx *db.Tx, grid *domain.KeptGrid) error {
	row := newGridRow(*grid)
	var err error
	if grid.ID == 0 {
		_, err = tx.IDB().NewInsert().Model(&row).Exec(ctx)
		grid.ID = row.ID
	} else {
		_, err = tx.IDB().NewUpdate().Model(&row).WherePK().Exec(ctx)
	}
	if db.IsUnique(err) {
		return domain.SecondGrid()
	}
	if err != nil {
		return fmt.Errorf("pricing: write a carriage grid: %w", err)
	}
	if _, err := tx.IDB().NewDelete().Model((*gridStepKept)(nil)).Where("grid_id = ?", grid.ID).Exec(ctx); err != nil {
		return fmt.Errorf("pricing: remove the steps of a carriage grid: %w", err)
	}
	steps := make([]gridStepKept, len(grid.Steps))
	for i, step := range grid.Steps {
		steps[i] = gridStepKept{GridID: grid.ID, UpTo: step.UpTo, PriceCents: step.Price}
	}
	if len(steps) == 0 {
		return nil
	}
	_, err = tx.IDB().NewInsert().Model(&steps).Exec(ctx)
	return db.Wrap(err, "pricing: write the steps of a carriage grid")
}

func newGridRow(g domain.KeptGrid) gridRow {
	row := gridRow{
		ID: g.ID, Owner: g.Owner, CarrierCode: g.CarrierCode, Department: g.Department, Basis: string(g.Basis), BeyondCents: g.Beyond,
		StartsOn: g.StartsOn, Active: g.Active, Version: g.Version,
	}
	if g.SupplierID != 0 {
		row.SupplierID = &g.SupplierID
	}
	return row
}

func (r gridRow) kept() domain.KeptGrid {
	kept := domain.KeptGrid{ID: r.ID, Active: r.Active, Replaced: r.Replaced, Version: r.Version, Grid: quote.Grid{
		Owner: r.Owner, CarrierCode: r.CarrierCode, Department: r.Department, Basis: quote.GridBasis(r.Basis), Beyond: r.BeyondCents,
		StartsOn: r.StartsOn,
	}}
	if r.SupplierID != nil {
		kept.SupplierID = *r.SupplierID
	}
	for part := range strings.SplitSeq(r.Steps, ",") {
		upTo, cents, _ := strings.Cut(part, ":")
		limit, err := strconv.ParseInt(upTo, 10, 64)
		price, err2 := strconv.ParseInt(cents, 10, 64)
		if err == nil && err2 == nil {
			kept.Steps = append(kept.Steps, quote.GridStep{UpTo: limit, Price: money.Cents(price)})
		}
	}
	slices.SortFunc(kept.Steps, func(a, b quote.GridStep) int { return int(a.UpTo - b.UpTo) })
	return kept
}

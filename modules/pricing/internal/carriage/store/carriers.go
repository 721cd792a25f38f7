// Package store keeps carriers, pickup points and grids. Rows never leave it.
package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/db"
	"millesime/platform/money"
)

// Store keeps what delivery costs.
type Store struct{ db *db.DB }

// New makes the store of carriers and shipping grids.
func New(d *db.DB) *Store { return &Store{d} }

type carrierRow struct {
	bun.BaseModel `bun:"table:carriers,alias:c"`

	Code           string `bun:"code,pk"`
	LabelFR        string `bun:"label_fr"`
	LabelEN        string `bun:"label_en"`
	DelayFR        string `bun:"delay_fr"`
	DelayEN        string `bun:"delay_en"`
	Delivery       string `bun:"delivery"`
	MaxWeightGrams *int64 `bun:"max_weight_grams"`
	Position       int64  `bun:"position"`
	Active         bool   `bun:"active"`
	Version        int64  `bun:"version"`
}

// gridStepRow is a step of a grid with its grid; a grid without steps has one row with UpTo null.
type gridStepRow struct {
	bun.BaseModel `bun:"table:shipping_grids,alias:g"`

	ID          int64           `bun:"id"`
	Owner       string          `bun:"owner"`
	SupplierID  *int64          `bun:"supplier_id"`
	CarrierCode string          `bun:"carrier_code"`
	Department  string          `bun:"department"`
	Basis       quote.GridBasis `bun:"basis"`
	BeyondCents *money.Cents    `bun:"beyond_cents"`
	StartsOn    string          `bun:"starts_on"`
	UpTo        *int64          `bun:"up_to,scanonly"`
	PriceCents  *money.Cents    `bun:"price_cents,scanonly"`
}

type relayRow struct {
	bun.BaseModel `bun:"table:relays,alias:r"`

	Code        string `bun:"code,pk"`
	CarrierCode string `bun:"carrier_code"`
	Label       string `bun:"label"`
	Street      string `bun:"street"`
	Postcode    string `bun:"postcode"`
	City        string `bun:"city"`
	Active      bool   `bun:"active"`
}

// Carriers reads the carriers that deliver, in the order of their offers.
func (s *Store) Carriers(ctx context.Context, in db.Handle) ([]quote.Carrier, error) {
	var rows []carrierRow
	if err := s.db.Bind(in).NewSelect().Model(&rows).Where("c.active").Order("c.position", "c.code").Scan(ctx); err != nil {
		return nil, fmt.Errorf("pricing: read carriers: %w", err)
	}
	carriers := make([]quote.Carrier, len(rows))
	for i, r := range rows {
		carriers[i] = r.carrier()
	}
	return carriers, nil
}

func (r carrierRow) carrier() quote.Carrier {
	return quote.Carrier{
		Code: r.Code, LabelFR: r.LabelFR, LabelEN: r.LabelEN, DelayFR: r.DelayFR, DelayEN: r.DelayEN,
		Delivery: r.Delivery, MaxWeightGrams: r.MaxWeightGrams,
	}
}

// Grids reads the grids that may price goods of these suppliers for a department on a day: theirs, those of Dartess
// and of the platform.
func (s *Store) Grids(ctx context.Context, in db.Handle, supplierIDs []int64, department, day string) ([]quote.Grid, error) {
	bound := s.db.Bind(in)
	return grids(ctx, bound, department, day, func(q *bun.SelectQuery) *bun.SelectQuery {
		return q.Where("g.supplier_id IS NULL OR g.supplier_id IN (?)", bound.Ints(supplierIDs))
	})
}

// AllGrids reads the same for the goods of all suppliers.
func (s *Store) AllGrids(ctx context.Context, department, day string) ([]quote.Grid, error) {
	return grids(ctx, s.db.Bind(nil), department, day, func(q *bun.SelectQuery) *bun.SelectQuery { return q })
}

func grids(
	ctx context.Context, bound *db.Bound, department, day string, of func(*bun.SelectQuery) *bun.SelectQuery,
) ([]quote.Grid, error) {
	var rows []gridStepRow
	err := of(bound.NewSelect().Model(&rows).
		Column("g.id", "g.owner", "g.supplier_id", "g.carrier_code", "g.department", "g.basis", "g.beyond_cents", "g.starts_on").
		ColumnExpr("s.up_to, s.price_cents").
		Join("LEFT JOIN shipping_grid_steps AS s ON s.grid_id = g.id").
		Where("g.department IN ('', ?)", bound.Text(department)).
		Where("g.active AND g.starts_on <= ?", bound.Text(day)).
		Order("g.id", "s.up_to")).Scan(ctx)
	return gridsOf(rows), db.Wrap(err, "pricing: read shipping grids")
}

// gridsOf gathers the rows of each grid, which follow each other.
func gridsOf(rows []gridStepRow) []quote.Grid {
	var grids []quote.Grid
	var last int64
	for _, r := range rows {
		if r.ID != last {
			last = r.ID
			grids = append(grids, r.grid())
		}
		if r.UpTo != nil && r.PriceCents != nil {
			grid := &grids[len(grids)-1]
			grid.Steps = append(grid.Steps, quote.GridStep{UpTo: *r.UpTo, Price: *r.PriceCents})
		}
	}
	return grids
}

func (r gridStepRow) grid() quote.Grid {
	g := quote.Grid{
		Owner: r.Owner, CarrierCode: r.CarrierCode, Department: r.Department, Basis: r.Basis, Beyond: r.BeyondCents,
		StartsOn: r.StartsOn,
	}
	if r.SupplierID != nil {
		g.SupplierID = *r.SupplierID
	}
	return g
}

// relayedRow is a carrier with one of its pickup points; a carrier without any has one row with RelayCode empty.
type relayedRow struct {
	carrierRow

	RelayCode, Label, Street, Postcode, City string
}

// CarriersTo reads, with one statement, the carriers that deliver, in the order of their offers, and the pickup points in a
// department of those that bring goods to such.
func (s *Store) CarriersTo(ctx context.Context, in db.Handle, department string) ([]quote.Carrier, []quote.RelayPoint, error) {
	var rows []relayedRow
	bound := s.db.Bind(in)
	err := bound.NewSelect().TableExpr("carriers AS c").
		Column("c.code", "c.label_fr", "c.label_en", "c.delay_fr", "c.delay_en", "c.delivery", "c.max_weight_grams").
		ColumnExpr("r.code AS relay_code").Column("r.label", "r.street", "r.postcode", "r.city").
		// A range of postcodes is what an index serves in both databases.
		Join("LEFT JOIN relays AS r ON c.delivery = ? AND r.carrier_code = c.code AND r.postcode >= ? AND r.postcode <= ? AND r.active",
			pricingapi.DeliveryRelay, bound.Text(department), bound.Text(department+"999")).
		Where("c.active").Order("c.position", "c.code", "r.code").Scan(ctx, &rows)
	if err != nil {
		return nil, nil, fmt.Errorf("pricing: read carriers and relays: %w", err)
	}
	carriers, relays := []quote.Carrier{}, []quote.RelayPoint{}
	for _, r := range rows {
		if len(carriers) == 0 || carriers[len(carriers)-1].Code != r.Code {
			carriers = append(carriers, r.carrier())
		}
		if r.RelayCode != "" {
			relays = append(relays, r.point())
		}
	}
	return carriers, relays, nil
}

func (r relayedRow) point() quote.RelayPoint {
	return relayRow{
		Code: r.RelayCode, CarrierCode: r.Code, Label: r.Label, Street: r.Street, Postcode: r.Postcode, City: r.City,
	}.point()
}

func (r relayRow) point() quote.RelayPoint {
	return quote.RelayPoint{
		Code: r.Code, CarrierCode: r.CarrierCode, Label: r.Label, Street: r.Street, Postcode: r.Postcode, City: r.City,
	}
}

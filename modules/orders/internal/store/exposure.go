package store

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
)

type exposureRow struct {
	bun.BaseModel `bun:"table:exposures,alias:e"`

	SupplierID int64 `bun:",pk"`
	CustomerID int64 `bun:",pk"`
	OwedCents  money.Cents
	UpdatedAt  time.Time
}

// Exposures reads what a customer owes suppliers, by supplier: balances that each change of state keeps (domain 5.6).
// Outside a transaction it reads what is committed.
func (s *Store) Exposures(
	ctx context.Context, in db.Handle, customerID int64, supplierIDs []int64,
) (map[int64]money.Cents, error) {
	if len(supplierIDs) == 0 {
		return map[int64]money.Cents{}, nil
	}
	var rows []exposureRow
	bound := s.db.Bind(in)
	err := bound.NewSelect().Model(&rows).
		Where("e.customer_id = ?", bound.Int(customerID)).Where("e.supplier_id IN (?)", bound.Ints(supplierIDs)).Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read exposures: %w", err)
	}
	owed := make(map[int64]money.Cents, len(rows))
	for _, row := range rows {
		owed[row.SupplierID] = row.OwedCents
	}
	return owed, nil
}

// PairExposures reads the same for several customers. The caller holds the relation rows, so nothing moves meanwhile.
func (s *Store) PairExposures(ctx context.Context, tx *db.Tx, pairs []usersapi.Pair) (map[usersapi.Pair]money.Cents, error) {
	wanted := lists.Each(pairs, func(p usersapi.Pair) bun.TupleValues { return bun.Tuple([]int64{p.SupplierID, p.CustomerID}) })
	var rows []exposureRow
	err := tx.IDB().NewSelect().Model(&rows).Where("(e.supplier_id, e.customer_id) IN (VALUES ?)", bun.List(wanted)).Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read exposures: %w", err)
	}
	amounts := make(map[usersapi.Pair]money.Cents, len(rows))
	for _, r := range rows {
		amounts[usersapi.Pair{SupplierID: r.SupplierID, CustomerID: r.CustomerID}] = r.OwedCents
	}
	return amounts, nil
}

// AddExposures changes balances in the order of the pairs, so that two who do never wait for each other.
func (s *Store) AddExposures(ctx context.Context, tx *db.Tx, by map[usersapi.Pair]money.Cents, at time.Time) error {
	if len(by) == 0 {
		return nil
	}
	rows := make([]exposureRow, 0, len(by))
	for _, p := range slices.SortedFunc(maps.Keys(by), byPair) {
		rows = append(rows, exposureRow{SupplierID: p.SupplierID, CustomerID: p.CustomerID, OwedCents: by[p], UpdatedAt: at})
	}
	_, err := tx.IDB().NewInsert().Model(&rows).On("CONFLICT (supplier_id, customer_id) DO UPDATE").
		Set("owed_cents = e.owed_cents + EXCLUDED.owed_cents, updated_at = EXCLUDED.updated_at").Exec(ctx)
	if err != nil {
		return fmt.Errorf("change exposures: %w", err)
	}
	return nil
}

func byPair(a, b usersapi.Pair) int {
	return cmp.Or(cmp.Compare(a.SupplierID, b.SupplierID), cmp.Compare(a.CustomerID, b.CustomerID))
}

package store

import (
	"context"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Gathering reads the customers of a supplier whose deliveries of a month are invoiced together, while their relation is valid.
func (s *Store) Gathering(ctx context.Context, in db.Handle, supplierID int64) ([]int64, error) {
	var ids []int64
	err := s.db.Reader(in).NewSelect().TableExpr("user_relations AS r").ColumnExpr("r.child_id").
		Where("r.parent_id = ? AND r.status = ? AND r.invoicing = ?", supplierID, domain.RelationValid, usersapi.EachMonth).
		OrderExpr("r.child_id").Scan(ctx, &ids)
	return ids, err
}

// LockLimits locks the valid relations of pairs in id order, then reads how much each customer may owe its supplier.
func (s *Store) LockLimits(ctx context.Context, tx *db.Tx, pairs []usersapi.Pair) (map[usersapi.Pair]*money.Cents, error) {
	limits := make(map[usersapi.Pair]*money.Cents, len(pairs))
	if len(pairs) == 0 {
		return limits, nil
	}
	wanted := lists.Each(pairs, func(p usersapi.Pair) bun.TupleValues { return bun.Tuple([]int64{p.SupplierID, p.CustomerID}) })
	var rows []struct {
		ParentID, ChildID     int64
		OutstandingValueCents *money.Cents
	}
	query := tx.IDB().NewSelect().TableExpr("user_relations AS r").
		ColumnExpr("r.parent_id, r.child_id").
		ColumnExpr("CASE WHEN r.payment_terms_kind <> ? THEN r.outstanding_value_cents END AS outstanding_value_cents", usersapi.Prepaid).
		Where("(r.parent_id, r.child_id) IN (VALUES ?)", bun.List(wanted)).
		Where("r.status = ?", domain.RelationValid).OrderExpr("r.id")
	if err := db.LockRows(query, tx).Scan(ctx, &rows); err != nil {
		return nil, err
	}
	for _, r := range rows {
		limits[usersapi.Pair{SupplierID: r.ParentID, CustomerID: r.ChildID}] = r.OutstandingValueCents
	}
	return limits, nil
}

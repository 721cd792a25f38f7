package store

import (
	"context"
	"fmt"
	"slices"

	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/money"
)

// tradingRow is a person with its records, as far as something is ordered on them.
type tradingRow struct {
	userRow
	supplierRow // without a user: no record of a supplier

	DiscountOnInvoiceBp money.Rate
}

// Trading reads who trades and on what, with one statement. Only suppliers with a record have conditions.
func (s *Store) Trading(ctx context.Context, tx *db.Tx, customerID int64, supplierIDs []int64) (usersapi.Trading, error) {
	found := usersapi.Trading{
		Parties: map[int64]usersapi.Party{}, Conditions: map[int64]usersapi.SupplierConditions{}, CGVHashes: map[int64]usersapi.CGVHash{},
	}
	var rows []tradingRow
	bound := s.db.Bind(tx)
	query := bound.NewSelect().TableExpr("users AS u").
		Join("LEFT JOIN parameter_suppliers AS p ON p.user_id = u.id").
		Join("LEFT JOIN parameter_buyers AS b ON b.user_id = u.id").
		Where("u.id IN (?)", bound.Ints(append(slices.Clone(supplierIDs), customerID))).
		Column("b.discount_on_invoice_bp").
		Column("p.user_id", "p.cgv", "p.store_cgv", "p.free_shipping_from_value_cents", "p.free_shipping_from_quantity",
			"p.store_free_shipping_from_value_cents", "p.store_free_shipping_from_quantity", "p.minimum_order_value_cents",
			"p.handling_fee_cents", "p.auto_validate", "p.payment_terms_kind", "p.payment_terms_days")
	for _, column := range partyColumns() {
		query = query.Column("u." + column)
	}
	if err := query.Scan(ctx, &rows); err != nil {
		return found, fmt.Errorf("read who trades: %w", err)
	}
	for _, row := range rows {
		found.Parties[row.ID] = s.partyOf(row.userRow)
		if row.ID == customerID {
			found.OnInvoice = row.DiscountOnInvoiceBp
		}
		if row.UserID == 0 {
			continue
		}
		row.HasCGV, row.HasStoreCGV = row.CGV != "", row.StoreCGV != ""
		found.Conditions[row.ID] = row.conditions()
		if !row.HasCGV && !row.HasStoreCGV {
			continue
		}
		var err error
		if found.CGVHashes[row.ID], err = row.hashes(); err != nil {
			return found, err
		}
	}
	return found, nil
}

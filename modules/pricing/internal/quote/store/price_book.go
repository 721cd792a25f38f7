package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

// PricesOf reads all prices of products, those of every group included.
func (s *Store) PricesOf(ctx context.Context, in db.Handle, productIDs []int64) (map[int64]pricingapi.ProductPrices, error) {
	found := make(map[int64]pricingapi.ProductPrices, len(productIDs))
	if len(productIDs) == 0 {
		return found, nil
	}
	var rows []priceRow
	err := s.db.Reader(in).NewSelect().Model(&rows).
		Column("p.product_id", "p.supplier_id", "p.list_price_cents", "p.store_price_cents").
		Where("p.product_id IN (?)", bun.List(productIDs)).Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("pricing: read the prices of products: %w", err)
	}
	for _, row := range rows {
		found[row.ProductID] = pricingapi.ProductPrices{
			ProductID: row.ProductID, SupplierID: row.SupplierID, ListTaxExcl: row.ListPriceCents,
			StoreTaxIncl: row.StorePriceCents, Groups: map[auth.Group]money.Cents{},
		}
	}
	var groups []groupPriceRow
	err = s.db.Reader(in).NewSelect().Model(&groups).Where("g.product_id IN (?)", bun.List(productIDs)).Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("pricing: read the group prices of products: %w", err)
	}
	for _, row := range groups {
		if prices, ok := found[row.ProductID]; ok {
			prices.Groups[row.GroupCode] = row.PriceCents
		}
	}
	return found, nil
}

// StorePrices reads the prices of products for individuals.
func (s *Store) StorePrices(ctx context.Context, in db.Handle, productIDs []int64) (map[int64]money.Cents, error) {
	found := make(map[int64]money.Cents, len(productIDs))
	if len(productIDs) == 0 {
		return found, nil
	}
	var rows []struct {
		ProductID       int64
		StorePriceCents money.Cents
	}
	bound := s.db.Bind(in)
	err := bound.NewSelect().TableExpr("product_prices AS p").Column("p.product_id", "p.store_price_cents").
		Where("p.product_id IN (?)", bound.Ints(productIDs)).Where("p.store_price_cents IS NOT NULL").Scan(ctx, &rows)
	for _, row := range rows {
		found[row.ProductID] = row.StorePriceCents
	}
	return found, db.Wrap(err, "pricing: read the prices of shops")
}

// SetPrices writes all prices of products, with three statements whatever their number.
func (s *Store) SetPrices(ctx context.Context, tx *db.Tx, prices []pricingapi.ProductPrices) error {
	if len(prices) == 0 {
		return nil
	}
	rows, ids, groups := make([]priceRow, 0, len(prices)), make([]int64, 0, len(prices)), []groupPriceRow{}
	for _, p := range prices {
		ids = append(ids, p.ProductID)
		rows = append(rows, priceRow{
			ProductID: p.ProductID, SupplierID: p.SupplierID, ListPriceCents: p.ListTaxExcl, StorePriceCents: p.StoreTaxIncl,
			UpdatedAt: tx.Now(),
		})
		for code, price := range p.Groups {
			groups = append(groups, groupPriceRow{ProductID: p.ProductID, GroupCode: code, PriceCents: price})
		}
	}
	_, err := tx.IDB().NewInsert().Model(&rows).On("CONFLICT (product_id) DO UPDATE").
		Set("supplier_id = EXCLUDED.supplier_id").Set("list_price_cents = EXCLUDED.list_price_cents").
		Set("store_price_cents = EXCLUDED.store_price_cents").Set("updated_at = EXCLUDED.updated_at").Exec(ctx)
	if err != nil {
		return fmt.Errorf("pricing: write prices: %w", err)
	}
	_, err = tx.IDB().NewDelete().TableExpr("product_group_prices").Where("product_id IN (?)", bun.List(ids)).Exec(ctx)
	if err != nil {
		return fmt.Errorf("pricing: remove group prices: %w", err)
	}
	if len(groups) == 0 {
		return nil
	}
	_, err = tx.IDB().NewInsert().Model(&groups).Exec(ctx)
	return db.Wrap(err, "pricing: write group prices")
}

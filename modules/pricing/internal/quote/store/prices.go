package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/pricingapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

// priceRow is a product's prices with the one of a group, where it has one.
type priceRow struct {
	bun.BaseModel `bun:"table:product_prices,alias:p"`

	ProductID       int64        `bun:"product_id,pk"`
	SupplierID      int64        `bun:"supplier_id"`
	ListPriceCents  money.Cents  `bun:"list_price_cents"`
	StorePriceCents *money.Cents `bun:"store_price_cents"`
	UpdatedAt       time.Time    `bun:"updated_at"`
	GroupPriceCents *money.Cents `bun:"group_price_cents,scanonly"`
}

type groupPriceRow struct {
	bun.BaseModel `bun:"table:product_group_prices,alias:g"`

	ProductID  int64       `bun:"product_id,pk"`
	GroupCode  auth.Group  `bun:"group_code,pk"`
	PriceCents money.Cents `bun:"price_cents"`
}

func (r priceRow) price() pricingapi.ListPrice {
	p := pricingapi.ListPrice{
		SupplierID: r.SupplierID, ListTaxExcl: r.ListPriceCents, Groups: map[auth.Group]money.Cents{},
	}
	if r.StorePriceCents != nil {
		p.StoreTaxIncl = *r.StorePriceCents
	}
	return p
}

// Prices reads, in one query, the prices of products and those that one group has of its own. Products
// without a price are missing.
func (s *Store) Prices(ctx context.Context, in db.Handle, group auth.Group, productIDs []int64) (map[int64]pricingapi.ListPrice, error) {
	found := make(map[int64]pricingapi.ListPrice, len(productIDs))
	if len(productIDs) == 0 {
		return found, nil
	}
	rows := make([]priceRow, 0, len(productIDs))
	bound := s.db.Bind(in)
	err := bound.NewSelect().Model(&rows).
		Column("p.product_id", "p.supplier_id", "p.list_price_cents", "p.store_price_cents").
		ColumnExpr("g.price_cents AS group_price_cents").
		Join("LEFT JOIN product_group_prices AS g ON g.product_id = p.product_id AND g.group_code = ?", bound.Text(string(group))).
		Where("p.product_id IN (?)", bound.Ints(productIDs)).
		Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("pricing: read prices: %w", err)
	}
	for _, row := range rows {
		price := row.price()
		if row.GroupPriceCents != nil {
			price.Groups[group] = *row.GroupPriceCents
		}
		found[row.ProductID] = price
	}
	return found, nil
}

// ListPrices reads the prices of products, with those of every group.
func (s *Store) ListPrices(ctx context.Context, productIDs []int64) (map[int64]pricingapi.ListPrice, error) {
	found := make(map[int64]pricingapi.ListPrice, len(productIDs))
	for some := range db.Parts(productIDs) {
		if err := s.listPrices(ctx, some, found); err != nil {
			return nil, err
		}
	}
	return found, nil
}

func (s *Store) listPrices(ctx context.Context, productIDs []int64, found map[int64]pricingapi.ListPrice) error {
	rows := make([]priceRow, 0, len(productIDs))
	bound := s.db.Bind(nil)
	err := bound.NewSelect().Model(&rows).Column("p.product_id", "p.supplier_id", "p.list_price_cents", "p.store_price_cents").
		Where("p.product_id IN (?)", bound.Ints(productIDs)).Scan(ctx)
	if err != nil {
		return fmt.Errorf("pricing: read price columns: %w", err)
	}
	for _, row := range rows {
		found[row.ProductID] = row.price()
	}
	var groups []groupPriceRow
	bound = s.db.Bind(nil)
	err = bound.NewSelect().Model(&groups).Where("g.product_id IN (?)", bound.Ints(productIDs)).Scan(ctx)
	if err != nil {
		return fmt.Errorf("pricing: read group prices: %w", err)
	}
	for _, row := range groups {
		if price, ok := found[row.ProductID]; ok {
			price.Groups[row.GroupCode] = row.PriceCents
		}
	}
	return nil
}

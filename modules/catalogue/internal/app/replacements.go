package app

import (
	"cmp"
	"context"
	"slices"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/products/productsapi"
	"millesime/platform/fold"
)

// Closeness is how a product replaces another one.
type Closeness string

// From the closest on.
const (
	OtherVintage Closeness = "vintage"  // the same wine in the same bottle, of another year
	SameSupplier Closeness = "supplier" // another wine of its supplier
	OtherOrigin  Closeness = "other"
)

// Replacement is a product in stock that somebody who waits for another one may take instead.
type Replacement struct {
	Row
	Closeness Closeness
}

const (
	replacements = 6  // offered
	likest       = 30 // looked at, for among them is the same wine of another year
)

// Replacements are products in stock for who waits for one, the closest first. Whoever ordered it reads them, though it is no
// longer sold.
func (c *Catalogue) Replacements(ctx context.Context, id int64) ([]Replacement, error) {
	v, err := c.viewer(ctx, 0)
	if err != nil {
		return nil, err
	}
	scope := v.scope
	scope.AnyStatus = true
	product, ok, err := c.shelf.Product(ctx, scope, id)
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, domain.ErrProductNotFound
	}
	snapshot, err := c.live.Snapshot(ctx)
	if err != nil {
		return nil, err
	}
	like, err := c.shelf.Rows(ctx, v.scope, snapshot.Replacements(id, v.scope, v.priceGroup, likest))
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(like, func(a, b *productsapi.Product) int {
		return cmp.Compare(distance(product, a), distance(product, b))
	})
	rows, err := c.rows(ctx, v, snapshot, like)
	if err != nil {
		return nil, err
	}
	rows = inStock(rows)
	found := make([]Replacement, 0, replacements)
	for _, row := range rows[:min(replacements, len(rows))] {
		found = append(found, Replacement{row, closeness(product, row.Product)})
	}
	return found, nil
}

func closeness(wanted, other *productsapi.Product) Closeness {
	switch {
	case wanted.SupplierID != other.SupplierID:
		return OtherOrigin
	case wanted.BottleSizeMl == other.BottleSizeMl && fold.Text(wanted.Name) == fold.Text(other.Name):
		return OtherVintage
	default:
		return SameSupplier
	}
}

// distance puts another vintage before all; the others keep their order.
func distance(wanted, other *productsapi.Product) int {
	if closeness(wanted, other) == OtherVintage {
		return 0
	}
	return 1
}

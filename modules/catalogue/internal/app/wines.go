package app

import (
	"context"

	"millesime/modules/orders/ordersapi"
	"millesime/modules/products/productsapi"
)

// WinesHolding implements ordersapi.Wines.
func (c *Catalogue) WinesHolding(ctx context.Context, words []string, suppliers []int64, most int) ([]ordersapi.WinesHeld, error) {
	snapshot, err := c.live.Snapshot(ctx)
	if err != nil {
		return nil, err
	}
	var wines []ordersapi.WinesHeld
	for _, held := range snapshot.Holding(words, suppliers, most) {
		wines = append(wines, ordersapi.WinesHeld(held))
	}
	return wines, nil
}

// EANs implements ordersapi.Wines.
func (c *Catalogue) EANs(ctx context.Context, productIDs []int64) (map[int64]string, error) {
	products, err := c.Rows.Rows(ctx, productsapi.Scope{AllSuppliers: true}, productIDs)
	if err != nil {
		return nil, err
	}
	codes := map[int64]string{}
	for i := range products {
		if ean := products[i].EAN; ean != "" {
			codes[products[i].ID] = ean
		}
	}
	return codes, nil
}

package app

import (
	"context"
	"slices"

	"millesime/modules/catalogue/catalogueevents"
	"millesime/modules/catalogue/internal/domain/alerts"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// StockMoved looks at products as they are now, so that events may come late, twice or many at once: it tells who waits
// for those that can be ordered again, and suppliers of those that have fallen to their threshold. Levels are locked, so
// that of two who look at once the later one sees what the earlier one told.
func (a *Alerts) StockMoved(ctx context.Context, tx *db.Tx, productIDs []int64) error {
	products, levels, err := a.look(ctx, tx, productIDs)
	if err != nil {
		return err
	}
	if err := a.tellShort(ctx, tx, products, levels); err != nil {
		return err
	}
	return a.tellBack(ctx, tx, products, levels)
}

// ProductsChanged tells who waits for products that were opened again, or whose smallest quantity is smaller now. An import
// changes thousands: only those that somebody waits for are locked.
func (a *Alerts) ProductsChanged(ctx context.Context, tx *db.Tx, productIDs []int64) error {
	waiting, err := a.store.Alerts(ctx, tx, productIDs)
	if err != nil || len(waiting) == 0 {
		return err
	}
	awaited := lists.Each(waiting, func(alert alerts.Alert) int64 { return alert.ProductID })
	products, levels, err := a.look(ctx, tx, awaited)
	if err != nil {
		return err
	}
	return a.tellBack(ctx, tx, products, levels)
}

func (a *Alerts) look(ctx context.Context, tx *db.Tx, ids []int64) (map[int64]productsapi.Product, map[int64]receiptsapi.Level, error) {
	levels, err := a.stock.Levels(ctx, tx, ids)
	if err != nil {
		return nil, nil, err
	}
	products, err := a.rows.Indexed(ctx, tx, ids)
	return products, levels, err
}

// tellShort tells suppliers once, until the stock is above the threshold again.
func (a *Alerts) tellShort(
	ctx context.Context, tx *db.Tx, products map[int64]productsapi.Product, levels map[int64]receiptsapi.Level,
) error {
	short, enough := alerts.Short(products, levels)
	if err := a.store.MarkEnough(ctx, tx, enough); err != nil {
		return err
	}
	fallen, err := a.store.MarkShort(ctx, tx, short, tx.Now())
	if err != nil {
		return err
	}
	slices.Sort(fallen)
	for _, id := range fallen {
		p := products[id]
		err := tx.Publish(ctx, catalogueevents.StockLowV1{
			ProductID: id, ProductName: ordersapi.Called(p.Name, p.Vintage), SupplierID: p.SupplierID,
			Available: levels[id].Available(), Threshold: int64(p.StockAlertThreshold),
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// tellBack tells who waits and may order now; the others wait on.
func (a *Alerts) tellBack(
	ctx context.Context, tx *db.Tx, products map[int64]productsapi.Product, levels map[int64]receiptsapi.Level,
) error {
	back := alerts.Back(a.stock, products, levels)
	if len(back) == 0 {
		return nil
	}
	waiting, err := a.store.Alerts(ctx, tx, back)
	if err != nil || len(waiting) == 0 {
		return err
	}
	people, err := a.parties.Parties(ctx, alerts.UsersOf(waiting))
	if err != nil {
		return err
	}
	for _, id := range back {
		p := products[id]
		if err := a.tell(ctx, tx, &p, alerts.Told(&p, waiting, people)); err != nil {
			return err
		}
	}
	return nil
}

func (a *Alerts) tell(ctx context.Context, tx *db.Tx, p *productsapi.Product, userIDs []int64) error {
	if len(userIDs) == 0 {
		return nil
	}
	taken, err := a.store.TakeAlerts(ctx, tx, p.ID, userIDs)
	if err != nil || len(taken) == 0 {
		return err
	}
	return tx.Publish(ctx, catalogueevents.BackInStockV1{
		ProductID: p.ID, ProductName: ordersapi.Called(p.Name, p.Vintage), SupplierID: p.SupplierID, UserIDs: taken,
	})
}

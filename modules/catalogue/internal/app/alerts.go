package app

import (
	"context"
	"slices"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/alerts"
	"millesime/modules/catalogue/internal/store"
	"millesime/modules/products/productsapi"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Alerts tell buyers that a product can be ordered again, and suppliers that one has fallen to its threshold, each once.
type Alerts struct {
	db       *db.DB
	store    *store.Store
	products productsapi.Products
	rows     productsapi.Rows
	stock    receiptsapi.Stock
	parties  usersapi.Parties
}

// NewAlerts makes them.
func NewAlerts(d *db.DB, s *store.Store, sources Sources) *Alerts {
	return &Alerts{
		db: d, store: s, products: sources.Products, rows: sources.Rows, stock: sources.Stock, parties: sources.Parties,
	}
}

// Ask has the actor told when a product of its scope can be ordered again; asking twice is asking once. The level stays
// locked meanwhile, so that goods come either before, and are seen, or after, and find the alert.
func (a *Alerts) Ask(ctx context.Context, actor auth.Actor, productID int64) error {
	product, err := a.visible(ctx, actor, productID)
	if err != nil {
		return err
	}
	return a.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		levels, err := a.stock.Levels(ctx, tx, []int64{productID})
		if err != nil {
			return err
		}
		if alerts.Orderable(a.stock, &product, levels[productID]) {
			return alerts.ErrOrderable
		}
		return a.store.AddAlert(ctx, tx, alerts.Alert{ProductID: productID, UserID: actor.ID, CreatedAt: tx.Now()})
	})
}

// Forget takes the actor's wish back; without one it does nothing.
func (a *Alerts) Forget(ctx context.Context, actor auth.Actor, productID int64) error {
	if _, err := a.visible(ctx, actor, productID); err != nil {
		return err
	}
	return a.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return a.store.DropAlert(ctx, tx, productID, actor.ID)
	})
}

// mark tells of the rows that cannot be ordered which the actor waits for. It asks nothing where all can be, nor for who sells.
func (a *Alerts) mark(ctx context.Context, actor auth.Actor, rows []Row) error {
	if !slices.Contains(alerts.Waiters(), actor.Group) {
		return nil
	}
	var closed []int64
	for i := range rows {
		if !domain.Orderable(rows[i].Tag) {
			closed = append(closed, rows[i].ID)
		}
	}
	if len(closed) == 0 {
		return nil
	}
	awaited, err := a.store.Awaited(ctx, actor.ID, closed)
	for i := range rows {
		rows[i].Waits = slices.Contains(awaited, rows[i].ID)
	}
	return err
}

func (a *Alerts) visible(ctx context.Context, actor auth.Actor, productID int64) (productsapi.Product, error) {
	scope, err := a.products.Scope(ctx, actor, actor.Group)
	if err != nil {
		return productsapi.Product{}, err
	}
	product, ok, err := a.rows.Product(ctx, scope, productID)
	if err == nil && !ok {
		err = domain.ErrProductNotFound
	}
	return product, err
}

// PersonalData gives what a person waits for (usersapi.PersonalData).
func (a *Alerts) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	waiting, err := a.store.AlertsOf(ctx, userID)
	return map[string]any{"stockAlerts": waiting}, err
}

// ForgetPeople drops what people waited for.
func (a *Alerts) ForgetPeople(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	return a.store.ForgetAlerts(ctx, tx, userIDs)
}

package alerts

import (
	"context"
	"time"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/browse"
	"millesime/modules/receipts/receiptsapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// ErrOrderable refuses an alert for what can be ordered now.
var ErrOrderable = fault.New("catalogue.orderable", fault.Conflict, fault.Text{
	FR: "Ce produit est de nouveau disponible : vous pouvez le commander dès maintenant.",
	EN: "This product is available again: you can order it now.",
})

// Alert is a product that somebody waits for.
type Alert struct {
	ProductID int64
	UserID    int64
	CreatedAt time.Time
}

// Store keeps who waits for what, and which products are short.
type Store interface {
	// Product reads a product of a scope; false when it is not there.
	Product(ctx context.Context, scope domain.Scope, id int64) (domain.Product, bool, error)
	// Watched reads what tells whether products can be ordered, whatever their supplier.
	Watched(ctx context.Context, tx *db.Tx, ids []int64) (map[int64]domain.Product, error)
	HasAlert(ctx context.Context, productID, userID int64) (bool, error)
	AddAlert(ctx context.Context, tx *db.Tx, alert Alert) error
	DropAlert(ctx context.Context, tx *db.Tx, productID, userID int64) error
	// Alerts are those of some products.
	Alerts(ctx context.Context, tx *db.Tx, productIDs []int64) ([]Alert, error)
	// TakeAlerts forgets alerts and gives those that were there: of two who take at once, one gets each.
	TakeAlerts(ctx context.Context, tx *db.Tx, productID int64, userIDs []int64) ([]int64, error)
	// MarkShort gives the products that were not marked yet; MarkEnough forgets those that were.
	MarkShort(ctx context.Context, tx *db.Tx, productIDs []int64, at time.Time) ([]int64, error)
	MarkEnough(ctx context.Context, tx *db.Tx, productIDs []int64) error
	AlertsOf(ctx context.Context, userID int64) ([]PersonalAlert, error)
	ForgetAlerts(ctx context.Context, tx *db.Tx, userIDs []int64) error
}

// Transactor opens transactions.
type Transactor interface {
	InTx(ctx context.Context, fn func(ctx context.Context, tx *db.Tx) error) error
}

// Alerts are the use cases of waiting for a product.
type Alerts struct {
	db      Transactor
	store   Store
	stock   receiptsapi.Stock
	parties usersapi.Parties
	access  usersapi.Access
}

// New makes them.
func New(d Transactor, s Store, stock receiptsapi.Stock, parties usersapi.Parties, access usersapi.Access) *Alerts {
	return &Alerts{db: d, store: s, stock: stock, parties: parties, access: access}
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
		if orderable(a.stock, &product, levels[productID]) {
			return ErrOrderable
		}
		return a.store.AddAlert(ctx, tx, Alert{ProductID: productID, UserID: actor.ID, CreatedAt: tx.Now()})
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

// Waits tells whether the actor waits for a product.
func (a *Alerts) Waits(ctx context.Context, actor auth.Actor, productID int64) (bool, error) {
	return a.store.HasAlert(ctx, productID, actor.ID)
}

func (a *Alerts) visible(ctx context.Context, actor auth.Actor, productID int64) (domain.Product, error) {
	scope, err := domain.ScopeOf(ctx, actor, actor.Group, a.access)
	if err != nil {
		return domain.Product{}, err
	}
	product, ok, err := a.store.Product(ctx, scope, productID)
	if err == nil && !ok {
		err = browse.ErrProductNotFound
	}
	return product, err
}

// orderable tells whether the smallest quantity of a product can be ordered, promised goods included (domain 3.3).
func orderable(tagger domain.Tagger, p *domain.Product, level receiptsapi.Level) bool {
	switch p.Facts().Tag(tagger, level) {
	case receiptsapi.TagDesactivated, receiptsapi.TagOutOfStock, receiptsapi.TagInsufficientStock:
		return false
	default:
		return true
	}
}

package app

import (
	"context"
	"strings"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/catalogue/internal/domain/elabel"
	"millesime/modules/catalogue/internal/store"
	"millesime/modules/products/productsapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/qr"
)

// Labels are what suppliers do with the e-labels of their lots, and what the public reads.
type Labels struct {
	db        *db.DB
	store     *store.Store
	products  productsapi.Products
	writer    productsapi.Writer
	publicURL string
}

// NewLabels makes them; pages lie below publicURL.
func NewLabels(d *db.DB, s *store.Store, products productsapi.Products, w productsapi.Writer, publicURL string) *Labels {
	return &Labels{db: d, store: s, products: products, writer: w, publicURL: strings.TrimSuffix(publicURL, "/")}
}

// List reads the lots of a product that the actor keeps or sells.
func (l *Labels) List(ctx context.Context, actor auth.Actor, productID int64) ([]elabel.Lot, error) {
	if err := l.visible(ctx, nil, actor, productID); err != nil {
		return nil, err
	}
	return l.store.Lots(ctx, nil, productID, "")
}

// visible answers ErrProductNotFound for a product out of the actor's scope; inside tx it locks the product.
func (l *Labels) visible(ctx context.Context, tx *db.Tx, actor auth.Actor, productID int64) error {
	scope, err := l.products.Scope(ctx, actor, "")
	if err != nil {
		return err
	}
	kept, err := l.writer.Kept(ctx, tx, scope, []int64{productID})
	if err == nil && len(kept) == 0 {
		err = domain.ErrProductNotFound
	}
	return err
}

// Add makes a lot; missing are the names of what was not told of it, all of which the law wants told.
func (l *Labels) Add(ctx context.Context, actor auth.Actor, lot elabel.Lot, missing []string) (elabel.Lot, error) {
	lot.Tidy()
	err := l.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if err := l.visible(ctx, tx, actor, lot.ProductID); err != nil {
			return err
		}
		if err := lot.Complete(missing); err != nil {
			return err
		}
		count, err := l.store.CountLots(ctx, tx, lot.ProductID)
		if err != nil {
			return err
		}
		if count >= elabel.MaxLots {
			return elabel.ErrTooManyLots
		}
		lot.CreatedAt, lot.UpdatedAt = tx.Now(), tx.Now()
		added, err := l.store.AddLot(ctx, tx, lot)
		if err != nil {
			return err
		}
		if !added {
			return elabel.ErrLotTaken
		}
		return tellOfLot(ctx, tx, actor, "products.lot_added", nil, &lot)
	})
	return lot, err
}

// Change writes a lot; its number stays.
func (l *Labels) Change(ctx context.Context, actor auth.Actor, productID int64, name string, change func(*elabel.Lot)) (elabel.Lot, error) {
	var lot elabel.Lot
	err := l.one(ctx, actor, productID, name, func(ctx context.Context, tx *db.Tx, found elabel.Lot) error {
		lot = found
		change(&lot)
		lot.ProductID, lot.Lot = found.ProductID, found.Lot
		lot.Tidy()
		if err := lot.Rules().Err(); err != nil {
			return err
		}
		lot.UpdatedAt = tx.Now()
		if err := l.store.SetLot(ctx, tx, lot); err != nil {
			return err
		}
		return tellOfLot(ctx, tx, actor, "products.lot_changed", &found, &lot)
	})
	return lot, err
}

// Remove takes a lot and its page away.
func (l *Labels) Remove(ctx context.Context, actor auth.Actor, productID int64, name string) error {
	return l.one(ctx, actor, productID, name, func(ctx context.Context, tx *db.Tx, found elabel.Lot) error {
		if err := l.store.RemoveLot(ctx, tx, productID, name); err != nil {
			return err
		}
		return tellOfLot(ctx, tx, actor, "products.lot_removed", &found, nil)
	})
}

// one does something with a lot of a product, which is locked.
func (l *Labels) one(
	ctx context.Context, actor auth.Actor, productID int64, name string, do func(ctx context.Context, tx *db.Tx, found elabel.Lot) error,
) error {
	return l.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if err := l.visible(ctx, tx, actor, productID); err != nil {
			return err
		}
		lots, err := l.store.Lots(ctx, tx, productID, name)
		if err != nil {
			return err
		}
		if len(lots) == 0 {
			return elabel.ErrLotNotFound
		}
		return do(ctx, tx, lots[0])
	})
}

// Code is the QR code of a lot's page.
func (l *Labels) Code(ctx context.Context, actor auth.Actor, productID int64, name string) (qr.Code, error) {
	if err := l.visible(ctx, nil, actor, productID); err != nil {
		return qr.Code{}, err
	}
	lots, err := l.store.Lots(ctx, nil, productID, name)
	if err != nil {
		return qr.Code{}, err
	}
	if len(lots) == 0 {
		return qr.Code{}, elabel.ErrLotNotFound
	}
	return qr.Of(l.publicURL + elabel.Path(productID, name))
}

// Label reads what the page of a lot tells, whoever asks: the bottle is out there, whether it is still sold or not.
func (l *Labels) Label(ctx context.Context, productID int64, name string) (elabel.Label, error) {
	lots, err := l.store.Lots(ctx, nil, productID, name)
	if err != nil {
		return elabel.Label{}, err
	}
	kept, err := l.writer.Kept(ctx, nil, productsapi.Scope{AllSuppliers: true}, []int64{productID}) // whoever looks
	if err != nil {
		return elabel.Label{}, err
	}
	if len(kept) == 0 || len(lots) == 0 || name == "" {
		return elabel.Label{}, elabel.ErrLotNotFound
	}
	return elabel.Label{Product: edit.KeptOf(&kept[0]).Sheet, Lot: lots[0]}, nil
}

// tellOfLot notes an act in the product's trail, below the name of the lot, and has its page read again.
func tellOfLot(ctx context.Context, tx *db.Tx, actor auth.Actor, action string, before, after *elabel.Lot) error {
	of := after
	if of == nil {
		of = before
	}
	person := int64(0)
	if actor.Group == auth.Supplier {
		person = actor.ID
	}
	if err := tell(ctx, tx, []int64{of.ProductID}); err != nil {
		return err
	}
	return audit.Append(ctx, tx, audit.Entry{
		Action: action, Subject: edit.Subject, SubjectID: of.ProductID, Person: person, Before: before.Facts(), After: after.Facts(),
	})
}

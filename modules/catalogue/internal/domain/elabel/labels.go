package elabel

import (
	"context"
	"fmt"
	"net/url"
	"strings"

	"millesime/modules/catalogue/internal/domain"
	"millesime/modules/catalogue/internal/domain/edit"
	"millesime/modules/catalogue/internal/domain/scopes"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// Store keeps lots.
type Store interface {
	InTx(ctx context.Context, fn func(ctx context.Context, tx *db.Tx) error) error
	// Kept reads products within a scope; locked unless tx is nil.
	Kept(ctx context.Context, tx *db.Tx, scope domain.Scope, ids []int64) ([]edit.Kept, error)
	// CountLots is how many lots a product has.
	CountLots(ctx context.Context, tx *db.Tx, productID int64) (int, error)
	// Newest lots of a product, the newest first.
	Newest(ctx context.Context, productID, most int64) ([]Lot, error)
	// Lots of a product, the newest first; one alone with a name.
	Lots(ctx context.Context, tx *db.Tx, productID int64, lot string) ([]Lot, error)
	// AddLot tells false when the product has the lot already.
	AddLot(ctx context.Context, tx *db.Tx, l Lot) (added bool, err error)
	SetLot(ctx context.Context, tx *db.Tx, l Lot) error
	RemoveLot(ctx context.Context, tx *db.Tx, productID int64, lot string) error
	// Labelled is a product whoever looks, without prices.
	Labelled(ctx context.Context, productID int64) (k edit.Kept, found bool, err error)
}

// Labels are the use cases.
type Labels struct {
	store     Store
	relations scopes.Relations
	publicURL string
}

// New makes the use cases; pages lie below publicURL.
func New(s Store, r scopes.Relations, publicURL string) *Labels {
	return &Labels{store: s, relations: r, publicURL: strings.TrimSuffix(publicURL, "/")}
}

// Path of the page of a lot.
func Path(productID int64, lot string) string {
	return fmt.Sprintf("/e-label/%d/%s", productID, url.PathEscape(lot))
}

// List reads the lots of a product that the actor keeps or sells.
func (l *Labels) List(ctx context.Context, actor auth.Actor, productID int64) ([]Lot, error) {
	if err := l.visible(ctx, nil, actor, productID); err != nil {
		return nil, err
	}
	return l.store.Lots(ctx, nil, productID, "")
}

// OfProduct reads the newest lots of a product whose reader was checked already: older bottles lead to their own pages.
func (l *Labels) OfProduct(ctx context.Context, productID int64) ([]Lot, error) {
	return l.store.Newest(ctx, productID, shownLots)
}

// visible answers ErrProductNotFound for a product out of the actor's scope; inside tx it locks the product.
func (l *Labels) visible(ctx context.Context, tx *db.Tx, actor auth.Actor, productID int64) error {
	scope, err := scopes.Of(ctx, actor, "", l.relations)
	if err != nil {
		return err
	}
	kept, err := l.store.Kept(ctx, tx, scope, []int64{productID})
	if err == nil && len(kept) == 0 {
		err = domain.ErrProductNotFound
	}
	return err
}

// Add makes a lot; missing are the names of what was not told of it, all of which the law wants told.
func (l *Labels) Add(ctx context.Context, actor auth.Actor, lot Lot, missing []string) (Lot, error) {
	lot.tidy()
	err := l.store.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if err := l.visible(ctx, tx, actor, lot.ProductID); err != nil {
			return err
		}
		if err := lot.complete(missing); err != nil {
			return err
		}
		count, err := l.store.CountLots(ctx, tx, lot.ProductID)
		if err != nil {
			return err
		}
		if count >= maxLots {
			return errTooManyLots
		}
		lot.CreatedAt, lot.UpdatedAt = tx.Now(), tx.Now()
		added, err := l.store.AddLot(ctx, tx, lot)
		if err != nil {
			return err
		}
		if !added {
			return errLotTaken
		}
		return tell(ctx, tx, actor, "products.lot_added", nil, &lot)
	})
	return lot, err
}

// Change writes a lot; its number stays.
func (l *Labels) Change(ctx context.Context, actor auth.Actor, productID int64, name string, change func(*Lot)) (Lot, error) {
	var lot Lot
	err := l.one(ctx, actor, productID, name, func(ctx context.Context, tx *db.Tx, found Lot) error {
		lot = found
		change(&lot)
		lot.ProductID, lot.Lot = found.ProductID, found.Lot
		lot.tidy()
		if err := lot.Rules().Err(); err != nil {
			return err
		}
		lot.UpdatedAt = tx.Now()
		if err := l.store.SetLot(ctx, tx, lot); err != nil {
			return err
		}
		return tell(ctx, tx, actor, "products.lot_changed", &found, &lot)
	})
	return lot, err
}

// Remove takes a lot and its page away.
func (l *Labels) Remove(ctx context.Context, actor auth.Actor, productID int64, name string) error {
	return l.one(ctx, actor, productID, name, func(ctx context.Context, tx *db.Tx, found Lot) error {
		if err := l.store.RemoveLot(ctx, tx, productID, name); err != nil {
			return err
		}
		return tell(ctx, tx, actor, "products.lot_removed", &found, nil)
	})
}

// one does something with a lot of a product, which is locked.
func (l *Labels) one(
	ctx context.Context, actor auth.Actor, productID int64, name string, do func(ctx context.Context, tx *db.Tx, found Lot) error,
) error {
	return l.store.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if err := l.visible(ctx, tx, actor, productID); err != nil {
			return err
		}
		lots, err := l.store.Lots(ctx, tx, productID, name)
		if err != nil {
			return err
		}
		if len(lots) == 0 {
			return ErrLotNotFound
		}
		return do(ctx, tx, lots[0])
	})
}

// Code is the QR code of a lot's page.
func (l *Labels) Code(ctx context.Context, actor auth.Actor, productID int64, name string) (Code, error) {
	if err := l.visible(ctx, nil, actor, productID); err != nil {
		return Code{}, err
	}
	lots, err := l.store.Lots(ctx, nil, productID, name)
	if err != nil {
		return Code{}, err
	}
	if len(lots) == 0 {
		return Code{}, ErrLotNotFound
	}
	return codeOf(l.publicURL + Path(productID, name))
}

// Label is what a page tells.
type Label struct {
	Product edit.Sheet
	Lot     Lot
}

// Label reads what the page of a lot tells, whoever asks: the bottle is out there, whether it is still sold or not.
func (l *Labels) Label(ctx context.Context, productID int64, name string) (Label, error) {
	lots, err := l.store.Lots(ctx, nil, productID, name)
	if err != nil {
		return Label{}, err
	}
	product, found, err := l.store.Labelled(ctx, productID)
	if err != nil {
		return Label{}, err
	}
	if !found || len(lots) == 0 || name == "" {
		return Label{}, ErrLotNotFound
	}
	return Label{Product: product.Sheet, Lot: lots[0]}, nil
}

// told is a lot as the trail keeps it.
type told struct {
	Ingredients string   `json:"ingredients"`
	Allergens   []string `json:"allergens"`
	Nutrition   string   `json:"nutrition"`
}

// tell notes an act in the product's trail, below the name of the lot.
func tell(ctx context.Context, tx *db.Tx, actor auth.Actor, action string, before, after *Lot) error {
	state := func(l *Lot) map[string]map[string]told {
		if l == nil {
			return map[string]map[string]told{"lots": {}}
		}
		n := l.Nutrition
		return map[string]map[string]told{"lots": {l.Lot: {
			Ingredients: l.Ingredients, Allergens: l.Allergens,
			Nutrition: fmt.Sprintf("%d kJ, %d kcal, %g g, %g g, %g g, %g g, %g g, %g g",
				n.EnergyKJ, n.EnergyKcal, n.Fat, n.Saturates, n.Carbohydrate, n.Sugars, n.Protein, n.Salt),
		}}}
	}
	of := after
	if of == nil {
		of = before
	}
	person := int64(0)
	if actor.Group == auth.Supplier {
		person = actor.ID
	}
	return audit.Append(ctx, tx, audit.Entry{
		Action: action, Subject: edit.Subject, SubjectID: of.ProductID, Person: person, Before: state(before), After: state(after),
	})
}

// Package app holds the use cases of shops.
package app

import (
	"context"
	"errors"
	"slices"

	"millesime/modules/cart/cartapi"
	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/stores/internal/domain"
	"millesime/modules/stores/internal/store"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// Sources are the modules that shops ask.
type Sources struct {
	Parties       usersapi.Parties
	Registrations usersapi.Registrations
	Terms         usersapi.Terms
	Shops         catalogueapi.Shops
	Carts         cartapi.Shops
}

// Stores are the shops of suppliers. They implement usersapi.PersonalData.
type Stores struct {
	Sources

	store   *store.Store
	db      *db.DB
	clock   clock.Clock
	uploads Uploads
}

// NewStores makes the shops over their store and the modules they ask.
func NewStores(sources Sources, s *store.Store, d *db.DB, c clock.Clock, u Uploads) *Stores {
	return &Stores{Sources: sources, store: s, db: d, clock: c, uploads: u}
}

// List gives a page of the shops that the actor sees, with their suppliers.
func (all *Stores) List(ctx context.Context, a auth.Actor, f domain.Filter) (lists.Page[domain.Shown], error) {
	if !a.Group.IsAdmin() && a.Group != auth.Supplier {
		var err error
		if f.Without, err = all.suppliersWhoLeft(ctx); err != nil {
			return lists.Page[domain.Shown]{}, err
		}
	}
	found, err := all.store.List(ctx, a, f)
	if err != nil {
		return lists.Page[domain.Shown]{}, err
	}
	ids := lists.Each(found.Rows, func(s domain.Store) int64 { return s.SupplierID })
	parties, err := all.Parties.Parties(ctx, ids)
	if err != nil {
		return lists.Page[domain.Shown]{}, err
	}
	cases, err := all.Registrations.Showcases(ctx, ids)
	return lists.Map(found, func(s domain.Store) domain.Shown {
		return domain.Shown{Store: s, Supplier: parties[s.SupplierID], Case: cases[s.SupplierID]}
	}), err
}

// suppliersWhoLeft are those of open shops whose account is not valid.
func (all *Stores) suppliersWhoLeft(ctx context.Context) ([]int64, error) {
	ids, err := all.store.OpenSuppliers(ctx)
	if err != nil {
		return nil, err
	}
	parties, err := all.Parties.Parties(ctx, ids)
	return slices.DeleteFunc(ids, func(id int64) bool { return parties[id].Status == auth.Valid }), err
}

// Store gives one that the actor sees, with all that there is to know of it.
func (all *Stores) Store(ctx context.Context, a auth.Actor, id int64) (domain.Shown, error) {
	found, err := all.store.Find(ctx, nil, a, id)
	if err != nil {
		return domain.Shown{}, err
	}
	shown, err := all.show(ctx, nil, found)
	if err != nil || domain.RoleOf(a, &found) == domain.RoleReader {
		if err == nil && !shown.IsOpen() {
			return domain.Shown{}, domain.ErrNotFound
		}
		shown.Goods = shown.ForSale()
		return shown, err
	}
	if shown.Carts, err = all.Carts.CartsWith(ctx, shown.ProductIDs()); err != nil {
		return shown, err
	}
	shown.Timeline, err = all.store.Steps(ctx, id)
	return shown, err
}

// Public is the shop whose page has a name, or had one, as everybody sees it, with a part of what it sells.
func (all *Stores) Public(ctx context.Context, slug string, page int) (domain.Shown, domain.Part, error) {
	found, err := all.store.Named(ctx, domain.Asked(slug))
	if err != nil {
		return domain.Shown{}, domain.Part{}, err
	}
	shown, err := all.introduce(ctx, found)
	if err == nil && !shown.IsPublic() {
		err = domain.ErrNotFound
	}
	if err != nil {
		return domain.Shown{}, domain.Part{}, err
	}
	if shown.Registration, err = all.Registrations.Registration(ctx, found.SupplierID); err != nil || !shown.IsOpen() {
		return shown, domain.Part{}, err
	}
	ids, err := all.Shops.ForSale(ctx, found.SupplierID)
	if err != nil {
		return shown, domain.Part{}, err
	}
	part := domain.PartOf(len(ids), page)
	shown.Goods, err = all.Shops.GoodsOf(ctx, found.SupplierID, ids[part.From:part.To])
	return shown, part, err
}

// IsOpenAt implements usersapi.Shops.
func (all *Stores) IsOpenAt(ctx context.Context, slug string) (bool, error) {
	found, err := all.store.Named(ctx, domain.Asked(slug))
	if errors.Is(err, domain.ErrNotFound) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	parties, err := all.Parties.Parties(ctx, []int64{found.SupplierID})
	shown := domain.Shown{Store: found, Supplier: parties[found.SupplierID]}
	return err == nil && shown.IsOpen(), err
}

// HasOpen implements usersapi.Shops.
func (all *Stores) HasOpen(ctx context.Context, in db.Handle, supplierID int64) (bool, error) {
	shops, err := all.store.Of(ctx, in, []int64{supplierID})
	return slices.ContainsFunc(shops, func(s domain.Store) bool { return s.Status == domain.Open }), err
}

// show adds what other modules know of a shop, and all its products.
func (all *Stores) show(ctx context.Context, in db.Handle, s domain.Store) (domain.Shown, error) {
	shown, err := all.introduce(ctx, s)
	if err != nil {
		return shown, err
	}
	shown.Goods, err = all.Shops.Goods(ctx, in, s.SupplierID)
	return shown, err
}

// introduce adds who sells in a shop, and on which terms.
func (all *Stores) introduce(ctx context.Context, s domain.Store) (domain.Shown, error) {
	shown, id := domain.Shown{Store: s}, s.SupplierID
	parties, err := all.Parties.Parties(ctx, []int64{id})
	if err != nil {
		return shown, err
	}
	shown.Supplier = parties[id]
	addresses, err := all.Parties.Addresses(ctx, id)
	if err != nil {
		return shown, err
	}
	if seat, known := usersapi.Seat(addresses); known {
		shown.Address = &seat
	}
	cases, err := all.Registrations.Showcases(ctx, []int64{id})
	if err != nil {
		return shown, err
	}
	conditions, err := all.Terms.Conditions(ctx, []int64{id})
	if err != nil {
		return shown, err
	}
	shown.Case, shown.Conditions = cases[id], conditions[id]
	return shown, nil
}

// PersonalData implements usersapi.PersonalData.
func (all *Stores) PersonalData(ctx context.Context, userID int64) (map[string]any, error) {
	own, err := all.store.Of(ctx, nil, []int64{userID})
	if err != nil {
		return nil, err
	}
	steps, err := all.store.Acts(ctx, userID)
	return map[string]any{"stores": lists.Each(own, trailOf), "storeSteps": steps}, err
}

// Forget closes the shops of suppliers of whom nothing personal may be left.
func (all *Stores) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	own, err := all.store.Of(ctx, tx, userIDs)
	if err != nil {
		return err
	}
	for _, s := range own {
		if err := all.Shops.OpenShop(ctx, tx, s.SupplierID, false); err != nil {
			return err
		}
	}
	return all.store.Forget(ctx, tx, userIDs)
}

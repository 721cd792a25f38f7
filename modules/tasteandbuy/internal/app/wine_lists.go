package app

import (
	"context"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/modules/tasteandbuy/internal/store"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// WineLists are those of restaurants.
type WineLists struct {
	store   *store.Store
	db      *db.DB
	clock   clock.Clock
	parties usersapi.Parties
	cellar  catalogueapi.Cellar
}

// NewWineLists makes the lists over their store and the modules they ask.
func NewWineLists(s *store.Store, d *db.DB, c clock.Clock, parties usersapi.Parties, cellar catalogueapi.Cellar) *WineLists {
	return &WineLists{store: s, db: d, clock: c, parties: parties, cellar: cellar}
}

// Lists gives the actor's, without their wines.
func (all *WineLists) Lists(ctx context.Context, a auth.Actor, part lists.Part) (lists.Page[domain.ShownList], error) {
	found, err := all.store.Lists(ctx, a.ID, part)
	if err != nil {
		return lists.Page[domain.ShownList]{}, err
	}
	restaurant, err := all.parties.Party(ctx, a.ID)
	return lists.Map(found, func(l domain.WineList) domain.ShownList {
		return domain.ShownList{WineList: l, Restaurant: restaurant}
	}), err
}

// List gives one of the actor's with its wines as they are sold now.
func (all *WineLists) List(ctx context.Context, a auth.Actor, id int64) (domain.ShownList, error) {
	found, err := all.store.List(ctx, nil, a.ID, id)
	if err != nil {
		return domain.ShownList{}, err
	}
	return all.show(ctx, found)
}

// Begin makes the actor's list; without a name it has the restaurant's.
func (all *WineLists) Begin(ctx context.Context, a auth.Actor, name string) (domain.ShownList, error) {
	restaurant, err := all.parties.Party(ctx, a.ID)
	if err != nil {
		return domain.ShownList{}, err
	}
	if name == "" {
		name = restaurant.DisplayName()
	}
	var begun domain.WineList
	err = all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		begun = domain.NewWineList(a.ID, name, all.clock.Now())
		if err := all.store.AddList(ctx, tx, &begun); err != nil {
			return err
		}
		return noteList(ctx, tx, "wine_lists.added", nil, &begun)
	})
	if err != nil {
		return domain.ShownList{}, err
	}
	return all.List(ctx, a, begun.ID)
}

// ListChange is what a list gets instead.
type ListChange struct {
	Version int64
	Apply   func(*domain.WineList)
	Entries *[]domain.Entry // nil: as they are
}

// Change writes a list of the actor's anew, with all its wines in their order.
func (all *WineLists) Change(ctx context.Context, a auth.Actor, id int64, change ListChange) (domain.ShownList, error) {
	var goods map[int64]catalogueapi.Good
	if change.Entries != nil {
		var err error
		goods, err = all.cellar.Known(ctx, lists.Each(*change.Entries, func(e domain.Entry) int64 { return e.ProductID }))
		if err != nil {
			return domain.ShownList{}, err
		}
	}
	return all.write(ctx, a, func(ctx context.Context, tx *db.Tx) (domain.WineList, error) {
		kept, err := all.store.List(ctx, tx, a.ID, id)
		if err == nil {
			err = audit.CheckSeen(ctx, all.db, tx, thingOfList(&kept), change.Version)
		}
		return kept, err
	}, func(l *domain.WineList) error {
		change.Apply(l)
		if change.Entries == nil {
			return nil
		}
		return l.Place(*change.Entries, goods)
	})
}

// Switch lets a change work on one wine of the actor's list, whatever else became of the list meanwhile.
func (all *WineLists) Switch(ctx context.Context, a auth.Actor, entryID int64, apply func(*domain.Entry)) (domain.ShownList, error) {
	return all.write(ctx, a, func(ctx context.Context, tx *db.Tx) (domain.WineList, error) {
		return all.store.ListWith(ctx, tx, a.ID, entryID)
	}, func(l *domain.WineList) error {
		for i := range l.Entries {
			if l.Entries[i].ID == entryID {
				apply(&l.Entries[i])
				return nil
			}
		}
		return domain.ErrEntryNotFound
	})
}

// write lets a change work on a list that is locked.
func (all *WineLists) write(
	ctx context.Context, a auth.Actor, lock func(context.Context, *db.Tx) (domain.WineList, error), change func(*domain.WineList) error,
) (domain.ShownList, error) {
	var changed domain.WineList
	err := all.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		before, err := lock(ctx, tx)
		if err != nil {
			return err
		}
		changed = before.Copy()
		if err := change(&changed); err != nil {
			return err
		}
		changed.Version++
		changed.UpdatedAt = all.clock.Now()
		if err := all.store.WriteList(ctx, tx, &changed); err != nil {
			return err
		}
		return noteList(ctx, tx, "wine_lists.changed", &before, &changed)
	})
	if err != nil {
		return domain.ShownList{}, err
	}
	return all.List(ctx, a, changed.ID)
}

// Candidate is a wine that may come onto the actor's list.
type Candidate struct {
	catalogueapi.Good

	Supplier usersapi.Party
	OnList   bool
}

// Candidates are what open shops sell, found by words.
func (all *WineLists) Candidates(
	ctx context.Context, a auth.Actor, id int64, search string, part lists.Part,
) (lists.Page[Candidate], error) {
	list, err := all.store.List(ctx, nil, a.ID, id)
	if err != nil {
		return lists.Page[Candidate]{}, err
	}
	found, err := all.cellar.OnSale(ctx, search, part)
	if err != nil {
		return lists.Page[Candidate]{}, err
	}
	suppliers, err := all.parties.Parties(ctx, lists.Each(found.Rows, func(g catalogueapi.Good) int64 { return g.SupplierID }))
	return lists.Map(found, func(g catalogueapi.Good) Candidate {
		return Candidate{Good: g, Supplier: suppliers[g.SupplierID], OnList: list.Has(g.ID)}
	}), err
}

// show adds what other modules know of a list.
func (all *WineLists) show(ctx context.Context, l domain.WineList) (domain.ShownList, error) {
	goods, err := all.cellar.Known(ctx, lists.Each(l.Entries, func(e domain.Entry) int64 { return e.ProductID }))
	if err != nil {
		return domain.ShownList{}, err
	}
	people := []int64{l.RestaurantID}
	for _, good := range goods {
		people = append(people, good.SupplierID)
	}
	parties, err := all.parties.Parties(ctx, people)
	return domain.ShownList{WineList: l, Restaurant: parties[l.RestaurantID], Goods: goods, Suppliers: parties}, err
}

package app

import (
	"context"

	"millesime/modules/pricing/internal/lists/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// Create writes a draft: a supplier's own, an agent's for its customers, anybody's by an admin.
func (p *PriceLists) Create(ctx context.Context, a auth.Actor, draft domain.PriceList) (int64, error) {
	draft.Revision, draft.Version = 1, 1
	draft.CreatedBy, draft.Impersonator = a.ID, a.Impersonator
	if err := p.judge(ctx, a, &draft, true); err != nil {
		return 0, err
	}
	var id int64
	err := p.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) (err error) {
		draft.CreatedAt, draft.UpdatedAt = tx.Now(), tx.Now()
		id, err = p.store.AddPriceList(ctx, tx, draft)
		return err
	})
	return id, err
}

// ListEdit is what somebody changes of a list.
type ListEdit struct {
	Version int64 // that its author saw
	Change  func(domain.PriceList) domain.PriceList
	Entries bool // whether its prices change
	// Confirmed says that prices far from the wine's own are meant.
	Confirmed bool
}

// Change rewrites a list that has not begun. It is judged before the transaction, which takes it only as it was read.
func (p *PriceLists) Change(ctx context.Context, a auth.Actor, id int64, edit ListEdit) error {
	scope, err := p.scope(ctx, a)
	if err != nil {
		return err
	}
	one, err := p.store.PriceList(ctx, nil, scope, a.Group, id)
	if err != nil {
		return err
	}
	if err := p.admit(ctx, nil, scope, one, edit.Version); err != nil {
		return err
	}
	if one.Begun(p.Today()) {
		return quote.ErrListBegun
	}
	changed := edit.Change(one)
	if err := p.judge(ctx, a, &changed, edit.Entries); err != nil {
		return err
	}
	return p.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		kept, err := p.lock(ctx, tx, a, scope, id, one.Version)
		if err != nil {
			return err
		}
		changed.Former = kept.Former // of which its version tells nothing
		old, err := p.store.Entries(ctx, tx, id)
		if err != nil {
			return err
		}
		if same, err := sameList(one, changed, old[id], edit.Entries); same || err != nil {
			return err
		}
		if one.PublishedAt.IsZero() {
			if err := p.store.ChangePriceList(ctx, tx, changed, edit.Entries); err != nil {
				return err
			}
			return trailDraftChanged(ctx, tx, one, changed, old[id], edit.Entries)
		}
		if err := p.move(ctx, tx, one, changed); err != nil {
			return err
		}
		if edit.Entries && !edit.Confirmed {
			if err := p.near(ctx, tx, a, changed, old[id]); err != nil {
				return err
			}
		}
		if err := p.store.ChangePriceList(ctx, tx, changed, edit.Entries); err != nil {
			return err
		}
		if err := trailListChanged(ctx, tx, one, changed, old[id], edit.Entries); err != nil {
			return err
		}
		return p.tellChange(ctx, tx, actor{id: a.ID}, one, changed)
	})
}

// Remove deletes a list that has not begun.
func (p *PriceLists) Remove(ctx context.Context, a auth.Actor, id, version int64) error {
	scope, err := p.scope(ctx, a)
	if err != nil {
		return err
	}
	return p.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		one, err := p.lock(ctx, tx, a, scope, id, version)
		if err != nil {
			return err
		}
		if !removable(scope, one) {
			return quote.ErrListOfSupplier
		}
		if one.Begun(p.Today()) {
			return quote.ErrListBegun
		}
		return p.remove(ctx, tx, actor{id: a.ID}, one)
	})
}

// lock reads a list that the actor may write, locked. version is the one that the actor saw, 0 whatever it is.
func (p *PriceLists) lock(
	ctx context.Context, tx *db.Tx, a auth.Actor, scope lists.Scope, id, version int64,
) (domain.PriceList, error) {
	one, err := p.store.LockPriceList(ctx, tx, scope, a.Group, id)
	if err != nil {
		return one, err
	}
	return one, p.admit(ctx, tx, scope, one, version)
}

// admit refuses to write a list that is not the actor's to write, or is no longer the version that it saw; 0 is any.
func (p *PriceLists) admit(ctx context.Context, in db.Handle, scope lists.Scope, one domain.PriceList, version int64) error {
	if !writable(scope, one) {
		return quote.ErrListOfOthers
	}
	return audit.CheckSeen(ctx, p.db, in, listThing(one), version)
}

// judge refuses a list that the actor may not write so. Its prices are judged when they are new.
func (p *PriceLists) judge(ctx context.Context, a auth.Actor, l *domain.PriceList, entries bool) error {
	if a.Group == auth.Supplier && l.SupplierID == 0 {
		l.SupplierID = a.ID
	}
	if err := p.nameParties(ctx, l); err != nil {
		return err
	}
	if err := own(a, *l); err != nil {
		return err
	}
	if err := l.Check(); err != nil {
		return err
	}
	if err := p.addressees(ctx, a, *l); err != nil {
		return err
	}
	if !entries {
		if a.Group != auth.CommercialAgent {
			return nil
		}
		kept, err := p.store.Entries(ctx, nil, l.ID)
		if err != nil {
			return err
		}
		l.Entries = kept[l.ID]
	}
	products, err := p.Products.Seen(ctx, a, l.ProductIDs())
	if err != nil {
		return err
	}
	if err := l.CheckGoods(products); err != nil {
		return err
	}
	if a.Group == auth.CommercialAgent {
		return p.withinMargin(ctx, a, *l)
	}
	return nil
}

// nameParties notes who the supplier and the customers of a list are.
func (p *PriceLists) nameParties(ctx context.Context, l *domain.PriceList) error {
	parties, err := p.Parties.Parties(ctx, append([]int64{l.SupplierID}, l.CustomerIDs...))
	l.Supplier, l.Customers = parties[l.SupplierID], parties
	return err
}

// own refuses a list of another supplier, or of nobody.
func own(a auth.Actor, l domain.PriceList) error {
	switch {
	case l.SupplierID == 0:
		return refuse("supplier", "required", "Indiquez le fournisseur.", "Name the supplier.")
	case a.Group == auth.Supplier && l.SupplierID != a.ID, l.Supplier.Group != auth.Supplier:
		return unknownSupplier()
	default:
		return nil
	}
}

func unknownSupplier() error {
	return refuse("supplier", "unknown", "Ce fournisseur est introuvable.", "This supplier cannot be found.")
}

// withinMargin holds an agent's prices against what it may give the customers, who are known.
func (p *PriceLists) withinMargin(ctx context.Context, a auth.Actor, l domain.PriceList) error {
	terms, err := p.Terms.AgentTerms(ctx, a.ID)
	if err != nil {
		return err
	}
	checked := map[auth.Group]bool{}
	for _, id := range l.CustomerIDs {
		group := l.Customers[id].Group
		if checked[group] {
			continue
		}
		checked[group] = true
		prices, err := p.prices.Prices(ctx, nil, group, l.ProductIDs())
		if err != nil {
			return err
		}
		if err := l.CheckMargin(terms[l.SupplierID].Margin, group, prices); err != nil {
			return err
		}
	}
	return nil
}

// near refuses prices far from the wine's own, but for those that are known. Customers are called.
func (p *PriceLists) near(ctx context.Context, tx *db.Tx, a auth.Actor, l domain.PriceList, known []quote.ListEntry) error {
	group := groupOf(a, l)
	prices, err := p.prices.Prices(ctx, tx, group, l.ProductIDs())
	if err != nil {
		return err
	}
	return l.CheckFar(group, prices, known)
}

func refuse(path, code, fr, en string) error {
	return fault.Invalid(fault.At(path, code, fr, en))
}

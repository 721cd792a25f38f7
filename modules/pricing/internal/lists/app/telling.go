package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/lists/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingevents"
	"millesime/platform/clock"
	"millesime/platform/db"
)

// TellLists tells, once each, that lists begin, that they end within 30 days and within 7, and that they have ended.
func (k *Keeper) TellLists(ctx context.Context) error {
	for {
		told := 0
		err := k.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			found, err := k.store.MarkTold(ctx, tx, clock.DateOf(tx.Now()))
			if err != nil {
				return err
			}
			told = len(found)
			facts := make([]db.Event, 0, told)
			for _, l := range found {
				facts = append(facts, fact(l))
			}
			return tx.Publish(ctx, facts...)
		})
		if err != nil || told == 0 {
			return err
		}
	}
}

func fact(l domain.Told) db.Event {
	if l.Before == domain.ToldNothing && l.Now < domain.ToldEnded {
		return pricingevents.PriceListBegunV1{List: named(l.PriceList)}
	}
	return pricingevents.PriceListEndsV1{List: named(l.PriceList), Ended: l.Now == domain.ToldEnded}
}

// named is a list as events name it.
func named(l domain.PriceList) pricingevents.PriceList {
	return pricingevents.PriceList{
		ListID: l.ID, Name: l.Name, SupplierID: l.SupplierID, CustomerIDs: l.CustomerIDs, Groups: l.Groups, StartsOn: l.From, EndsOn: l.To,
		EndReason: l.EndReason, AuthorID: l.CreatedBy,
	}
}

// actor is who changes a published list.
type actor struct {
	id     int64
	former int64 // the customer whose leaving changes it; 0 when somebody changes it by hand
}

// did is what the actor did to a published list, as events tell it.
func (a actor) did(act string, l domain.PriceList) pricingevents.PriceListActV1 {
	return pricingevents.PriceListActV1{List: named(l), Act: act, By: a.id, FormerCustomerID: a.former}
}

// tellChange tells of a change of a list that has not begun; whom it is no longer for, as of a list that is deleted.
func (p *PriceLists) tellChange(ctx context.Context, tx *db.Tx, by actor, was, is domain.PriceList) error {
	facts := []db.Event{by.did(pricingevents.ListChanged, is), pricingevents.PriceListChangedV1{ListID: is.ID}}
	before, err := p.addressed(ctx, tx, was)
	if err != nil {
		return err
	}
	now, err := p.addressed(ctx, tx, is)
	if err != nil {
		return err
	}
	gone := was
	gone.CustomerIDs, gone.Groups = quote.Without(before, now), nil
	if len(gone.CustomerIDs) > 0 {
		facts = append(facts, by.did(pricingevents.ListWithdrawn, gone))
	}
	return tx.Publish(ctx, facts...)
}

// addressed are those whom a list is for: the customers that it names, and the members of its groups.
func (p *PriceLists) addressed(ctx context.Context, tx *db.Tx, l domain.PriceList) ([]int64, error) {
	members, err := p.Parties.CustomerIDs(ctx, tx, l.SupplierID, l.Groups)
	return slices.Concat(l.CustomerIDs, members), err
}

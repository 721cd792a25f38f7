package app

import (
	"context"
	"slices"

	"millesime/modules/pricing/internal/lists/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
	"millesime/platform/versions"
)

// trailedList is what the trail keeps of a published list; of its prices those that a change took out or brought in.
type trailedList struct {
	Name      string         `json:"name"`
	StartsOn  string         `json:"startsOn"`
	EndsOn    string         `json:"endsOn"`
	Discounts string         `json:"discounts"`
	Customers []int64        `json:"customers"`
	Groups    []auth.Group   `json:"groups"`
	Prices    []trailedPrice `json:"prices,omitempty"`
}

type trailedPrice struct {
	Product int64       `json:"product"`
	From    int64       `json:"from"`
	Price   money.Cents `json:"price"`
}

// trailedListEnd is when a list ends, and why.
type trailedListEnd struct {
	EndsOn string `json:"endsOn"`
	Reason string `json:"endReason"`
}

func listTrail(l domain.PriceList) trailedList {
	return trailedList{
		Name: l.Name, StartsOn: l.From, EndsOn: l.To, Discounts: l.Discounts.String(),
		Customers: slices.Sorted(slices.Values(l.CustomerIDs)), Groups: slices.Sorted(slices.Values(l.Groups)),
	}
}

// otherPrices are the prices of a list that another one has not.
func otherPrices(of, among []quote.ListEntry) []trailedPrice {
	known := make(map[quote.ListEntry]bool, len(among))
	for _, e := range among {
		known[e] = true
	}
	var found []trailedPrice
	for _, e := range domain.Sorted(of) {
		if !known[e] {
			found = append(found, trailedPrice{e.ProductID, e.MinQuantity, e.Price})
		}
	}
	return found
}

const listSubject = "price_lists"

// listThing is what carries the version of a list.
func listThing(l domain.PriceList) versions.Thing {
	return versions.Thing{
		Path: versions.Path(listSubject, l.ID), Version: l.Version, Members: map[string]string{"prices": "lines"},
	}
}

// ofList is an entry of an act on the version of a list that was read.
func ofList(act string, l domain.PriceList, before, after any) audit.Entry {
	thing := listThing(l)
	return audit.Entry{
		Action: act, Subject: listSubject, SubjectID: l.ID, Before: before, After: after, Thing: thing.Path, Version: thing.Version + 1,
	}
}

// trailList tells of an act on a published list in the history of its supplier, too.
func trailList(ctx context.Context, tx *db.Tx, act string, l domain.PriceList, before, after any) error {
	entry := ofList(act, l, before, after)
	entry.Person = l.SupplierID
	return audit.Append(ctx, tx, entry)
}

// trailListChanged tells what changed of a published list that has not begun; old are its prices before, where they change.
func trailListChanged(ctx context.Context, tx *db.Tx, was, is domain.PriceList, old []quote.ListEntry, entries bool) error {
	before, after := listChange(was, is, old, entries)
	return trailList(ctx, tx, "pricing.price_list_changed", is, before, after)
}

// trailDraftChanged tells what changed of a draft, which is nothing for the history of its supplier.
func trailDraftChanged(ctx context.Context, tx *db.Tx, was, is domain.PriceList, old []quote.ListEntry, entries bool) error {
	before, after := listChange(was, is, old, entries)
	return audit.Append(ctx, tx, ofList("pricing.price_list_draft_changed", is, before, after))
}

func listChange(was, is domain.PriceList, old []quote.ListEntry, entries bool) (before, after trailedList) {
	before, after = listTrail(was), listTrail(is)
	if entries {
		before.Prices, after.Prices = otherPrices(old, is.Entries), otherPrices(is.Entries, old)
	}
	return before, after
}

// sameList tells whether a change leaves a list as it is: the trail would have nothing to tell, and its prices stand in the same order.
func sameList(was, is domain.PriceList, old []quote.ListEntry, entries bool) (bool, error) {
	if entries && !slices.Equal(domain.Sorted(old), domain.Sorted(is.Entries)) {
		return false, nil
	}
	return audit.Same(listTrail(was), listTrail(is))
}

// trailListEnd tells that a list has another end, by its author or by the list that follows.
func trailListEnd(ctx context.Context, tx *db.Tx, was domain.PriceList, end domain.ListEnd) error {
	return trailList(ctx, tx, "pricing.price_list_end_changed", was,
		trailedListEnd{was.To, was.EndReason}, trailedListEnd{end.To, end.Reason})
}

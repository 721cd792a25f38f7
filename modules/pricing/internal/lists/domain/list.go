// Package domain holds the rules of price lists: who they are for, what they hold, when they begin and end.
package domain

import (
	"cmp"
	"slices"
	"time"

	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/lists"
)

// ListStatus is how far a price list has come.
type ListStatus string

// The states. A published list is scheduled, active or ended by its dates.
const (
	ListDraft     ListStatus = "draft"
	ListScheduled ListStatus = "scheduled"
	ListActive    ListStatus = "active"
	ListEnded     ListStatus = "ended"
)

// ListStatuses lists them all.
func ListStatuses() []ListStatus {
	return []ListStatus{ListDraft, ListScheduled, ListActive, ListEnded}
}

// Codes lists them for the reference.
func (ListStatus) Codes() []ListStatus { return ListStatuses() }

// PriceList is a mercuriale as it is kept: a draft, or published. Its PublishedAt is zero while it is a draft.
type PriceList struct {
	quote.Mercuriale

	SeriesID  int64 // the first list of those that follow each other
	Revision  int64 // 1 is that first one
	Version   int64
	Reason    string  // why it follows another one, as its author tells those whom it is for
	EndReason string  // why it ends earlier than was said
	Former    ListEnd // of the list that it follows, before that was followed
	CreatedBy int64
	// Impersonator is the admin who made it in the author's name, 0 none.
	Impersonator int64
	CreatedAt    time.Time
	UpdatedAt    time.Time
	Products     int64 // how many it prices

	Supplier  usersapi.Party
	Customers map[int64]usersapi.Party // those the reader may know of
	Writable  bool                     // by the reader
	Removable bool                     // by the reader, which may end it too
	Revisable bool                     // by the reader: somebody is left whom the next one would be for
}

// ClosedTo are the groups of those whom the list is for that may not buy a product. Customers are called.
func (l PriceList) ClosedTo(product pricingapi.Product) []auth.Group {
	groups := slices.Clone(l.Groups)
	for _, id := range l.CustomerIDs {
		groups = append(groups, l.Customers[id].Group)
	}
	slices.Sort(groups)
	return slices.DeleteFunc(slices.Compact(groups), func(g auth.Group) bool {
		return len(product.Groups) == 0 || slices.Contains(product.Groups, g)
	})
}

// Status of the list on a civil date in Paris, YYYY-MM-DD.
func (l PriceList) Status(date string) ListStatus {
	switch {
	case l.PublishedAt.IsZero():
		return ListDraft
	case date < l.From:
		return ListScheduled
	case l.To != "" && l.To < date:
		return ListEnded
	default:
		return ListActive
	}
}

// Begun tells whether orders may have been priced by the list: from then on it is never rewritten.
func (l PriceList) Begun(date string) bool {
	return !l.PublishedAt.IsZero() && l.From <= date
}

// ProductIDs are what the list prices, each once, in its order.
func (l PriceList) ProductIDs() []int64 {
	seen := make(map[int64]bool, len(l.Entries))
	ids := make([]int64, 0, len(l.Entries))
	for _, e := range l.Entries {
		if !seen[e.ProductID] {
			seen[e.ProductID] = true
			ids = append(ids, e.ProductID)
		}
	}
	return ids
}

// Sorted puts the tiers of each product one after another, the products as they were first named.
func Sorted(entries []quote.ListEntry) []quote.ListEntry {
	at := make(map[int64]int, len(entries))
	for _, e := range entries {
		if _, ok := at[e.ProductID]; !ok {
			at[e.ProductID] = len(at)
		}
	}
	sorted := slices.Clone(entries)
	slices.SortStableFunc(sorted, func(a, b quote.ListEntry) int {
		return cmp.Or(cmp.Compare(at[a.ProductID], at[b.ProductID]), cmp.Compare(a.MinQuantity, b.MinQuantity))
	})
	return sorted
}

// Follow is the next revision of a list, a draft with the same prices that begins on its own day.
func (l PriceList) Follow(from, to, reason string, revision int64) PriceList {
	next := l
	next.ID, next.Revision, next.Version = 0, revision, 1
	next.From, next.To, next.PublishedAt = from, to, time.Time{}
	next.Reason, next.EndReason, next.Former = reason, "", ListEnd{}
	next.Entries = slices.Clone(l.Entries)
	return next
}

// ListEnd is the last day of a list, "" for none, and why it comes earlier than was said.
type ListEnd struct{ To, Reason string }

// End is when the list ends.
func (l PriceList) End() ListEnd { return ListEnd{l.To, l.EndReason} }

// EndBefore is the end of the list that this one follows: the one that it had, or the day before this one begins.
func (l PriceList) EndBefore() ListEnd {
	last := quote.DaysAfter(l.From, -1)
	if l.Former.To != "" && l.Former.To <= last {
		return l.Former
	}
	return ListEnd{To: last}
}

// IsListBuyer tells whether a group buys by price lists: professionals who order for themselves.
func IsListBuyer(group auth.Group) bool { return group.IsBuyer() || group == auth.Negociant }

// PricedAt is the moment by whose lists the prices of one are told: now while it is in force, else its first or its last day.
func (l PriceList) PricedAt(now time.Time) time.Time {
	switch today := clock.DateOf(now); {
	case today < l.From:
		return clock.StartOf(l.From, 0)
	case l.To != "" && l.To < today:
		return clock.StartOf(l.To, 0)
	default:
		return now
	}
}

// Sort keys of price lists.
const (
	SortListName    = "name"
	SortListStarts  = "startsOn"
	SortListEnds    = "endsOn"
	SortListUpdated = "updatedAt"
)

// ListFilter narrows price lists; empty parts do not narrow.
type ListFilter struct {
	Statuses  []ListStatus
	Search    string
	Suppliers []int64
	Customers []int64
	Products  []int64

	lists.Part // its sorts are SortList… keys
}

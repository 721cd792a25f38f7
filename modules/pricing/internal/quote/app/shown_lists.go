package app

import (
	"context"
	"slices"

	listsstore "millesime/modules/pricing/internal/lists/store"
	"millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/memory"
)

const (
	keptBearers = 5_000
	keptLines   = 200 // of the lists of one bearer; of more, those of a page are read with the page
)

// bearer is whose price lists count on a day.
type bearer struct {
	customerID int64
	group      auth.Group
	day        string
}

// borne are the lists of a bearer, unless they are too long to be kept.
type borne struct {
	lists []domain.Mercuriale
	long  bool
}

// shownLists are the price lists by which pages are priced, in memory until one changes.
type shownLists struct {
	store *listsstore.Store
	kept  *memory.Kept[bearer, borne]
}

func newShownLists(s *listsstore.Store, c clock.Clock) *shownLists {
	return &shownLists{store: s, kept: memory.New[bearer, borne](c, keptBearers, memory.UntilTold)}
}

// of are the lists that count for a bearer, with their lines for these products.
func (s *shownLists) of(ctx context.Context, of bearer, productIDs []int64) ([]domain.Mercuriale, error) {
	found, _, err := s.kept.One(ctx, of, func(ctx context.Context) (borne, bool, error) {
		lists, err := s.store.AllActiveLists(ctx, of.customerID, of.group, of.day)
		lines := 0
		for i := range lists {
			lines += len(lists[i].Entries)
		}
		if lines > keptLines {
			return borne{long: true}, true, err
		}
		return borne{lists: lists}, true, err
	})
	if err != nil {
		return nil, err
	}
	if found.long {
		return s.store.ActiveLists(ctx, nil, of.customerID, of.group, of.day, productIDs)
	}
	return narrowed(found.lists, productIDs), nil
}

// narrowed are lists with their lines for some products, without those that have none.
func narrowed(lists []domain.Mercuriale, productIDs []int64) []domain.Mercuriale {
	var some []domain.Mercuriale
	for _, list := range lists {
		var entries []domain.ListEntry
		for _, e := range list.Entries {
			if slices.Contains(productIDs, e.ProductID) {
				entries = append(entries, e)
			}
		}
		if len(entries) > 0 {
			list.Entries = entries
			some = append(some, list)
		}
	}
	return some
}

package domain

import (
	"fmt"
	"slices"
	"time"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/shelf"
)

// LinkDelay is when the link of a request leaves.
type LinkDelay string

// The delays.
const (
	NextMorning LinkDelay = "next_morning"
	SevenDays   LinkDelay = "seven_days"
)

// LinkDelays lists every delay.
func LinkDelays() []LinkDelay { return []LinkDelay{NextMorning, SevenDays} }

// Codes lists every delay.
func (LinkDelay) Codes() []LinkDelay { return LinkDelays() }

// usualGlass is what a glass holds where a restaurant says nothing else, in cl.
const usualGlass = 12

// MostEntries is how many wines a list holds.
const MostEntries = 500

// WineList is the list of a restaurant.
type WineList struct {
	ID           int64
	RestaurantID int64
	Name         string
	GlassCl      int64
	LinkDelay    LinkDelay
	Version      int64
	CreatedAt    time.Time
	UpdatedAt    time.Time
	Entries      []Entry // in their order
}

// Entry is a wine on a list.
type Entry struct {
	ID               int64
	ProductID        int64
	Section          shelf.Section
	GlassPrice       *money.Cents // in the room, incl. tax; nil: not by the glass
	BottlePrice      *money.Cents // likewise
	Comment          string
	Favourite        bool
	AvailableTonight bool
}

// NewWineList is one that a restaurant begins.
func NewWineList(restaurantID int64, name string, at time.Time) WineList {
	return WineList{
		RestaurantID: restaurantID, Name: name, GlassCl: usualGlass, LinkDelay: NextMorning, Version: 1, CreatedAt: at, UpdatedAt: at,
	}
}

// Copy is the list with wines of its own.
func (l *WineList) Copy() WineList {
	copied := *l
	copied.Entries = slices.Clone(l.Entries)
	return copied
}

// Has tells whether a product stands on the list.
func (l *WineList) Has(productID int64) bool {
	return slices.ContainsFunc(l.Entries, func(e Entry) bool { return e.ProductID == productID })
}

// Place puts these wines on the list in this order. One that stands there keeps its id, whatever became of it; a new one must be sold
// by an open shop. Without a section it stands where wines of its kind do.
func (l *WineList) Place(entries []Entry, goods map[int64]catalogueapi.Good) error {
	standing := make(map[int64]int64, len(l.Entries))
	for i := range l.Entries {
		standing[l.Entries[i].ProductID] = l.Entries[i].ID
	}
	var refused []fault.Violation
	seen := make(map[int64]bool, len(entries))
	for i := range entries {
		e := &entries[i]
		good, known := goods[e.ProductID]
		id, stands := standing[e.ProductID]
		switch {
		case seen[e.ProductID]:
			refused = append(refused, fault.At(entryPath(i, "product"), "twice",
				"Ce vin est déjà sur la carte.", "This wine is already on the list."))
		case !known || !stands && !IsOnSale(&good):
			refused = append(refused, fault.At(entryPath(i, "product"), "not_found",
				"Aucune boutique ouverte ne vend ce vin.", "No open shop sells this wine."))
		}
		seen[e.ProductID] = true
		if e.ID = id; e.Section == "" {
			e.Section = shelf.SectionOf(good.Type, good.Colour)
		}
	}
	l.Entries = entries
	return fault.Check(refused)
}

func entryPath(i int, member string) string { return fmt.Sprintf("entries[%d].%s", i, member) }

// IsOnSale tells whether an open shop sells a product, whatever is in stock.
func IsOnSale(g *catalogueapi.Good) bool {
	return g.Active && g.InStore && g.ShopOpen && g.StorePriceTaxIncl != nil
}

// ShownList is a list with what other modules know of its wines.
type ShownList struct {
	WineList

	Restaurant usersapi.Party
	Goods      map[int64]catalogueapi.Good
	Suppliers  map[int64]usersapi.Party
}

// Good is the product of an entry.
func (s *ShownList) Good(e *Entry) catalogueapi.Good { return s.Goods[e.ProductID] }

// Sellable tells whether guests may ask for a wine to take home now.
func (s *ShownList) Sellable(e *Entry) bool {
	g := s.Good(e)
	return IsOnSale(&g) && g.Orderable
}

// TakeHome is what its supplier's shop sells a wine for; nil while it does not.
func (s *ShownList) TakeHome(e *Entry) *money.Cents {
	g := s.Good(e)
	if !IsOnSale(&g) {
		return nil
	}
	return g.StorePriceTaxIncl
}

// Entry is that of a product; nil: it is not on the list.
func (s *ShownList) Entry(productID int64) *Entry {
	for i := range s.Entries {
		if s.Entries[i].ProductID == productID {
			return &s.Entries[i]
		}
	}
	return nil
}

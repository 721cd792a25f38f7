package api

import (
	"math"

	"millesime/platform/lists"
)

// Limits of a list (domain 9.1).
const (
	DefaultItemsPerPage = 30
	MaxItemsPerPage     = 500
	// AllItems as itemsPerPage disables pagination: members are read MaxItemsPerPage at a time, and sent as they come.
	AllItems = -1
	// maxOffset is far beyond any list, and far from overflowing.
	maxOffset = math.MaxInt32
)

// Page is embedded in the input of every list: `page` or the `after` cursor,
// and itemsPerPage (30 by default, at most 500). With -1 the operation is asked for one batch after another, until there is
// no further one.
type Page struct { //nolint:recvcheck // settle fills it, everybody else reads it
	Page         int    `query:"page"`
	After        string `query:"after"`
	ItemsPerPage int    `query:"itemsPerPage"`

	path     string // of the request, for the links of hydra:view
	rawQuery string
	whole    bool // this is a batch of everything
}

// settle fills what the request left out and refuses impossible values.
func (p *Page) settle(r *request) error {
	p.path, p.rawQuery = r.path(), r.rawQuery()
	if !r.hasQuery("page") {
		p.Page = 1
	}
	if !r.hasQuery("itemsPerPage") {
		p.ItemsPerPage = DefaultItemsPerPage
	}
	if p.Page < 1 {
		return badParam("page", errTooSmall)
	}
	if p.ItemsPerPage < 1 && p.ItemsPerPage != AllItems {
		return badParam("itemsPerPage", errTooSmall)
	}
	if p.ItemsPerPage == AllItems {
		p.whole, p.Page, p.ItemsPerPage = true, 1, MaxItemsPerPage
	}
	p.ItemsPerPage = min(p.ItemsPerPage, MaxItemsPerPage)
	return nil
}

// Limit is the number of items wanted, from 1 to MaxItemsPerPage.
func (p Page) Limit() int { return p.ItemsPerPage }

// Part is what the page asks of a list that is ordered so.
func (p Page) Part(sorts ...lists.Sort) lists.Part {
	return lists.Part{Sorts: sorts, After: p.After, Offset: p.Offset(), Limit: p.Limit()}
}

// Offset is how many items come before the page; 0 with a cursor.
func (p Page) Offset() int {
	if p.After != "" {
		return 0
	}
	return min(p.Page-1, maxOffset/p.ItemsPerPage) * p.ItemsPerPage
}

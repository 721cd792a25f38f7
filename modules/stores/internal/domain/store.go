// Package domain holds the rules of shops.
package domain

import (
	"cmp"
	"time"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/orders/ordersapi"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/document"
	"millesime/platform/lists"
	"millesime/platform/tidy"
)

// The keys that lists are sorted by.
const (
	SortName      = "name"
	SortStatus    = "status"
	SortUpdatedAt = "updatedAt"
)

// Step is an entry of the timeline of a shop.
type Step = document.Step[Status]

// Store is the shop of a supplier.
type Store struct {
	ID           int64
	SupplierID   int64
	Slug         string
	Name         string
	Presentation string
	Banner       string // name of a file; "": none
	Licence      Licence
	Mediator     string
	ContactEmail string // "": the supplier's own
	Status       Status
	OpenedAt     time.Time // last; zero: never
	ClosedAt     time.Time // last; zero: never
	Version      int64
	CreatedAt    time.Time
	UpdatedAt    time.Time
}

// Shown is a shop with what other modules know of it.
type Shown struct {
	Store

	Supplier   usersapi.Party
	Address    *usersapi.Address // the company's; nil: it has none
	Case       usersapi.Showcase
	Conditions usersapi.SupplierConditions
	Goods      []catalogueapi.Good // in order
	Timeline   []Step
	Carts      int64 // that hold goods of it

	Registration usersapi.Registration // read for the public page alone
}

// New is a shop that its supplier begins.
func New(supplierID int64, name, slug string, at time.Time) Store {
	return Store{SupplierID: supplierID, Name: name, Slug: slug, Status: Draft, Version: 1, CreatedAt: at, UpdatedAt: at}
}

// Tidy brings texts to the form that they are kept in.
func (s *Store) Tidy() {
	for _, text := range []*string{&s.Name, &s.Presentation, &s.Licence.Number, &s.Mediator, &s.ContactEmail} {
		*text = tidy.Text(*text)
	}
}

// Seller adds what the shop tells of its supplier to what that one's record tells.
func (s *Store) Seller(recorded ordersapi.ShopSeller) ordersapi.ShopSeller {
	recorded.Licence, recorded.Mediator = s.Licence.Text(), s.Mediator
	recorded.Email = cmp.Or(s.ContactEmail, recorded.Email)
	return recorded
}

// Contact is the e-mail at which who buys here reaches the supplier.
func (s *Shown) Contact() string { return cmp.Or(s.ContactEmail, s.Supplier.Email) }

// IsOpen tells whether anybody may buy: the shop is open, and its supplier's account valid.
func (s *Shown) IsOpen() bool { return s.Status == Open && s.Supplier.Status == auth.Valid }

// IsPublic tells whether it has a page: it was open once, and its supplier is there or comes back.
func (s *Shown) IsPublic() bool {
	return s.Status != Draft && (s.Supplier.Status == auth.Valid || s.Supplier.Status == auth.Blocked)
}

// URL is where everybody finds it.
func (s *Store) URL() string { return Path(s.Slug) }

// Path is where the page of a name lies.
func Path(slug string) string { return "/boutique/" + slug }

// Filter narrows a list of shops.
type Filter struct {
	Statuses  []Status
	Suppliers []int64
	Without   []int64 // suppliers whose shops are left out
	Search    string
	Part      lists.Part
}

// Act is a step that a person made, as its file holds it.
type Act struct {
	Store string `json:"store"`
	document.Act[Status]
}

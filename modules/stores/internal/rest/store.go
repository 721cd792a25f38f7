package rest

import (
	"time"

	"millesime/modules/catalogue/catalogueapi"
	"millesime/modules/products/productsapi"
	"millesime/modules/stores/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/document"
	"millesime/platform/files"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Store is a shop as lists show it.
type Store struct {
	api.Item
	Supplier    StoreSupplier   `json:"supplier"`
	Slug        string          `json:"slug"`
	URL         string          `json:"url"` // of its public page
	Name        string          `json:"name"`
	Banner      *string         `json:"banner"` // where it is read
	Logo        *string         `json:"logo"`   // of the supplier, likewise
	Status      domain.Status   `json:"status"`
	Transitions []domain.Status `json:"transitions"` // what the reader may do now
	Version     int64           `json:"version"`     // what a change names
	OpenedAt    *time.Time      `json:"openedAt"`    // last
	ClosedAt    *time.Time      `json:"closedAt"`    // last
	UpdatedAt   time.Time       `json:"updatedAt"`
}

// HydraClass is that of its detail too.
func (Store) HydraClass(string) string { return "Store" }

// StoreSupplier is whose shop it is.
type StoreSupplier struct {
	api.Ref
	Company string `json:"company"`
}

// StoreDetail is a shop with its products. What only its keepers read is empty for others.
type StoreDetail struct {
	Store
	Presentation                  string          `json:"presentation"`
	CGV                           *string         `json:"cgv"`      // where the general terms that hold here are read
	OwnTerms                      bool            `json:"ownTerms"` // they are the shop's own, not all of the supplier's
	Licence                       StoreLicence    `json:"licence"`
	Mediator                      string          `json:"mediator"`
	Contact                       string          `json:"contact"`                       // the e-mail at which who buys here reaches the supplier
	ContactEmail                  string          `json:"contactEmail"`                  // of the shop alone; of its keepers, "": the supplier's own is the contact
	CommentRequired               []domain.Status `json:"commentRequired"`               // of transitions
	Timeline                      []StoreStep     `json:"timeline"`                      // of its keepers
	Missing                       []domain.Need   `json:"missing"`                       // before it may open; of its keepers
	Carts                         *int64          `json:"carts"`                         // that hold its goods; null: the reader does not keep it
	StoreFreeShippingFromValue    *money.Cents    `json:"storeFreeShippingFromValue"`    // incl. tax; of the supplier's parameters
	StoreFreeShippingFromQuantity *int64          `json:"storeFreeShippingFromQuantity"` // 75 cl equivalents
	Items                         []StoreItem     `json:"items"`
}

// StoreStep is one change of state.
type StoreStep api.Step[domain.Status]

// StoreItem is a product of a shop.
type StoreItem struct {
	Product           StoreProduct `json:"product"`
	StorePriceTaxIncl *money.Cents `json:"storePriceTaxIncl"`
	Position          int64        `json:"position"`
}

// StoreProduct is what a shop shows of a product.
type StoreProduct struct {
	api.Ref
	productsapi.Label
	Image     string `json:"image"`
	Status    string `json:"status" enum:"active,desactivated"`
	InStore   bool   `json:"inStore"`
	Orderable bool   `json:"orderable"` // now
}

func newStore(s *domain.Shown, reader auth.Actor) Store {
	to, _ := document.Targets(s.Transitions(domain.RoleOf(reader, &s.Store)), document.AsksReason)
	return Store{
		Item: api.NewItem(resource, "Store", s.ID), Supplier: StoreSupplier{api.RefTo("users", s.SupplierID), s.Supplier.DisplayName()},
		Slug: s.Slug, URL: s.URL(), Name: s.Name, Banner: address(s.Banner), Logo: address(s.Case.Logo), Status: s.Status, Transitions: to,
		Version: s.Version, OpenedAt: api.OrNull(s.OpenedAt), ClosedAt: api.OrNull(s.ClosedAt), UpdatedAt: s.UpdatedAt,
	}
}

// address is where a file is read; null: there is none.
func address(file string) *string {
	if file == "" {
		return nil
	}
	at := files.Address(file)
	return &at
}

func newDetail(s *domain.Shown, reader auth.Actor) StoreDetail {
	role := domain.RoleOf(reader, &s.Store)
	_, withReason := document.Targets(s.Transitions(role), document.AsksReason)
	out := StoreDetail{
		Store: newStore(s, reader), Presentation: s.Presentation, CGV: address(s.Case.CGV), OwnTerms: s.Case.OwnTerms,
		Licence: StoreLicence{Number: s.Licence.Number, DeclaredOn: api.OrNull(s.Licence.DeclaredOn)}, Mediator: s.Mediator, Contact: s.Contact(),
		CommentRequired: withReason, Timeline: []StoreStep{}, Missing: []domain.Need{},
		StoreFreeShippingFromValue: s.Conditions.StoreFreeShippingValue, StoreFreeShippingFromQuantity: s.Conditions.StoreFreeShippingQuantity,
		Items: make([]StoreItem, len(s.Goods)),
	}
	for i := range s.Goods {
		out.Items[i] = newItem(&s.Goods[i], int64(i+1))
	}
	if role != domain.RoleReader {
		out.Missing, out.Carts, out.ContactEmail = s.Missing(), &s.Carts, s.ContactEmail
		out.Timeline = append(out.Timeline, lists.Each(s.Timeline, func(step domain.Step) StoreStep { return StoreStep(api.NewStep(step)) })...)
	}
	return out
}

func newItem(g *catalogueapi.Good, position int64) StoreItem {
	status := productsapi.StatusDesactivated
	if g.Active {
		status = productsapi.StatusActive
	}
	return StoreItem{
		Product: StoreProduct{
			Ref: api.RefTo("products", g.ID), Label: g.Label, Image: g.Image, Status: status, InStore: g.InStore,
			Orderable: g.Active && g.Orderable,
		},
		StorePriceTaxIncl: g.StorePriceTaxIncl, Position: position,
	}
}

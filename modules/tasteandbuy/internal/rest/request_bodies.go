package rest

import (
	"strings"

	"millesime/modules/tasteandbuy/internal/app"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

const (
	maxStreet   = 120 // characters, as the next
	maxCity     = 80
	maxReason   = 500
	maxItems    = 50 // wines of a request
	maxQuantity = 600
)

type requestsInput struct {
	api.Page
	Statuses []domain.Status `query:"status"`
	Waiters  []api.Reference `query:"waiter" ref:"waiters"`
	NoWaiter bool            `query:"withoutWaiter"` // those that the restaurant entered itself, beside those of waiters named
	Product  api.Reference   `query:"product" ref:"products"`
	Search   string          `query:"search"`
	From     string          `query:"createdAt[gte]"` // YYYY-MM-DD in Europe/Paris
	To       string          `query:"createdAt[lte]"` // the same, the day included
	Order    api.Order       `query:"order"`
}

func (in *requestsInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Every("status", &in.Statuses, validate.OneOf(domain.Statuses()...)),
		validate.Field("search", &in.Search, validate.Max(maxSearch)),
		validate.Field("createdAt[gte]", &in.From, validate.Optional, validate.Date),
		validate.Field("createdAt[lte]", &in.To, validate.Optional, validate.Date),
	}
}

// SortKeys are what the list sorts by.
func (*requestsInput) SortKeys() []string {
	return []string{domain.SortCreatedAt, domain.SortTotal, domain.SortLinkSent}
}

// waiters are those named, and nobody where that is asked for.
func (in *requestsInput) waiters() []int64 {
	named := api.IDs(in.Waiters)
	if in.NoWaiter {
		named = append(named, domain.NoWaiter)
	}
	return named
}

func (in *requestsInput) filter() domain.RequestFilter {
	return domain.RequestFilter{
		Statuses: in.Statuses, Waiters: in.waiters(), Product: int64(in.Product), Search: in.Search, From: clock.StartOf(in.From, 0),
		Until: clock.StartOf(in.To, 1), Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortCreatedAt, Descending: true})...),
	}
}

type summaryInput struct {
	From string `query:"from"` // YYYY-MM-DD in Europe/Paris
	To   string `query:"to"`   // the same, the day included
}

func (in *summaryInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("from", &in.From, validate.Optional, validate.Date), validate.Field("to", &in.To, validate.Optional, validate.Date),
	}
}

func (in *summaryInput) period() domain.Period {
	return domain.Period{From: clock.StartOf(in.From, 0), Until: clock.StartOf(in.To, 1)}
}

// GuestRequestWish is some of a wine of the list.
type GuestRequestWish struct {
	Product  api.Reference `json:"product"  ref:"products"`
	Quantity *int64        `json:"quantity"`
}

func (w *GuestRequestWish) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("product", &w.Product, validate.Required),
		validate.Field("quantity", &w.Quantity, validate.Required, validate.Between[int64](1, maxQuantity)),
	}
}

func wishesOf(wishes []GuestRequestWish) []domain.Wish {
	return lists.Each(wishes, func(w GuestRequestWish) domain.Wish {
		return domain.Wish{ProductID: int64(w.Product), Quantity: api.OrZero(w.Quantity)}
	})
}

func wishRules(items *[]GuestRequestWish) validate.Rules {
	return validate.Rules{
		validate.Field("items", items, validate.Required, validate.MaxItems(maxItems)),
		validate.Each("items", items, (*GuestRequestWish).Rules),
	}
}

// GuestRequestSimulation asks what wines would come to, delivered in France.
type GuestRequestSimulation struct {
	Items    []GuestRequestWish `json:"items"`
	Postcode string             `json:"postcode"`
}

func (s *GuestRequestSimulation) Rules() validate.Rules {
	return append(wishRules(&s.Items), validate.Field("postcode", &s.Postcode, validate.PostcodeRules(usersapi.France)...))
}

func (s *GuestRequestSimulation) address() usersapi.Address {
	return usersapi.Address{ID: unkept, Postcode: s.Postcode, Country: usersapi.France}
}

// unkept is the number of an address that is kept with a request alone: a sale asks for one.
const unkept = -1

// NewGuestRequest is what a guest asks for in the room.
type NewGuestRequest struct {
	Waiter  *api.Reference     `json:"waiter"            ref:"waiters"` // null: entered by the restaurant itself
	Guest   NewRequestGuest    `json:"guest"`
	Address RequestAddress     `json:"address"`
	Items   []GuestRequestWish `json:"items"`
	Consent bool               `json:"consent"` // to the one mail with the link
}

// NewRequestGuest is who asks. The birthday is looked at and kept nowhere.
type NewRequestGuest struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
	Email     string `json:"email"`
	Phone     string `json:"phone,omitempty"`
	Birthday  string `json:"birthday"` // YYYY-MM-DD
}

func (g *NewRequestGuest) Rules() validate.Rules {
	return append(personRules(&g.FirstName, &g.LastName, &g.Email),
		validate.Field("phone", &g.Phone, validate.PhoneRules()...),
		validate.Field("birthday", &g.Birthday, validate.Required, validate.Date))
}

// Rules of an address in France.
func (a *RequestAddress) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("street", &a.Street, domain.LineRules(maxStreet)...),
		validate.Field("complement", &a.Complement, validate.LineRules(maxStreet)...),
		validate.Field("postcode", &a.Postcode, validate.PostcodeRules(usersapi.France)...),
		validate.Field("city", &a.City, domain.LineRules(maxCity)...),
	}
}

func (n *NewGuestRequest) Rules() validate.Rules {
	return append(wishRules(&n.Items),
		validate.Nested("guest", &n.Guest, (*NewRequestGuest).Rules),
		validate.Nested("address", &n.Address, (*RequestAddress).Rules),
		validate.Field("consent", &n.Consent, validate.By("consent",
			fault.Say("Le client doit accepter de recevoir ce message", "The guest must agree to get this mail"),
			func(given bool) bool { return given })))
}

func (n *NewGuestRequest) asked() app.Asked {
	return app.Asked{
		WaiterID: int64(api.OrZero(n.Waiter)), Birthday: n.Guest.Birthday, Wishes: wishesOf(n.Items),
		Guest: domain.Guest{
			FirstName: n.Guest.FirstName, LastName: n.Guest.LastName, Email: strings.ToLower(n.Guest.Email), Phone: n.Guest.Phone, Language: "fr",
			Address: usersapi.Address{
				ID: unkept, Street: n.Address.Street, Street2: n.Address.Complement, Postcode: n.Address.Postcode, City: n.Address.City,
				Country: usersapi.France, Phone: n.Guest.Phone, Company: strings.TrimSpace(n.Guest.FirstName + " " + n.Guest.LastName),
			},
		},
	}
}

// GuestRequestChange corrects where the mail of a request goes; the consent is the person's. An e-mail that is left out stays.
type GuestRequestChange struct {
	Version int64             `json:"version"`
	Email   api.Field[string] `json:"email,omitzero"`
}

func (c *GuestRequestChange) Rules() validate.Rules {
	return validate.Rules{versions.Required(&c.Version), validate.Field("email", &c.Email, domain.EmailRules()...)}
}

// GuestRequestTransition cancels a request.
type GuestRequestTransition struct {
	Version    int64         `json:"version"`
	Transition domain.Status `json:"transition"`        // canceled
	Comment    string        `json:"comment,omitempty"` // for the restaurant itself
}

func (t *GuestRequestTransition) Rules() validate.Rules {
	return validate.Rules{
		versions.Required(&t.Version), validate.Field("transition", &t.Transition, validate.Required, validate.OneOf(domain.Canceled)),
		validate.Field("comment", &t.Comment, validate.Max(maxReason)),
	}
}

// GuestRequestLink names the request whose link is mailed again.
type GuestRequestLink struct{ versions.Seen }

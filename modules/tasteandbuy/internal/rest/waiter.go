package rest

import (
	"time"

	"millesime/modules/tasteandbuy/internal/app"
	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/api"
	"millesime/platform/lists"
	"millesime/platform/money"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

const maxSearch = 100 // characters

// Waiter is one of a restaurant. Its PIN is in no answer.
type Waiter struct {
	api.Item
	FirstName string     `json:"firstName"`
	LastName  string     `json:"lastName"`
	Email     string     `json:"email"`
	Active    bool       `json:"active"`
	HasPIN    bool       `json:"hasPin"`
	PINSetAt  *time.Time `json:"pinSetAt"`
	ToldAt    *time.Time `json:"toldAt"`  // at this e-mail, what is kept of sales; null: the mail has not left yet, and nothing is entered in its name
	Version   int64      `json:"version"` // what a change names
	CreatedAt time.Time  `json:"createdAt"`

	LastSaleAt *time.Time  `json:"lastSaleAt"` // when its last request was made
	Sales      WaiterSales `json:"sales"`      // of all time
}

// WaiterSales are what the requests of a waiter came to.
type WaiterSales struct {
	Requests  int64       `json:"requests"`
	Concluded int64       `json:"concluded"`
	Revenue   money.Cents `json:"revenueTaxIncl"` // of orders that were not canceled
}

func newSales(s domain.Sales) WaiterSales {
	return WaiterSales{Requests: s.Requests, Concluded: s.Concluded, Revenue: s.Revenue}
}

func newWaiter(w domain.Waiter) Waiter {
	return Waiter{
		Item: api.NewItem("waiters", "Waiter", w.ID), FirstName: w.FirstName, LastName: w.LastName, Email: w.Email, Active: w.Active,
		HasPIN: w.PINHash != "", PINSetAt: api.OrNull(w.PINSetAt), ToldAt: api.OrNull(w.HandedAt), Version: w.Version, CreatedAt: w.CreatedAt,
		LastSaleAt: api.OrNull(w.Sales.LastAt), Sales: newSales(w.Sales),
	}
}

type waitersInput struct {
	api.Page
	Search string    `query:"search"`
	Active *bool     `query:"active"`
	Order  api.Order `query:"order"`
}

func (in *waitersInput) Rules() validate.Rules {
	return validate.Rules{validate.Field("search", &in.Search, validate.Max(maxSearch))}
}

// SortKeys are what the list sorts by.
func (*waitersInput) SortKeys() []string { return []string{domain.SortLastName, domain.SortCreatedAt} }

func (in *waitersInput) filter() domain.WaiterFilter {
	return domain.WaiterFilter{
		Search: in.Search, Active: in.Active, Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortLastName})...),
	}
}

// NewWaiter is one to be taken on.
type NewWaiter struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
	Email     string `json:"email"`
	PIN       string `json:"pin,omitempty"` // 4 to 6 digits; it may be given later
}

func (n *NewWaiter) Rules() validate.Rules {
	return append(personRules(&n.FirstName, &n.LastName, &n.Email),
		validate.Field("pin", &n.PIN, append([]validate.Rule{validate.Optional}, domain.PINRules()...)...))
}

func (n *NewWaiter) person() domain.Person {
	return domain.Person{FirstName: n.FirstName, LastName: n.LastName, Email: n.Email}
}

// personRules are those of the names and the e-mail, of texts or of fields.
func personRules(firstName, lastName, email any) validate.Rules {
	return validate.Rules{
		validate.Field("firstName", firstName, domain.NameRules()...),
		validate.Field("lastName", lastName, domain.NameRules()...),
		validate.Field("email", email, domain.EmailRules()...),
	}
}

// WaiterChange is what a waiter gets instead; what is left out stays.
type WaiterChange struct {
	Version   int64             `json:"version"`
	FirstName api.Field[string] `json:"firstName,omitzero"`
	LastName  api.Field[string] `json:"lastName,omitzero"`
	Email     api.Field[string] `json:"email,omitzero"` // another one is told again what is kept of sales
	Active    api.Field[bool]   `json:"active,omitzero"`
}

func (c *WaiterChange) Rules() validate.Rules {
	return append(validate.Rules{versions.Required(&c.Version)}, personRules(&c.FirstName, &c.LastName, &c.Email)...)
}

func (c *WaiterChange) change() app.WaiterChange {
	change := app.WaiterChange{Version: c.Version, Tells: c.Email.Set, Apply: func(p *domain.Person) {
		put(c.FirstName, &p.FirstName)
		put(c.LastName, &p.LastName)
		put(c.Email, &p.Email)
	}}
	if c.Active.Set && !c.Active.Null { // null turns nothing off
		change.Active = &c.Active.Value
	}
	return change
}

// WaiterPIN is a new PIN, of 4 to 6 digits.
type WaiterPIN struct {
	Version int64  `json:"version"`
	PIN     string `json:"pin"`
}

func (p *WaiterPIN) Rules() validate.Rules {
	return validate.Rules{versions.Required(&p.Version), validate.Field("pin", &p.PIN, domain.PINRules()...)}
}

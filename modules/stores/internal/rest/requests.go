package rest

import (
	"millesime/modules/stores/internal/app"
	"millesime/modules/stores/internal/domain"
	"millesime/platform/api"
	"millesime/platform/lists"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

const (
	maxSearch       = 100 // characters, as all that follows
	maxName         = 80
	maxPresentation = 2000
	maxNumber       = 60
	maxMediator     = 500
	maxComment      = 500
	maxItems        = 5000 // products of a shop
)

type listInput struct {
	api.Page
	Statuses  []domain.Status `query:"status"`
	Search    string          `query:"search"`
	Suppliers []api.Reference `query:"supplier" ref:"users"`
	Order     api.Order       `query:"order"`
}

func (in *listInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Every("status", &in.Statuses, validate.OneOf(domain.Statuses()...)),
		validate.Field("search", &in.Search, validate.Max(maxSearch)),
	}
}

// SortKeys are what the list sorts by.
func (*listInput) SortKeys() []string {
	return []string{domain.SortName, domain.SortStatus, domain.SortUpdatedAt}
}

func (in *listInput) filter() domain.Filter {
	return domain.Filter{
		Statuses: in.Statuses, Suppliers: api.IDs(in.Suppliers), Search: in.Search,
		Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortName})...),
	}
}

// NewStore is a shop to be begun; what is left out is proposed from the company's name.
type NewStore struct {
	Name string `json:"name,omitempty"`
	Slug string `json:"slug,omitempty"` // of its page: /boutique/{slug}
}

func (n *NewStore) Rules() validate.Rules {
	rules := validate.Rules{validate.Field("name", &n.Name, validate.Max(maxName))}
	if n.Slug != "" {
		rules = append(rules, validate.Field("slug", &n.Slug, domain.SlugRules()...))
	}
	return rules
}

// StoreChange is what a shop gets instead; what is left out stays.
type StoreChange struct {
	Version      int64                           `json:"version"`
	Name         api.Field[string]               `json:"name,omitzero"`
	Slug         api.Field[string]               `json:"slug,omitzero"`
	Presentation api.Field[string]               `json:"presentation,omitzero"`
	Licence      api.Field[StoreLicence]         `json:"licence,omitzero"`
	Mediator     api.Field[string]               `json:"mediator,omitzero"`
	ContactEmail api.Field[string]               `json:"contactEmail,omitzero"` // "": the one that the supplier signs in with
	Items        api.Field[[]StoreProductPlaced] `json:"items,omitzero"`        // in the order of their positions; the others stand behind them
}

// StoreLicence is the declaration by which a supplier may sell alcohol to be taken away.
type StoreLicence struct {
	Number     string  `json:"number"`
	DeclaredOn *string `json:"declaredOn"` // YYYY-MM-DD; null: not told
}

func (l *StoreLicence) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("number", &l.Number, validate.Max(maxNumber)), validate.Field("declaredOn", &l.DeclaredOn, validate.Date),
	}
}

// StoreProductPlaced is where a product should stand.
type StoreProductPlaced struct {
	Product  api.Reference `json:"product"  ref:"products"`
	Position *int64        `json:"position"`
}

func (p *StoreProductPlaced) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("product", &p.Product, validate.Required),
		validate.Field("position", &p.Position, validate.Required, validate.Between[int64](1, maxItems)),
	}
}

func (c *StoreChange) Rules() validate.Rules {
	return validate.Rules{
		versions.Required(&c.Version),
		validate.Nested("licence", &c.Licence.Value, (*StoreLicence).Rules),
		validate.Field("name", &c.Name, validate.Required, validate.Max(maxName)),
		validate.Field("slug", &c.Slug, domain.SlugRules()...),
		validate.Field("presentation", &c.Presentation, validate.Max(maxPresentation)),
		validate.Field("mediator", &c.Mediator, validate.Max(maxMediator)),
		validate.Field("contactEmail", &c.ContactEmail, validate.Optional, validate.Email),
		validate.Field("items", &c.Items, validate.MaxItems(maxItems)),
		validate.Each("items", &c.Items.Value, (*StoreProductPlaced).Rules),
	}
}

func (c *StoreChange) change() app.Change {
	change := app.Change{Version: c.Version, Apply: c.apply}
	for _, p := range c.Items.Value {
		change.Places = append(change.Places, domain.Place{ProductID: int64(p.Product), Position: api.OrZero(p.Position)})
	}
	return change
}

func (c *StoreChange) apply(s *domain.Store) {
	for _, member := range []struct {
		sent api.Field[string]
		kept *string
	}{{c.Name, &s.Name}, {c.Slug, &s.Slug}, {c.Presentation, &s.Presentation}, {c.Mediator, &s.Mediator}, {c.ContactEmail, &s.ContactEmail}} {
		if member.sent.Set {
			*member.kept = member.sent.Value
		}
	}
	if c.Licence.Set {
		s.Licence = domain.Licence{Number: c.Licence.Value.Number, DeclaredOn: api.OrZero(c.Licence.Value.DeclaredOn)}
	}
}

// StoreBanner is a picture as a data URL, JPEG, PNG, GIF, WebP or BMP of at most 5 MiB; "" takes the banner away.
type StoreBanner struct {
	Version int64   `json:"version"`
	Image   *string `json:"image"`
}

func (b *StoreBanner) Rules() validate.Rules {
	rules := validate.Rules{versions.Required(&b.Version)}
	if b.Image == nil { // left out, which takes nothing away
		rules = append(rules, validate.Field("image", &b.Image, validate.Required))
	}
	return rules
}

// StoreOpening names the shop that its opener saw.
type StoreOpening struct{ versions.Seen }

// StoreClosing tells why a shop closes.
type StoreClosing struct {
	Version int64  `json:"version"`
	Comment string `json:"comment,omitempty"` // the reason, which is asked for
}

func (c *StoreClosing) Rules() validate.Rules {
	return validate.Rules{versions.Required(&c.Version), validate.Field("comment", &c.Comment, validate.Max(maxComment))}
}

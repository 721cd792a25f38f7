package rest

import (
	"context"
	"strings"

	"millesime/modules/pricing/internal/lists/app"
	"millesime/modules/pricing/internal/lists/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	quoterest "millesime/modules/pricing/internal/quote/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/money"
	"millesime/platform/partial"
	"millesime/platform/validate"
	"millesime/platform/versions"
)

// Bounds of a price list.
const (
	maxListName      = 120 // characters
	maxListCustomers = 200
	maxListPrices    = 10_000
	maxTierQuantity  = 1_000_000 // units
	maxListReason    = 300       // characters
	maxListPrice     = money.Cents(100_000_000)
)

type newPriceListInput struct{ Body NewPriceList }

// NewPriceList is a draft.
type NewPriceList struct {
	Supplier  api.Reference   `json:"supplier,omitempty"  ref:"users"` // suppliers themselves may leave it out
	Name      string          `json:"name"`
	StartsOn  string          `json:"startsOn"`
	EndsOn    *string         `json:"endsOn,omitempty"`                            // null: open-ended
	Discounts string          `json:"discounts,omitempty" enum:",net,locked,open"` // net when left out
	Customers []api.Reference `json:"customers,omitempty" ref:"users"`
	Groups    []auth.Group    `json:"groups,omitempty"`
	Lines     []NewPrice      `json:"lines,omitempty"`
}

// NewPrice is a price from a quantity on.
type NewPrice struct {
	Product      api.Reference `json:"product"               ref:"products"`
	MinQuantity  *int64        `json:"minQuantity,omitempty"` // units; 1 when left out
	PriceTaxExcl *money.Cents  `json:"priceTaxExcl"`          // 0 is a price where it is said
}

func (n *NewPriceList) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("name", &n.Name, validate.Required, validate.Max(maxListName)),
		validate.Field("startsOn", &n.StartsOn, validate.Required, validate.Date),
		validate.Field("endsOn", &n.EndsOn, validate.Date),
		validate.Field("discounts", &n.Discounts, validate.Optional, validate.OneOf(listDiscounts()...)),
		validate.Field("customers", &n.Customers, validate.MaxItems(maxListCustomers)),
		validate.Field("lines", &n.Lines, validate.MaxItems(maxListPrices)),
		validate.Each("lines", &n.Lines, (*NewPrice).Rules),
	}
}

func (n *NewPrice) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("product", &n.Product, validate.Required),
		validate.Field("minQuantity", &n.MinQuantity, validate.Between[int64](1, maxTierQuantity)),
		validate.Field("priceTaxExcl", &n.PriceTaxExcl, validate.Required, validate.Between[money.Cents](0, maxListPrice)),
	}
}

func listDiscounts() []string {
	var codes []string
	for _, d := range quote.AllListDiscounts() {
		codes = append(codes, d.String())
	}
	return codes
}

func (n *NewPriceList) draft() domain.PriceList {
	return domain.PriceList{Mercuriale: quote.Mercuriale{
		SupplierID: int64(n.Supplier), Name: strings.TrimSpace(n.Name), From: n.StartsOn, To: api.OrZero(n.EndsOn),
		Discounts: quote.ListDiscountsOf(n.Discounts), CustomerIDs: quoterest.Once(api.IDs(n.Customers)), Groups: quoterest.Once(n.Groups),
		Entries: newEntries(n.Lines),
	}}
}

func newEntries(prices []NewPrice) []quote.ListEntry {
	entries := make([]quote.ListEntry, 0, len(prices))
	for _, price := range prices {
		entries = append(entries, quote.ListEntry{
			ProductID: int64(price.Product), MinQuantity: max(1, api.OrZero(price.MinQuantity)), Price: *price.PriceTaxExcl,
		})
	}
	return entries
}

func (h priceListHandlers) post(ctx context.Context, in newPriceListInput) (PriceListDetail, error) {
	id, err := h.lists.Create(ctx, auth.Must(ctx), in.Body.draft())
	if err != nil {
		return PriceListDetail{}, err
	}
	return h.detail(ctx, id)
}

// PriceListChange is what changes of a list; its customers, groups and prices are replaced together.
type PriceListChange struct {
	Version   int64                      `json:"version"`
	FarPrices bool                       `json:"farPrices,omitempty"` // prices more than half away from the wine's, or dearer than of a smaller quantity, are meant
	Name      api.Field[string]          `json:"name"`
	StartsOn  api.Field[string]          `json:"startsOn"`
	EndsOn    api.Field[string]          `json:"endsOn"`
	Discounts api.Field[string]          `json:"discounts" enum:"net,locked,open"`
	Customers api.Field[[]api.Reference] `json:"customers" ref:"users"`
	Groups    api.Field[[]auth.Group]    `json:"groups"`
	Lines     api.Field[[]NewPrice]      `json:"lines"`
}

func (c *PriceListChange) Rules() validate.Rules {
	return validate.Rules{
		versions.Required(&c.Version),
		validate.Field("name", &c.Name, validate.Required, validate.Max(maxListName)),
		validate.Field("startsOn", &c.StartsOn, validate.Required, validate.Date),
		validate.Field("endsOn", &c.EndsOn, validate.Date),
		validate.Field("discounts", &c.Discounts, validate.Required, validate.OneOf(listDiscounts()...)),
		validate.Field("customers", &c.Customers, validate.MaxItems(maxListCustomers)),
		validate.Field("lines", &c.Lines, validate.MaxItems(maxListPrices)),
		validate.Each("lines", &c.Lines.Value, (*NewPrice).Rules),
	}
}

func (h priceListHandlers) patch(ctx context.Context, in api.BodyByID[PriceListChange]) (PriceListDetail, error) {
	if in.Body.changesNothing() { // a list that was sent back as it was read is not judged anew
		if now, err := h.detail(ctx, in.ID); err == nil && now.MayEdit && now.Version == in.Body.Version {
			return now, nil
		}
	}
	edit := app.ListEdit{Version: in.Body.Version, Change: in.Body.apply, Entries: in.Body.Lines.Set, Confirmed: in.Body.FarPrices}
	if err := h.lists.Change(ctx, auth.Must(ctx), in.ID, edit); err != nil {
		return PriceListDetail{}, err
	}
	return h.detail(ctx, in.ID)
}

func (c *PriceListChange) changesNothing() bool {
	return !(c.Name.Set || c.StartsOn.Set || c.EndsOn.Set || c.Discounts.Set || c.Customers.Set || c.Groups.Set || c.Lines.Set)
}

func (c *PriceListChange) apply(l domain.PriceList) domain.PriceList {
	partial.As(c.Name, strings.TrimSpace).Apply(&l.Name)
	c.StartsOn.Apply(&l.From)
	c.EndsOn.Apply(&l.To)
	partial.As(c.Discounts, quote.ListDiscountsOf).Apply(&l.Discounts)
	partial.As(c.Customers, quoterest.OnceEach).Apply(&l.CustomerIDs)
	partial.As(c.Groups, quoterest.Once).Apply(&l.Groups)
	partial.As(c.Lines, newEntries).Apply(&l.Entries)
	return l
}

// PriceListPublication publishes what its author saw.
type PriceListPublication struct {
	Version   int64 `json:"version"`
	FarPrices bool  `json:"farPrices,omitempty"` // prices more than half away from the wine's, or dearer than of a smaller quantity, are meant
}

func (p *PriceListPublication) Rules() validate.Rules {
	return validate.Rules{versions.Required(&p.Version)}
}

func (h priceListHandlers) publish(ctx context.Context, in api.BodyByID[PriceListPublication]) (PriceListDetail, error) {
	if err := h.lists.Publish(ctx, auth.Must(ctx), in.ID, in.Body.Version, in.Body.FarPrices); err != nil {
		return PriceListDetail{}, err
	}
	return h.detail(ctx, in.ID)
}

// NewPriceListRevision is when the next list of a series holds.
type NewPriceListRevision struct {
	StartsOn string            `json:"startsOn"`
	EndsOn   api.Field[string] `json:"endsOn"`           // null: without an end
	Reason   string            `json:"reason,omitempty"` // that those whom the list is for read
}

func (n *NewPriceListRevision) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("startsOn", &n.StartsOn, validate.Required, validate.Date),
		validate.Field("endsOn", &n.EndsOn, validate.Sent, validate.Date),
		validate.Field("reason", &n.Reason, validate.Max(maxListReason)),
	}
}

func (h priceListHandlers) revise(ctx context.Context, in api.BodyByID[NewPriceListRevision]) (PriceListDetail, error) {
	id, err := h.lists.Revise(ctx, auth.Must(ctx), in.ID, in.Body.StartsOn, in.Body.EndsOn.Value, strings.TrimSpace(in.Body.Reason))
	if err != nil {
		return PriceListDetail{}, err
	}
	return h.detail(ctx, id)
}

// PriceListEnd is the last day of a list.
type PriceListEnd struct {
	Version int64             `json:"version"`
	EndsOn  api.Field[string] `json:"endsOn"`           // null: without an end
	Reason  string            `json:"reason,omitempty"` // required when the list ends earlier than was said
}

func (e *PriceListEnd) Rules() validate.Rules {
	return validate.Rules{
		versions.Required(&e.Version),
		validate.Field("endsOn", &e.EndsOn, validate.Sent, validate.Date),
		validate.Field("reason", &e.Reason, validate.Max(maxListReason)),
	}
}

func (h priceListHandlers) end(ctx context.Context, in api.BodyByID[PriceListEnd]) (PriceListDetail, error) {
	if err := h.lists.End(ctx, auth.Must(ctx), in.ID, in.Body.Version, in.Body.EndsOn.Value, strings.TrimSpace(in.Body.Reason)); err != nil {
		return PriceListDetail{}, err
	}
	return h.detail(ctx, in.ID)
}

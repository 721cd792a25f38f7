package rest

import (
	"time"

	"millesime/modules/pricing/internal/lists/app"
	"millesime/modules/pricing/internal/lists/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/modules/products/productsapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// PriceList is a mercuriale as lists show it.
type PriceList struct {
	api.Item
	Name         string            `json:"name"`
	Supplier     ListParty         `json:"supplier"`
	Status       domain.ListStatus `json:"status"`
	StartsOn     string            `json:"startsOn"` // YYYY-MM-DD
	EndsOn       *string           `json:"endsOn"`   // its last day; null: open-ended
	Discounts    string            `json:"discounts" enum:"net,locked,open"`
	Customers    []ListParty       `json:"customers"` // those the reader may know of
	Groups       []auth.Group      `json:"groups"`
	ProductCount int64             `json:"productCount"`
	Revision     int64             `json:"revision"`
	Reason       string            `json:"reason"`      // why it follows another one; "" when nothing was said
	EndReason    string            `json:"endReason"`   // why it ends earlier than was said; "" when it does not
	PublishedAt  *time.Time        `json:"publishedAt"` // null: a draft
	CreatedAt    time.Time         `json:"createdAt"`
	UpdatedAt    time.Time         `json:"updatedAt"`
	Version      int64             `json:"version"`
	MayEdit      bool              `json:"mayEdit"` // its prices, by the reader, now
	MayRevise    bool              `json:"mayRevise"`
	MayEnd       bool              `json:"mayEnd"`
	MayDelete    bool              `json:"mayDelete"`
}

// HydraClass is that of its detail too.
func (PriceList) HydraClass(string) string { return "PriceList" }

// PriceListDetail is a mercuriale with those of its series. Its prices are read at /price_lists/{id}/lines.
type PriceListDetail struct {
	PriceList
	Revisions []PriceListRevision `json:"revisions"` // the newest first, itself among them
}

// PriceListRevision is one of a series.
type PriceListRevision struct {
	api.Ref
	Revision int64             `json:"revision"`
	Status   domain.ListStatus `json:"status"`
	StartsOn string            `json:"startsOn"`
	EndsOn   *string           `json:"endsOn"`
	Reason   string            `json:"reason"`
}

// ListParty is a supplier or a customer of a price list.
type ListParty struct {
	api.Ref
	Company   string     `json:"company"`
	UserGroup auth.Group `json:"userGroup"`
}

// PriceListLine is a product of a mercuriale. Prices are excl. tax.
type PriceListLine struct {
	Product              ListProduct  `json:"product"`
	Tiers                []PriceTier  `json:"tiers"`                // of this list, the smallest quantity first
	Paid                 []PaidTier   `json:"paid"`                 // by a reader who buys by it, whichever list counts; else empty
	ListPriceTaxExcl     money.Cents  `json:"listPriceTaxExcl"`     // without this list, of whom it is for
	PreviousPriceTaxExcl *money.Cents `json:"previousPriceTaxExcl"` // in the list that this one follows; null: it was not in it
	LastPaid             *LastPaid    `json:"lastPaid"`             // by the one customer of the list
	ClosedTo             []auth.Group `json:"closedTo"`             // groups of those whom the list is for that may not buy it, for who keeps the list
}

// PriceTier is a price from a quantity on.
type PriceTier struct {
	MinQuantity  int64       `json:"minQuantity"` // units
	PriceTaxExcl money.Cents `json:"priceTaxExcl"`
}

// PaidTier is what a cart charges for a unit from a quantity on, before tiers of agreement frames: those count the whole order.
type PaidTier struct {
	MinQuantity  int64        `json:"minQuantity"` // units
	PriceTaxExcl money.Cents  `json:"priceTaxExcl"`
	List         *PricingList `json:"list"` // that sets the price; null: none does at this quantity
}

// PricingList is the price list that a price comes from.
type PricingList struct {
	api.Ref
	Name string `json:"name"`
}

// LastPaid is what a customer last paid for a unit.
type LastPaid struct {
	PriceTaxExcl money.Cents `json:"priceTaxExcl"`
	On           string      `json:"on"` // YYYY-MM-DD
	Order        ListOrder   `json:"order"`
}

// ListOrder is the order that it was paid in.
type ListOrder struct {
	api.Ref
	Number string `json:"number"`
}

// ListProduct is what a price list shows of a product.
type ListProduct struct {
	api.Ref
	productsapi.Label
	EAN            string     `json:"ean"`
	UnitsPerCarton int        `json:"unitsPerCarton"`
	OrderMultiple  int        `json:"orderMultiple"`
	MinQuantity    int        `json:"minQuantity"`
	VATRate        money.Rate `json:"vatRate"`
	Active         bool       `json:"active"`
	Image          string     `json:"image"`
	Warehouse      string     `json:"warehouse" enum:"dartess,supplier"`
	Available      int64      `json:"available"` // units that may still be ordered
	Tag            string     `json:"tag" enum:"out_of_stock,stock_alert,insufficient_stock,pending_receipt,desactivated,normal,sample,stock_back,dartess_warehouse"`
}

// PriceListOverlap is a product that another list of the supplier prices for somebody on the same day.
type PriceListOverlap struct {
	Product           ListProduct          `json:"product"`
	Other             OverlappingList      `json:"other"`
	PriceTaxExcl      money.Cents          `json:"priceTaxExcl"` // of the smallest quantity
	OtherPriceTaxExcl money.Cents          `json:"otherPriceTaxExcl"`
	Prevails          domain.Prevailing    `json:"prevails"`
	Reason            domain.PrevailReason `json:"reason"`
	Below             *int64               `json:"below"` // units below which the one that does not prevail counts; null: nowhere
}

// OverlappingList is the other list.
type OverlappingList struct {
	api.Ref
	Name     string  `json:"name"`
	StartsOn string  `json:"startsOn"`
	EndsOn   *string `json:"endsOn"`
}

func newPriceList(l domain.PriceList, today string) PriceList {
	status := l.Status(today)
	out := PriceList{
		Item: api.NewItem("price_lists", "PriceList", l.ID), Name: l.Name, Supplier: newListParty(l.SupplierID, l), Status: status,
		StartsOn: l.From, EndsOn: api.OrNull(l.To), Discounts: l.Discounts.String(),
		Customers:    lists.Each(l.CustomerIDs, func(id int64) ListParty { return newListParty(id, l) }),
		Groups:       l.Groups,
		ProductCount: l.Products, Revision: l.Revision, Reason: l.Reason, EndReason: l.EndReason,
		PublishedAt: api.OrNull(l.PublishedAt), CreatedAt: l.CreatedAt,
		UpdatedAt: l.UpdatedAt, Version: l.Version,
		MayEdit: l.Writable && !l.Begun(today), MayRevise: l.Revisable,
		MayEnd:    l.Removable && (status == domain.ListActive || status == domain.ListScheduled),
		MayDelete: l.Removable && !l.Begun(today),
	}
	if out.Groups == nil {
		out.Groups = []auth.Group{}
	}
	return out
}

func newListParty(id int64, l domain.PriceList) ListParty {
	party := l.Customers[id]
	return ListParty{Ref: api.RefTo("users", id), Company: party.DisplayName(), UserGroup: party.Group}
}

func newPriceListDetail(l domain.PriceList, series []domain.PriceList, today string) PriceListDetail {
	out := PriceListDetail{PriceList: newPriceList(l, today), Revisions: make([]PriceListRevision, 0, len(series))}
	for _, one := range series {
		out.Revisions = append(out.Revisions, PriceListRevision{
			Ref: api.RefTo("price_lists", one.ID), Revision: one.Revision, Status: one.Status(today), StartsOn: one.From,
			EndsOn: api.OrNull(one.To), Reason: one.Reason,
		})
	}
	return out
}

func newListLine(l app.ListLine) PriceListLine {
	out := PriceListLine{
		Product: newListProduct(l.Product), Tiers: make([]PriceTier, 0, len(l.Tiers)), ListPriceTaxExcl: l.List,
		ClosedTo: append([]auth.Group{}, l.ClosedTo...), Paid: make([]PaidTier, 0, len(l.Paid)),
		PreviousPriceTaxExcl: l.Previous, LastPaid: newLastPaid(l.Last),
	}
	for _, t := range l.Tiers {
		out.Tiers = append(out.Tiers, PriceTier{MinQuantity: t.MinQuantity, PriceTaxExcl: t.Price})
	}
	for _, t := range l.Paid {
		tier := PaidTier{MinQuantity: t.From, PriceTaxExcl: t.Price}
		if t.List != nil {
			tier.List = &PricingList{Ref: api.RefTo("price_lists", t.List.ID), Name: t.List.Name}
		}
		out.Paid = append(out.Paid, tier)
	}
	return out
}

func newListProduct(p pricingapi.Product) ListProduct {
	return ListProduct{
		Ref: api.RefTo("products", p.ID), Label: p.Label(), EAN: p.EAN, UnitsPerCarton: p.UnitsPerCarton,
		OrderMultiple: p.OrderMultiple, MinQuantity: p.MinQuantity, VATRate: p.VATRate,
		Active: p.Active, Image: p.Image(), Warehouse: p.Warehouse, Available: p.Available, Tag: p.Tag,
	}
}

func newOverlap(o domain.Overlap, products map[int64]pricingapi.Product) PriceListOverlap {
	return PriceListOverlap{
		Product: newListProduct(products[o.ProductID]),
		Other: OverlappingList{
			Ref: api.RefTo("price_lists", o.Other.ID), Name: o.Other.Name, StartsOn: o.Other.From, EndsOn: api.OrNull(o.Other.To),
		},
		PriceTaxExcl: o.Price.Price, OtherPriceTaxExcl: o.OtherOne.Price, Prevails: o.Prevails, Reason: o.Reason,
		Below: api.OrNull(o.Below),
	}
}

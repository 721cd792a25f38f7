package store

import (
	"strings"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/internal/lists/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/auth"
	"millesime/platform/fold"
	"millesime/platform/lists"
	"millesime/platform/money"
)

type priceListRow struct {
	bun.BaseModel `bun:"table:price_lists,alias:l"`

	ID            int64 `bun:",pk,autoincrement"`
	SupplierID    int64
	SeriesID      int64
	Revision      int64
	Name          string
	SearchText    string
	CustomersText string
	Discounts     string
	StartsOn      string
	EndsOn        string
	PublishedAt   time.Time `bun:",nullzero"`
	Version       int64
	Reason        string
	EndReason     string
	// The end of the list that it follows, before that was followed.
	FormerEndsOn    string
	FormerEndReason string
	CreatedBy       int64
	ImpersonatorID  int64
	CreatedAt       time.Time
	UpdatedAt       time.Time
	Products        int64 `bun:",scanonly"`
}

type listCustomerRow struct {
	bun.BaseModel `bun:"table:price_list_customers,alias:c"`

	CustomerID int64 `bun:",pk"`
	ListID     int64 `bun:",pk"`
}

type listGroupRow struct {
	bun.BaseModel `bun:"table:price_list_groups,alias:g"`

	GroupCode auth.Group `bun:",pk"`
	ListID    int64      `bun:",pk"`
}

type entryRow struct {
	bun.BaseModel `bun:"table:price_list_entries,alias:e"`

	ListID      int64 `bun:",pk"`
	ProductID   int64 `bun:",pk"`
	MinQuantity int64 `bun:",pk"`
	PriceCents  money.Cents
	Position    int64
}

func newListRow(l domain.PriceList) priceListRow {
	customers := lists.Each(l.CustomerIDs, func(id int64) string { return fold.Text(l.Customers[id].DisplayName()) })
	return priceListRow{
		ID: l.ID, SupplierID: l.SupplierID, SeriesID: l.SeriesID, Revision: l.Revision, Name: l.Name,
		SearchText: fold.Text(l.Name + " " + l.Supplier.DisplayName()), CustomersText: strings.Join(customers, " "),
		Discounts: l.Discounts.String(), StartsOn: l.From, EndsOn: l.To, PublishedAt: l.PublishedAt, Version: l.Version,
		Reason: l.Reason, EndReason: l.EndReason, FormerEndsOn: l.Former.To, FormerEndReason: l.Former.Reason,
		CreatedBy: l.CreatedBy, ImpersonatorID: l.Impersonator, CreatedAt: l.CreatedAt, UpdatedAt: l.UpdatedAt,
	}
}

func (r priceListRow) list() domain.PriceList {
	return domain.PriceList{
		Mercuriale: quote.Mercuriale{
			ID: r.ID, Name: r.Name, SupplierID: r.SupplierID, From: r.StartsOn, To: r.EndsOn, Discounts: quote.ListDiscountsOf(r.Discounts),
			PublishedAt: r.PublishedAt.UTC(),
		},
		SeriesID: r.SeriesID, Revision: r.Revision, Version: r.Version, Reason: r.Reason, EndReason: r.EndReason,
		Former:    domain.ListEnd{To: r.FormerEndsOn, Reason: r.FormerEndReason},
		CreatedBy: r.CreatedBy, Impersonator: r.ImpersonatorID,
		CreatedAt: r.CreatedAt.UTC(), UpdatedAt: r.UpdatedAt.UTC(), Products: r.Products,
	}
}

func (r entryRow) entry() quote.ListEntry {
	return quote.ListEntry{ProductID: r.ProductID, MinQuantity: r.MinQuantity, Price: r.PriceCents}
}

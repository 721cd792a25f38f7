package rest

import (
	"context"

	"millesime/modules/receipts/internal/receipts/domain"
	stock "millesime/modules/receipts/internal/stock/domain"
	stockrest "millesime/modules/receipts/internal/stock/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/picture"
	"millesime/platform/validate"
)

const tag = "receipts"

func (h handlers) receiptEndpoints() []api.Route {
	return []api.Route{
		api.Get("receipts.list", "/receipts", tag, auth.AllGroups(),
			"Receipts in the reader's scope, those expected first before the others", h.list),
		api.Get("receipts.summary", "/receipts/summary", tag, auth.AllGroups(),
			"How many receipts are expected, late, and there for the reader to count", h.summary),
		api.Get("receipts.get", "/receipts/{id}", tag, auth.AllGroups(),
			"One receipt with its lines and its timeline",
			func(ctx context.Context, in api.ByID) (ReceiptDetail, error) { return h.detail(ctx, in.ID) }),
		api.Post("receipts.post", "/receipts", tag, stockrest.Keepers(), "Announce a delivery to a warehouse", h.announce, api.Creates),
		api.Patch("receipts.patch", "/receipts/{id}", tag, stockrest.Keepers(),
			"Change a receipt while it is open, its lines until it has arrived", h.edit,
			api.Reads(func(ctx context.Context, in api.BodyByID[ReceiptChange]) ([]any, error) {
				return api.Read(h.detail(ctx, in.ID))
			})),
		api.Post("receipts.transition", "/receipts/{id}/transitions", tag, stockrest.Keepers(),
			"Say that a receipt has arrived, is complete or does not come, as the state table says", h.transition),
		api.Post("receipts.count", "/receipts/{id}/counts", tag, stockrest.Keepers(),
			"Add what was counted of a receipt to the stock; nothing is written when a line is refused", h.count, api.MaxBody(maxCountBody)),
		api.Post("receipts.correct_count", "/receipts/{id}/corrections", tag, stockrest.Keepers(),
			"Bring what was counted of a receipt to what had really come; orders wait again for what is not there", h.correctCount),
		api.Get("receipts.photo", "/receipts/{id}/photos/{photo}", tag, auth.AllGroups(),
			"A photo that was taken while counting", h.photo, api.Produces(picture.TypeJPEG, picture.TypePNG)),
	}
}

type listInput struct {
	api.Page
	stockrest.ListInput[domain.Status]
	Products []api.Reference `query:"product" ref:"products"`
	Search   string          `query:"search"`
	Order    api.Order       `query:"order"`
}

func (in *listInput) Rules() validate.Rules {
	return in.Checked(&in.Search, domain.Statuses(), stock.Views()...)
}

// SortKeys are what the list sorts by.
func (in *listInput) SortKeys() []string {
	return []string{domain.SortExpectedOn, domain.SortCreatedAt, domain.SortNumber, domain.SortStatus}
}

func (in *listInput) filter() domain.Filter {
	return domain.Filter{
		Statuses: in.Statuses, View: in.View, Suppliers: api.IDs(in.Suppliers), Warehouse: in.Warehouse, Products: api.IDs(in.Products),
		Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortExpectedOn})...),
	}
}

func (h handlers) list(ctx context.Context, in listInput) (api.Collection[Receipt], error) {
	reader := auth.Must(ctx)
	found, err := h.receipts.List(ctx, reader, in.filter(), in.Search)
	if err != nil {
		return api.Collection[Receipt]{}, err
	}
	now := h.receipts.Now()
	return api.NewCollection(in.Page, found, func(r domain.Receipt) Receipt { return newReceipt(r, reader, now) }), nil
}

// ReceiptSummary is what of receipts is expected and to be done.
type ReceiptSummary struct {
	Type      string `json:"@type"`
	ToReceive int64  `json:"toReceive"` // announced
	Late      int64  `json:"late"`      // of those, for the reader to see to
	ToCount   int64  `json:"toCount"`   // there, and counted by the reader
}

func (h handlers) summary(ctx context.Context, _ struct{}) (ReceiptSummary, error) {
	s, err := h.receipts.Summary(ctx, auth.Must(ctx))
	return ReceiptSummary{Type: "ReceiptSummary", ToReceive: s.ToReceive, Late: s.Late, ToCount: s.ToCount}, err
}

// detail reads a receipt as its reader sees it now.
func (h handlers) detail(ctx context.Context, id int64) (ReceiptDetail, error) {
	reader := auth.Must(ctx)
	r, err := h.receipts.Receipt(ctx, reader, id)
	return newReceiptDetail(r, reader, h.receipts.Now()), err
}

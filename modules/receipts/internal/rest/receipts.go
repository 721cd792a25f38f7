package rest

import (
	"context"
	"net/http"

	"millesime/modules/receipts/internal/app"
	"millesime/modules/receipts/internal/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/picture"
	"millesime/platform/validate"
)

const receiptTag = "receipts"

type receiptHandlers struct{ receipts *app.Receipts }

func receiptEndpoints(receipts *app.Receipts) []api.Route {
	h := receiptHandlers{receipts}
	return []api.Route{
		api.Endpoint[receiptsInput, api.Collection[Receipt]]{
			ID: "receipts.list", Method: http.MethodGet, Path: "/receipts", Tag: receiptTag, Groups: auth.AllGroups(),
			Summary: "Receipts in the reader's scope, those expected first before the others",
			Handle:  h.list,
		}.Route(),
		api.Endpoint[struct{}, ReceiptSummary]{
			ID: "receipts.summary", Method: http.MethodGet, Path: "/receipts/summary", Tag: receiptTag, Groups: auth.AllGroups(),
			Summary: "How many receipts are expected, late, and there for the reader to count",
			Handle:  h.summary,
		}.Route(),
		api.Endpoint[itemInput, ReceiptDetail]{
			ID: "receipts.get", Method: http.MethodGet, Path: "/receipts/{id}", Tag: receiptTag, Groups: auth.AllGroups(),
			Summary: "One receipt with its lines and its timeline",
			Handle:  func(ctx context.Context, in itemInput) (ReceiptDetail, error) { return h.detail(ctx, in.ID) },
		}.Route(),
		api.Endpoint[announceInput, ReceiptDetail]{
			ID: "receipts.post", Method: http.MethodPost, Path: "/receipts", Tag: receiptTag, Groups: keepers(),
			Summary: "Announce a delivery to a warehouse", Success: http.StatusCreated,
			Handle: h.announce,
		}.Route(),
		api.Endpoint[editInput, ReceiptDetail]{
			ID: "receipts.patch", Method: http.MethodPatch, Path: "/receipts/{id}", Tag: receiptTag, Groups: keepers(),
			Summary: "Change a receipt while it is open, its lines until it has arrived",
			Handle:  h.edit,
			Reads:   func(ctx context.Context, in editInput) ([]any, error) { return api.Read(h.detail(ctx, in.ID)) },
		}.Route(),
		api.Endpoint[receiptTransitionInput, ReceiptDetail]{
			ID: "receipts.transition", Method: http.MethodPost, Path: "/receipts/{id}/transitions", Tag: receiptTag, Groups: keepers(),
			Summary: "Say that a receipt has arrived, is complete or does not come, as the state table says",
			Handle:  h.transition,
		}.Route(),
		api.Endpoint[countInput, ReceiptDetail]{
			ID: "receipts.count", Method: http.MethodPost, Path: "/receipts/{id}/counts", Tag: receiptTag, Groups: keepers(),
			Summary: "Add what was counted of a receipt to the stock; nothing is written when a line is refused",
			MaxBody: maxCountBody,
			Handle:  h.count,
		}.Route(),
		api.Endpoint[correctCountInput, ReceiptDetail]{
			ID: "receipts.correct_count", Method: http.MethodPost, Path: "/receipts/{id}/corrections", Tag: receiptTag, Groups: keepers(),
			Summary: "Bring what was counted of a receipt to what had really come; orders wait again for what is not there",
			Handle:  h.correctCount,
		}.Route(),
		api.Endpoint[photoInput, api.File]{
			ID: "receipts.photo", Method: http.MethodGet, Path: "/receipts/{id}/photos/{photo}", Tag: receiptTag, Groups: auth.AllGroups(),
			Summary:  "A photo that was taken while counting",
			Produces: []string{picture.TypeJPEG, picture.TypePNG}, Handle: h.photo,
		}.Route(),
	}
}

type receiptsInput struct {
	api.Page
	Statuses  []domain.Status `query:"status"`
	View      domain.View     `query:"view"`
	Suppliers []api.Reference `query:"supplier" ref:"users"`
	Warehouse string          `query:"warehouse"`
	Products  []api.Reference `query:"product" ref:"products"`
	Search    string          `query:"search"`
	Order     api.Order       `query:"order"`
}

const searchLimit = 100 // characters

// Rules of the list's parameters.
func (in *receiptsInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Every("status", &in.Statuses, validate.OneOf(domain.Statuses()...)),
		validate.Field("view", &in.View, validate.Optional, validate.OneOf(domain.Views()...)),
		validate.Field("warehouse", &in.Warehouse, validate.Optional, validate.OneOf(warehouses()...)),
		validate.Field("search", &in.Search, validate.Max(searchLimit)),
	}
}

// SortKeys are what the list sorts by.
func (in *receiptsInput) SortKeys() []string {
	return []string{domain.SortExpectedOn, domain.SortCreatedAt, domain.SortNumber, domain.SortStatus}
}

func warehouses() []string {
	return []string{receiptsapi.WarehouseDartess, receiptsapi.WarehouseSupplier}
}

func (in *receiptsInput) filter() domain.Filter {
	return domain.Filter{
		Statuses: in.Statuses, View: in.View, Suppliers: api.IDs(in.Suppliers), Warehouse: in.Warehouse, Products: api.IDs(in.Products),
		Part: in.Part(in.Order.Or(lists.Sort{Key: domain.SortExpectedOn})...),
	}
}

func (h receiptHandlers) list(ctx context.Context, in receiptsInput) (api.Collection[Receipt], error) {
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

func (h receiptHandlers) summary(ctx context.Context, _ struct{}) (ReceiptSummary, error) {
	s, err := h.receipts.Summary(ctx, auth.Must(ctx))
	return ReceiptSummary{Type: "ReceiptSummary", ToReceive: s.ToReceive, Late: s.Late, ToCount: s.ToCount}, err
}

// detail reads a receipt as its reader sees it now.
func (h receiptHandlers) detail(ctx context.Context, id int64) (ReceiptDetail, error) {
	reader := auth.Must(ctx)
	r, err := h.receipts.Receipt(ctx, reader, id)
	if err != nil {
		return ReceiptDetail{}, err
	}
	return newReceiptDetail(r, reader, h.receipts.Now()), nil
}

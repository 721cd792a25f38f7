package rest

import (
	"context"
	"strings"

	"millesime/modules/receipts/internal/counts/app"
	"millesime/modules/receipts/internal/counts/domain"
	stockrest "millesime/modules/receipts/internal/stock/rest"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

type beginInput struct{ Body NewStockCount }

// NewStockCount begins a counting session.
type NewStockCount struct {
	Warehouse string          `json:"warehouse"          enum:"dartess,supplier"`
	Supplier  api.Reference   `json:"supplier,omitempty" ref:"users"`    // named by admins, for suppliers themselves
	Products  []api.Reference `json:"products,omitempty" ref:"products"` // none: all that the supplier has there
	Label     string          `json:"label,omitempty"`
	Blind     bool            `json:"blind,omitempty"` // who counts does not see what is expected
	Comment   string          `json:"comment,omitempty"`
}

func (n *NewStockCount) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("warehouse", &n.Warehouse, validate.Required, validate.OneOf(stockrest.Warehouses()...)),
		validate.Field("products", &n.Products, validate.MaxItems(domain.MostLines)),
		validate.Field("label", &n.Label, validate.Max(stockrest.MaxWord)),
		validate.Field("comment", &n.Comment, validate.Max(stockrest.MaxComment)),
	}
}

func (h handlers) begin(ctx context.Context, in beginInput) (StockCountDetail, error) {
	n := in.Body
	session := domain.Session{
		SupplierID: int64(n.Supplier), Warehouse: n.Warehouse, Label: strings.TrimSpace(n.Label), Blind: n.Blind,
	}
	id, err := h.sessions.Begin(ctx, auth.Must(ctx), session, api.IDs(n.Products), strings.TrimSpace(n.Comment))
	return api.After(ctx, id, err, h.detail)
}

// StockCountEntries are what somebody counted.
type StockCountEntries struct {
	Lines []NewStockCountEntry `json:"lines"`
}

// NewStockCountEntry is what lies in one place of a product. It adds to what was counted of it elsewhere.
type NewStockCountEntry struct {
	Product api.Reference `json:"product"         ref:"products"`
	Units   *int64        `json:"units"` // below 0: takes back what was entered too much
	Lot     string        `json:"lot,omitempty"`
	Place   string        `json:"place,omitempty"`
	Note    string        `json:"note,omitempty"`
}

func (e *StockCountEntries) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("lines", &e.Lines, validate.Required, validate.MaxItems(stockrest.MaxLines)),
		validate.Each("lines", &e.Lines, (*NewStockCountEntry).Rules),
	}
}

func (e *NewStockCountEntry) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("product", &e.Product, validate.Required),
		validate.Field("units", &e.Units, validate.Required, validate.Between[int64](-stockrest.MaxUnits, stockrest.MaxUnits)),
		validate.Field("lot", &e.Lot, validate.Max(stockrest.MaxWord)),
		validate.Field("place", &e.Place, validate.Max(stockrest.MaxWord)),
		validate.Field("note", &e.Note, validate.Max(stockrest.MaxComment)),
	}
}

func (h handlers) count(ctx context.Context, in api.BodyByID[StockCountEntries]) (StockCountDetail, error) {
	entries := lists.Each(in.Body.Lines, func(l NewStockCountEntry) domain.Entry {
		return domain.Entry{
			ProductID: int64(l.Product), Units: *l.Units, Lot: strings.TrimSpace(l.Lot), Place: strings.TrimSpace(l.Place),
			Note: strings.TrimSpace(l.Note),
		}
	})
	err := h.sessions.Count(ctx, auth.Must(ctx), in.ID, entries)
	return api.After(ctx, in.ID, err, h.detail)
}

// StockCountTransition asks for another state.
type StockCountTransition struct {
	Transition domain.Status   `json:"transition"` // the state's code
	Comment    string          `json:"comment,omitempty"`
	Recount    []api.Reference `json:"recount,omitempty" ref:"products"` // to be counted again; none: all that differ
	Except     []api.Reference `json:"except,omitempty"  ref:"products"` // keep their figures when it is approved
}

func (t *StockCountTransition) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("transition", &t.Transition, validate.Required, validate.OneOf(domain.Statuses()...)),
		validate.Field("comment", &t.Comment, validate.Max(stockrest.MaxComment)),
		validate.Field("recount", &t.Recount, validate.MaxItems(domain.MostLines)),
		validate.Field("except", &t.Except, validate.MaxItems(domain.MostLines)),
	}
}

func (h handlers) transition(ctx context.Context, in api.BodyByID[StockCountTransition]) (StockCountDetail, error) {
	err := h.sessions.Move(ctx, auth.Must(ctx), in.ID, app.Move{
		To: in.Body.Transition, Comment: strings.TrimSpace(in.Body.Comment),
		Recount: api.IDs(in.Body.Recount), Except: api.IDs(in.Body.Except),
	})
	return api.After(ctx, in.ID, err, h.detail)
}

package rest

import (
	"cmp"
	"context"
	"encoding/json"
	"strconv"
	"time"

	"millesime/modules/catalogue/internal/app"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
)

type productHistoryRequest struct {
	api.Page

	ID int64 `path:"id"`
}

// ProductAct is one change of one field of a product, or that it was made.
type ProductAct struct {
	IRI    string    `json:"@id"` // within the history
	Type   string    `json:"@type"`
	ID     string    `json:"id"` // of the entry of the trail, and the field
	At     time.Time `json:"at"`
	Who    string    `json:"who"`
	AsWhom string    `json:"asWhom"` // whom an admin acted for; "" is nobody
	Action string    `json:"action" enum:"created,changed"`
	Field  string    `json:"field"`
	Before any       `json:"before"`
	After  any       `json:"after"`
}

var errHistoryCursor = fault.Invalid(fault.At("after", "cursor", "Cette page n’existe pas.", "There is no such page."))

func (h sheetHandlers) history(ctx context.Context, in productHistoryRequest) (api.Collection[ProductAct], error) {
	after := int64(0)
	if in.After != "" {
		var err error
		if after, err = strconv.ParseInt(in.After, 10, 64); err != nil || after < 1 {
			return api.Collection[ProductAct]{}, errHistoryCursor
		}
	}
	found, err := h.sheets.History(ctx, auth.Must(ctx), in.ID, after, in.Limit())
	if err != nil {
		return api.Collection[ProductAct]{}, err
	}
	return api.NewCollection(in.Page, found, func(a app.ProductAct) ProductAct {
		action := "changed"
		if a.Made {
			action = "created"
		}
		id := strconv.FormatInt(a.ID, 10) + "." + cmp.Or(a.Field, action)
		return ProductAct{
			IRI: api.IRI("products", in.ID) + "/history#" + id, Type: "ProductAct", ID: id,
			At: a.At, Who: a.Who, AsWhom: a.AsWhom, Action: action, Field: a.Field, Before: value(a.Before), After: value(a.After),
		}
	}), nil
}

// value shows what the trail kept; null where there was nothing.
func value(kept json.RawMessage) any {
	if len(kept) == 0 {
		return nil
	}
	return kept
}

package rest

import (
	"context"
	"errors"
	"maps"
	"slices"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/code128"
	"millesime/platform/fault"
	"millesime/platform/picture"
	"millesime/platform/validate"
)

type dispatchInput struct {
	Orders []api.Reference `query:"order" ref:"orders"`
}

func (in *dispatchInput) Rules() validate.Rules {
	return validate.Rules{validate.Field("order", &in.Orders, validate.Required, validate.MaxItems(maxDispatched))}
}

// Dispatch is orders to prepare together.
type Dispatch struct {
	Orders []OrderDetail `json:"orders"` // in the order asked
	EANs   []ProductEAN  `json:"eans"`   // of those of their products that have one
	Lots   []ProductLots `json:"lots"`   // likewise
}

// ProductEAN is the code on the bottles of a product.
type ProductEAN struct {
	Product int64  `json:"product"`
	EAN     string `json:"ean"`
}

// ProductLots are those of a product that are there, in the order in which they should leave.
type ProductLots struct {
	Product  int64      `json:"product"`
	Lots     []LotThere `json:"lots"`
	Recalled []string   `json:"recalled"` // names of those that stay
}

// dispatch reads each order as its page does.
func (h handlers) dispatch(ctx context.Context, in dispatchInput) (Dispatch, error) {
	out := Dispatch{Orders: []OrderDetail{}, EANs: []ProductEAN{}, Lots: []ProductLots{}}
	products := map[int64]struct{}{}
	for _, id := range api.IDs(in.Orders) {
		order, err := h.get(ctx, api.ByID{ID: id})
		if errors.Is(err, domain.ErrNotFound) {
			continue
		}
		if err != nil {
			return Dispatch{}, err
		}
		out.Orders = append(out.Orders, order)
		for _, item := range order.Items {
			products[item.Product.ID] = struct{}{}
		}
	}
	ids := slices.Sorted(maps.Keys(products))
	codes, err := h.finder.EANs(ctx, ids)
	if err != nil {
		return Dispatch{}, err
	}
	recalled, err := h.orders.Lots.RecalledLots(ctx, nil, ids)
	if err != nil {
		return Dispatch{}, err
	}
	lots, err := h.orders.Lots.LotsToShip(ctx, ids)
	for _, id := range ids {
		if code, coded := codes[id]; coded {
			out.EANs = append(out.EANs, ProductEAN{id, code})
		}
		if len(lots[id])+len(recalled[id]) > 0 {
			out.Lots = append(out.Lots, ProductLots{id, h.lotsThere(lots[id]), append([]string{}, recalled[id]...)})
		}
	}
	return out, err
}

type barcodeInput struct {
	Text string `query:"text"`
}

func (in *barcodeInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("text", &in.Text, validate.Required, validate.Max(code128.Longest), validate.By("characters",
			fault.Say("Un code-barres ne contient que des lettres sans accent, des chiffres et des signes simples",
				"A barcode holds plain letters without accents, figures and simple signs only"), code128.Holds)),
	}
}

func (handlers) barcode(_ context.Context, in barcodeInput) (api.File, error) {
	code, err := code128.Of(in.Text)
	if err != nil {
		return api.File{}, err
	}
	return api.File{Name: "code.svg", ContentType: picture.TypeSVG, Data: code.SVG(), Inline: true}, nil
}

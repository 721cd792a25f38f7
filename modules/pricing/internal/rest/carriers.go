package rest

import (
	"context"
	"net/http"
	"slices"

	"millesime/modules/pricing/internal/app"
	"millesime/modules/pricing/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// Carrier is the resource /carriers, in the reader's language. Prices come with a cart's offers.
type Carrier struct {
	IRI            string `json:"@id"`
	Type           string `json:"@type"`
	ID             string `json:"id"` // the code
	Code           string `json:"code"`
	Label          string `json:"label"`
	Delay          string `json:"delay"`
	Delivery       string `json:"delivery"`       // home or relay
	MaxWeightGrams *int64 `json:"maxWeightGrams"` // of one parcel group; null: any
}

type listCarriers struct{ api.Page }

// ListCarriers is GET /carriers: who can deliver, for every valid user.
func ListCarriers(prices *app.Prices) api.Route {
	return api.Endpoint[listCarriers, api.Collection[Carrier]]{
		ID: "carriers.list", Method: http.MethodGet, Path: "/carriers",
		Summary: "List the platform's carriers", Tag: "Pricing", Groups: auth.AllGroups(),
		Handle: func(ctx context.Context, in listCarriers) (api.Collection[Carrier], error) {
			found, err := prices.Carriers(ctx, nil)
			if err != nil {
				return api.Collection[Carrier]{}, err
			}
			return api.NewCollection(in.Page, lists.Cut(found, in.Part()), func(c domain.Carrier) Carrier {
				return carrier(c, api.Language(ctx))
			}), nil
		},
	}.Route()
}

type oneCarrier struct {
	Code string `path:"code"`
}

// GetCarrier is GET /carriers/{code}, for every valid user.
func GetCarrier(prices *app.Prices) api.Route {
	return api.Endpoint[oneCarrier, Carrier]{
		ID: "carriers.get", Method: http.MethodGet, Path: "/carriers/{code}",
		Summary: "One of the platform's carriers", Tag: "Pricing", Groups: auth.AllGroups(),
		Handle: func(ctx context.Context, in oneCarrier) (Carrier, error) {
			found, err := prices.Carriers(ctx, nil)
			if err != nil {
				return Carrier{}, err
			}
			at := slices.IndexFunc(found, func(c domain.Carrier) bool { return c.Code == in.Code })
			if at < 0 {
				return Carrier{}, api.ErrNotFound
			}
			return carrier(found[at], api.Language(ctx)), nil
		},
	}.Route()
}

func carrier(c domain.Carrier, language string) Carrier {
	return Carrier{
		IRI: api.Prefix + "/carriers/" + c.Code, Type: "Carrier", ID: c.Code, Code: c.Code,
		Label:    fault.Text{FR: c.LabelFR, EN: c.LabelEN}.In(language),
		Delay:    fault.Text{FR: c.DelayFR, EN: c.DelayEN}.In(language),
		Delivery: c.Delivery, MaxWeightGrams: c.MaxWeightGrams,
	}
}

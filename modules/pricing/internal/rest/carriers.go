package rest

import (
	"context"
	"net/http"

	"millesime/modules/pricing/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// CarrierReader reads the platform's carriers.
type CarrierReader interface {
	Carriers(ctx context.Context, tx *db.Tx) ([]domain.Carrier, error)
}

// Carrier is the resource /carriers, in the reader's language. Prices come with a cart's offers.
type Carrier struct {
	IRI            string `json:"@id"`
	Type           string `json:"@type"`
	Code           string `json:"code"`
	Label          string `json:"label"`
	Delay          string `json:"delay"`
	Delivery       string `json:"delivery"`       // home or relay
	MaxWeightGrams *int64 `json:"maxWeightGrams"` // of one parcel group; null: any
}

type listCarriers struct{ api.Page }

// ListCarriers is GET /carriers: who can deliver, for every valid user.
func ListCarriers(carriers CarrierReader) api.Route {
	return api.Endpoint[listCarriers, api.Collection[Carrier]]{
		ID: "carriers.list", Method: http.MethodGet, Path: "/carriers",
		Summary: "List the platform's carriers", Tag: "Pricing", Groups: auth.AllGroups(),
		Handle: func(ctx context.Context, in listCarriers) (api.Collection[Carrier], error) {
			found, err := carriers.Carriers(ctx, nil)
			if err != nil {
				return api.Collection[Carrier]{}, err
			}
			return api.NewCollection(in.Page, page(in.Page, found, api.Language(ctx)), int64(len(found)), false, ""), nil
		},
	}.Route()
}

func page(p api.Page, carriers []domain.Carrier, language string) []Carrier {
	from := min(p.Offset(), len(carriers))
	to := len(carriers)
	if limit := p.Limit(); limit > 0 {
		to = min(from+limit, to)
	}
	var members []Carrier
	for _, c := range carriers[from:to] {
		members = append(members, Carrier{
			IRI: api.Prefix + "/carriers/" + c.Code, Type: "Carrier", Code: c.Code,
			Label:    fault.Text{FR: c.LabelFR, EN: c.LabelEN}.In(language),
			Delay:    fault.Text{FR: c.DelayFR, EN: c.DelayEN}.In(language),
			Delivery: c.Delivery, MaxWeightGrams: c.MaxWeightGrams,
		})
	}
	return members
}

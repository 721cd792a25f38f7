package rest

import (
	"context"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/validate"
)

type departuresInput struct{ Body DeparturesRequest }

// DeparturesRequest sends the parcels of many orders.
type DeparturesRequest struct {
	Orders []Departure `json:"orders"`
}

// Departure is what leaves of one order.
type Departure struct {
	Order          api.Reference `json:"order"                    ref:"orders"`
	Parcels        []Parcel      `json:"parcels"`
	AlreadyShipped *int64        `json:"alreadyShipped,omitempty"` // units that had left when the parcels were filled in: others now is a refusal
	PastBestBefore bool          `json:"pastBestBefore,omitempty"` // lots past their date leave, too: else they are a refusal
}

const (
	// maxDispatched is how many orders are prepared together.
	maxDispatched = 50
	maxParcels    = 50 // of one order
)

func (r *DeparturesRequest) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("orders", &r.Orders, validate.Required, validate.MaxItems(maxDispatched)),
		validate.Each("orders", &r.Orders, (*Departure).Rules),
	}
}

func (d *Departure) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("order", &d.Order, validate.Required),
		validate.Field("parcels", &d.Parcels, validate.Required, validate.MaxItems(maxParcels)),
		validate.Each("parcels", &d.Parcels, (*Parcel).Rules),
	}
}

// DepartureResults tell what became of each order, in the order of the request.
type DepartureResults struct {
	Results []DepartureResult `json:"results"`
}

// DepartureResult is what became of one order.
type DepartureResult struct {
	TransitionResult
	Shipments []Shipment `json:"shipments"` // those that left; none when it was refused
}

func (h handlers) depart(ctx context.Context, in departuresInput) (DepartureResults, error) {
	departures := make([]domain.Departure, 0, len(in.Body.Orders))
	for _, d := range in.Body.Orders {
		parcels := make([]domain.Shipment, 0, len(d.Parcels))
		for i := range d.Parcels {
			parcels = append(parcels, d.Parcels[i].shipment())
		}
		departures = append(departures, domain.Departure{
			OrderID: int64(d.Order), Parcels: parcels, Left: d.AlreadyShipped, Past: d.PastBestBefore,
		})
	}
	actor := auth.Must(ctx)
	outcomes, err := h.orders.Depart(ctx, actor, departures)
	if err != nil {
		return DepartureResults{}, err
	}
	out := DepartureResults{Results: make([]DepartureResult, 0, len(outcomes))}
	for _, o := range outcomes {
		out.Results = append(out.Results, DepartureResult{
			TransitionResult: newTransitionResult(ctx, domain.Outcome{OrderID: o.OrderID, Order: o.Order, Refusal: o.Refusal}),
			Shipments:        newShipments(domain.Order{Summary: o.Order, Shipments: o.Shipments}, actor),
		})
	}
	return out, nil
}

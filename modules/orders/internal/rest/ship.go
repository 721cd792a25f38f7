package rest

import (
	"context"
	"net/http"
	"net/url"
	"strings"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/validate"
)

func (h handlers) shipmentEndpoints() []api.Route {
	shippers := []auth.Group{auth.Supplier, auth.Admin, auth.Superadmin}
	return []api.Route{
		api.Endpoint[shipmentInput, OrderDetail]{
			ID: "orders.ship", Method: http.MethodPost, Path: "/orders/{id}/shipments", Tag: tag, Groups: shippers,
			Success: http.StatusCreated, Summary: "Send a parcel with goods of an order",
			Handle: h.ship,
		}.Route(),
		api.Endpoint[remainderInput, OrderDetail]{
			ID: "orders.remainder", Method: http.MethodPost, Path: "/orders/{id}/remainder", Tag: tag, Groups: shippers,
			Summary: "Give up what was not shipped of an order",
			Handle:  h.closeRemainder,
		}.Route(),
	}
}

type shipmentInput struct {
	ID   int64 `path:"id"`
	Body NewShipment
}

// NewShipment is a parcel to send.
type NewShipment struct {
	Lines          []ShipmentLine `json:"lines"`
	Carrier        string         `json:"carrier"`
	TrackingNumber string         `json:"trackingNumber,omitempty"`
	TrackingURL    string         `json:"trackingUrl,omitempty"`    // http or https
	AlreadyShipped *int64         `json:"alreadyShipped,omitempty"` // units of the order that had left when it was filled in: others now is a conflict
}

const (
	maxParcelLines = 500
	maxCarrier     = 80 // characters
	maxTracking    = 80
	maxTrackingURL = 500
)

// Rules of a parcel.
func (s *NewShipment) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("lines", &s.Lines, validate.Required, validate.MaxItems(maxParcelLines)),
		validate.Each("lines", &s.Lines, (*ShipmentLine).Rules),
		validate.Field("carrier", &s.Carrier, validate.Required, validate.Max(maxCarrier)),
		validate.Field("trackingNumber", &s.TrackingNumber, validate.Max(maxTracking)),
		validate.Field("trackingUrl", &s.TrackingURL, validate.Max(maxTrackingURL)),
	}
}

// Rules of a line to send.
func (l *ShipmentLine) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("item", &l.Item, validate.Required),
		validate.Field("quantity", &l.Quantity, validate.Required, validate.MinValue[int64](1)),
	}
}

func (h handlers) ship(ctx context.Context, in shipmentInput) (OrderDetail, error) {
	tracking := strings.TrimSpace(in.Body.TrackingURL)
	if tracking != "" && !isWebAddress(tracking) {
		return OrderDetail{}, fault.Invalid(fault.Violation{
			PropertyPath: "trackingUrl", Code: "url", Text: validate.Message("url"),
		})
	}
	parcel := domain.Shipment{
		Carrier: strings.TrimSpace(in.Body.Carrier), TrackingNumber: strings.TrimSpace(in.Body.TrackingNumber), TrackingURL: tracking,
	}
	for _, l := range in.Body.Lines {
		parcel.Lines = append(parcel.Lines, domain.ShipmentLine{ItemID: l.Item, Quantity: l.Quantity})
	}
	if err := h.orders.Ship(ctx, auth.Must(ctx), in.ID, parcel, in.Body.AlreadyShipped); err != nil {
		return OrderDetail{}, err
	}
	return h.get(ctx, itemInput{in.ID})
}

// isWebAddress lets a link lead to a page, never into a script.
func isWebAddress(address string) bool {
	u, err := url.Parse(address)
	return err == nil && (u.Scheme == "https" || u.Scheme == "http") && u.Hostname() != "" && u.User == nil
}

type remainderInput struct {
	ID   int64 `path:"id"`
	Body RemainderRequest
}

// RemainderRequest gives up what was not shipped.
type RemainderRequest struct {
	Comment string `json:"comment"`
}

// Rules of the request.
func (r *RemainderRequest) Rules() validate.Rules {
	return validate.Rules{validate.Field("comment", &r.Comment, validate.Required, validate.Max(maxComment))}
}

func (h handlers) closeRemainder(ctx context.Context, in remainderInput) (OrderDetail, error) {
	if err := h.orders.CloseRemainder(ctx, auth.Must(ctx), in.ID, in.Body.Comment); err != nil {
		return OrderDetail{}, err
	}
	return h.get(ctx, itemInput{in.ID})
}

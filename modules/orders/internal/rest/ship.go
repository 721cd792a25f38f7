package rest

import (
	"context"
	"net/url"
	"strings"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/picture"
	"millesime/platform/validate"
)

func (h handlers) shipmentEndpoints() []api.Route {
	shippers := []auth.Group{auth.Supplier, auth.Admin, auth.Superadmin}
	return []api.Route{
		api.Post("orders.ship", "/orders/{id}/shipments", tag, shippers, "Send a parcel with goods of an order", h.ship, api.Creates),
		api.Post("orders.deliver", "/orders/{id}/shipments/{shipment}/delivery", tag, auth.AllGroups(),
			"Confirm that a parcel of an order arrived; with the last one the order has", h.deliver),
		api.Post("orders.remainder", "/orders/{id}/remainder", tag, shippers, "Give up what was not shipped of an order", h.closeRemainder),
		api.Get("orders.dispatch", "/orders/dispatch", tag, shippers,
			"Orders to prepare together, with the codes on their bottles; those that are not the reader's are left out", h.dispatch),
		api.Post("orders.depart", "/orders/shipments", tag, shippers,
			"Send the parcels of many orders, each order by itself: all of its parcels, or none", h.depart),
		api.Get("orders.barcode", "/orders/barcode", tag, shippers,
			"Draw a parcel's number as Code 128, for its label", h.barcode, api.Produces(picture.TypeSVG)),
	}
}

type shipmentInput struct {
	ID   int64 `path:"id"`
	Body NewShipment
}

// NewShipment is a parcel to send.
type NewShipment struct {
	Parcel
	AlreadyShipped *int64 `json:"alreadyShipped,omitempty"` // units of the order that had left when it was filled in: others now is a conflict
	PastBestBefore bool   `json:"pastBestBefore,omitempty"` // lots past their date leave, too: else they are a conflict
}

// Parcel is what goes together, with whom, and how it is followed.
type Parcel struct {
	Lines          []ParcelLine `json:"lines"`
	Carrier        string       `json:"carrier"`
	TrackingNumber string       `json:"trackingNumber,omitempty"`
	TrackingURL    string       `json:"trackingUrl,omitempty"` // http or https
}

// ParcelLine is what a parcel to send holds of one line of the order.
type ParcelLine struct {
	Item     int64      `json:"item"`
	Quantity int64      `json:"quantity"`
	Lots     []LotUnits `json:"lots,omitempty"` // of which it is as far as anybody knows
}

// LotUnits are units of one lot.
type LotUnits struct {
	Lot      string `json:"lot"`
	Quantity int64  `json:"quantity"`
}

const (
	maxLineLots    = 50
	maxLot         = 100 // characters, as receipts have them
	maxParcelLines = 500
	maxCarrier     = 80 // characters
	maxTracking    = 80
	maxTrackingURL = 500
)

func (p *Parcel) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("lines", &p.Lines, validate.Required, validate.MaxItems(maxParcelLines)),
		validate.Each("lines", &p.Lines, (*ParcelLine).Rules),
		validate.Field("carrier", &p.Carrier, validate.Required, validate.Max(maxCarrier)),
		validate.Field("trackingNumber", &p.TrackingNumber, validate.Max(maxTracking)),
		validate.Field("trackingUrl", &p.TrackingURL, validate.Max(maxTrackingURL), validate.By("url", validate.Message("url"), isWebAddress)),
	}
}

func (l *ParcelLine) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("item", &l.Item, validate.Required),
		validate.Field("quantity", &l.Quantity, validate.Required, validate.MinValue[int64](1)),
		validate.Field("lots", &l.Lots, validate.MaxItems(maxLineLots)),
		validate.Each("lots", &l.Lots, (*LotUnits).Rules),
	}
}

func (l *LotUnits) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("lot", &l.Lot, validate.Required, validate.Max(maxLot)),
		validate.Field("quantity", &l.Quantity, validate.Required, validate.MinValue[int64](1)),
	}
}

func (l *ShipmentLine) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("item", &l.Item, validate.Required),
		validate.Field("quantity", &l.Quantity, validate.Required, validate.MinValue[int64](1)),
	}
}

func (p *Parcel) shipment() domain.Shipment {
	return domain.Shipment{
		Carrier: strings.TrimSpace(p.Carrier), TrackingNumber: strings.TrimSpace(p.TrackingNumber),
		TrackingURL: strings.TrimSpace(p.TrackingURL), Lines: parcelLines(p.Lines),
	}
}

func (h handlers) ship(ctx context.Context, in shipmentInput) (OrderDetail, error) {
	departure := domain.Departure{
		OrderID: in.ID, Parcels: []domain.Shipment{in.Body.shipment()}, Left: in.Body.AlreadyShipped, Past: in.Body.PastBestBefore,
	}
	if err := h.orders.Ship(ctx, auth.Must(ctx), departure); err != nil {
		return OrderDetail{}, err
	}
	return h.get(ctx, itemInput{in.ID})
}

func parcelLines(lines []ParcelLine) []domain.ShipmentLine {
	out := make([]domain.ShipmentLine, 0, len(lines))
	for _, l := range lines {
		line := domain.ShipmentLine{ItemID: l.Item, Quantity: l.Quantity}
		for _, lot := range l.Lots {
			line.Lots = append(line.Lots, receiptsapi.LotUnits{Lot: receiptsapi.LotName(lot.Lot), Quantity: lot.Quantity})
		}
		out = append(out, line)
	}
	return out
}

// isWebAddress lets a link lead to a page, never into a script; spaces lead nowhere.
func isWebAddress(address string) bool {
	address = strings.TrimSpace(address)
	u, err := url.Parse(address)
	return address == "" || err == nil && (u.Scheme == "https" || u.Scheme == "http") && u.Hostname() != "" && u.User == nil
}

type deliveryInput struct {
	ID       int64 `path:"id"`
	Shipment int64 `path:"shipment"`
	Body     *DeliveryRequest
}

// DeliveryRequest says that a parcel arrived.
type DeliveryRequest struct {
	DeliveredOn *string `json:"deliveredOn,omitempty"` // in Paris, YYYY-MM-DD: from the day on which it left; null: today
}

func (r *DeliveryRequest) Rules() validate.Rules {
	return validate.Rules{validate.Field("deliveredOn", &r.DeliveredOn, validate.Date)}
}

func (h handlers) deliver(ctx context.Context, in deliveryInput) (OrderDetail, error) {
	day := ""
	if in.Body != nil {
		day = api.OrZero(in.Body.DeliveredOn)
	}
	if err := h.orders.Deliver(ctx, auth.Must(ctx), in.ID, in.Shipment, day); err != nil {
		return OrderDetail{}, err
	}
	return h.get(ctx, itemInput{in.ID})
}

type remainderInput struct {
	ID   int64 `path:"id"`
	Body RemainderRequest
}

// RemainderRequest gives up what was not shipped.
type RemainderRequest struct {
	Comment string `json:"comment"`
}

func (r *RemainderRequest) Rules() validate.Rules {
	return validate.Rules{validate.Field("comment", &r.Comment, validate.Required, validate.Max(maxComment))}
}

func (h handlers) closeRemainder(ctx context.Context, in remainderInput) (OrderDetail, error) {
	if err := h.orders.CloseRemainder(ctx, auth.Must(ctx), in.ID, in.Body.Comment); err != nil {
		return OrderDetail{}, err
	}
	return h.get(ctx, itemInput{in.ID})
}

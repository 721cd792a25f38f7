package rest

import (
	"context"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

func (h handlers) lotEndpoints() []api.Route {
	shippers := []auth.Group{auth.Supplier, auth.Admin, auth.Superadmin}
	return []api.Route{
		api.Get("orders.lots", "/orders/{id}/lots", tag, shippers,
			"The lots from which what remains of an order may be served, in the order in which they should leave", h.lotsToPick),
		api.Get("stock_lots.trace", "/stock_lots/{id}/recipients", lotTag, shippers,
			"Who received a lot, with which orders and shipments, and who was told of its recall", h.lotTrace),
		api.Post("stock_lots.recall", "/stock_lots/{id}/recalls", lotTag, shippers,
			"Have a lot stay where it is, and tell each recipient that was not told before why it is called back", h.recall, api.Creates),
		api.Post("stock_lots.lift_recall", "/stock_lots/{id}/recalls/lift", lotTag, []auth.Group{auth.Supplier},
			"Let a lot of one's own leave again that was recalled", h.liftRecall),
	}
}

const lotTag = "lots"

// OrderLots are the lots from which lines of an order may be served.
type OrderLots struct {
	Type  string         `json:"@type"`
	Items []OrderItemLot `json:"items"` // lines of whose product no lot is known are left out
}

// OrderItemLot are those of one line, in the order in which they should leave.
type OrderItemLot struct {
	Item int64      `json:"item"`
	Lots []LotThere `json:"lots"`

	Recalled []string `json:"recalled"` // names of those that stay
}

// LotThere is a lot that is there.
type LotThere struct {
	Lot        string     `json:"lot"`
	Quantity   int64      `json:"quantity"`   // units, as far as anybody knows
	BestBefore *string    `json:"bestBefore"` // YYYY-MM-DD
	Past       bool       `json:"pastBestBefore"`
	ArrivedAt  *time.Time `json:"arrivedAt"`
}

func (h handlers) lotsToPick(ctx context.Context, in api.ByID) (OrderLots, error) {
	lines, err := h.orders.LotsToPick(ctx, auth.Must(ctx), in.ID)
	out := OrderLots{Type: "OrderLots", Items: make([]OrderItemLot, 0, len(lines))}
	for _, line := range lines {
		out.Items = append(out.Items, OrderItemLot{
			Item: line.ItemID, Lots: h.lotsThere(line.Lots), Recalled: append([]string{}, line.Recalled...),
		})
	}
	return out, err
}

func (h handlers) lotsThere(lots []receiptsapi.Lot) []LotThere {
	there := make([]LotThere, 0, len(lots))
	for _, l := range lots {
		there = append(there, LotThere{
			Lot: l.Lot, Quantity: l.Units, BestBefore: api.OrNull(l.BestBefore), ArrivedAt: api.OrNull(l.ArrivedAt),
			Past: l.Past(clock.DateOf(h.orders.Clock.Now())),
		})
	}
	return there
}

func (h handlers) lotTrace(ctx context.Context, in api.ByID) (LotTrace, error) {
	trace, err := h.orders.LotTrace(ctx, auth.Must(ctx), in.ID)
	if err != nil {
		return LotTrace{}, err
	}
	return newLotTrace(trace), nil
}

// NewRecall is what the recipients of a lot are told.
type NewRecall struct {
	Reason string `json:"reason"`
	Advice string `json:"advice"` // what they should do
}

func (r *NewRecall) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("reason", &r.Reason, validate.Required, validate.Max(maxComment)),
		validate.Field("advice", &r.Advice, validate.Required, validate.Max(maxComment)),
	}
}

func (h handlers) recall(ctx context.Context, in api.BodyByID[NewRecall]) (LotTrace, error) {
	if err := h.orders.Recall(ctx, auth.Must(ctx), in.ID, in.Body.Reason, in.Body.Advice); err != nil {
		return LotTrace{}, err
	}
	return h.lotTrace(ctx, api.ByID{ID: in.ID})
}

// RecallLift is why a lot may leave again.
type RecallLift struct {
	Reason string `json:"reason"`
}

func (l *RecallLift) Rules() validate.Rules {
	return validate.Rules{validate.Field("reason", &l.Reason, validate.Required, validate.Max(maxComment))}
}

func (h handlers) liftRecall(ctx context.Context, in api.BodyByID[RecallLift]) (LotTrace, error) {
	if err := h.orders.LiftRecall(ctx, auth.Must(ctx), in.ID, in.Body.Reason); err != nil {
		return LotTrace{}, err
	}
	return h.lotTrace(ctx, api.ByID{ID: in.ID})
}

// LotTrace is where a lot went, and what was said of it.
type LotTrace struct {
	Type       string         `json:"@type"`
	Supplier   LotSupplier    `json:"supplier"`
	Recipients []LotRecipient `json:"recipients"` // in the order in which they first received some
	Recalls    []Recall       `json:"recalls"`    // the oldest first
}

// LotSupplier is whose lot it is, as its letters show it.
type LotSupplier struct {
	Company string   `json:"company"`
	Email   string   `json:"email"`
	Phone   string   `json:"phone"`
	SIREN   string   `json:"siren"`
	NumVAT  string   `json:"numvat"`
	Address *Address `json:"address"` // null: it has given none
}

// LotRecipient is who received units of a lot.
type LotRecipient struct {
	Customer   Party         `json:"customer"`
	Email      string        `json:"email"`
	Phone      string        `json:"phone"`
	Address    Address       `json:"address"` // that its invoices go to
	Units      int64         `json:"units"`
	Deliveries []LotDelivery `json:"deliveries"` // the oldest first
	ToldAt     *time.Time    `json:"toldAt"`     // of the recall; null: not yet
	Mailed     bool          `json:"mailed"`     // else nobody could be written to: the account is closed
}

// LotDelivery is units of a lot that left in one shipment.
type LotDelivery struct {
	Order          string    `json:"order"` // IRI
	OrderNumber    string    `json:"orderNumber"`
	ShipmentNumber string    `json:"shipmentNumber"`
	Carrier        string    `json:"carrier"`
	TrackingNumber string    `json:"trackingNumber"`
	TrackingURL    string    `json:"trackingUrl"`
	ShippedAt      time.Time `json:"shippedAt"`
	Units          int64     `json:"units"`
}

// Recall is what was said when a lot was called back.
type Recall struct {
	ID           int64     `json:"id"`
	Reason       string    `json:"reason"`
	Advice       string    `json:"advice"`
	Recipients   int64     `json:"recipients"` // that it told
	Actor        string    `json:"actor"`
	Impersonator string    `json:"impersonator"` // the admin who acted in that name; "" is none
	At           time.Time `json:"at"`

	Lifted *LiftedRecall `json:"lifted"` // null: it stands
}

// LiftedRecall is that a recall no longer stands.
type LiftedRecall struct {
	Reason       string    `json:"reason"`
	Actor        string    `json:"actor"`
	Impersonator string    `json:"impersonator"`
	At           time.Time `json:"at"`
}

func newLotTrace(t domain.LotTrace) LotTrace {
	out := LotTrace{
		Type: "LotTrace", Recipients: lists.Each(t.Recipients, newLotRecipient), Recalls: lists.Each(t.Recalls, newRecall),
		Supplier: LotSupplier{
			Company: t.Supplier.DisplayName(), Email: t.Supplier.Email, Phone: t.Supplier.Phone, SIREN: t.Supplier.SIREN, NumVAT: t.Supplier.NumVAT,
		},
	}
	if t.Seat.ID != 0 {
		seat := newAddress(t.Seat)
		out.Supplier.Address = &seat
	}
	return out
}

func newLotRecipient(r domain.LotRecipient) LotRecipient {
	out := LotRecipient{
		Customer: newParty(r.Customer), Email: r.Customer.Email, Phone: r.Customer.Phone, Address: newAddress(r.Address), Units: r.Units(),
		Deliveries: make([]LotDelivery, 0, len(r.Deliveries)),
	}
	if r.Told != nil {
		out.ToldAt, out.Mailed = &r.Told.At, r.Told.Mailed
	}
	for _, d := range r.Deliveries {
		s := d.Shipment
		out.Deliveries = append(out.Deliveries, LotDelivery{
			Order: api.IRI("orders", d.OrderID), OrderNumber: d.OrderNumber, ShipmentNumber: s.Number, Carrier: s.Carrier,
			TrackingNumber: s.TrackingNumber, TrackingURL: s.TrackingURL, ShippedAt: s.ShippedAt, Units: d.Units,
		})
	}
	return out
}

func newRecall(r domain.Recall) Recall {
	out := Recall{
		ID: r.ID, Reason: r.Reason, Advice: r.Advice, Recipients: r.Told, Actor: r.By.ActorName, Impersonator: r.By.ImpersonatorName, At: r.At,
	}
	if !r.Lift.At.IsZero() {
		out.Lifted = &LiftedRecall{Reason: r.Lift.Reason, Actor: r.Lift.By.ActorName, Impersonator: r.Lift.By.ImpersonatorName, At: r.Lift.At}
	}
	return out
}

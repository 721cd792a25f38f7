package rest

import (
	"fmt"
	"time"

	"millesime/modules/notifications/internal/domain"
	"millesime/platform/api"
	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/validate"
)

type listInput struct {
	api.Page

	Unread bool `query:"unread"` // only those not read yet
}

// Notification is one thing the reader was told.
type Notification struct {
	api.Item
	Kind      domain.Kind        `json:"kind"`
	Subject   string             `json:"subject"`           // what it is about, e.g. /api/orders/7
	Party     *NotificationParty `json:"party"`             // the other person in it
	Number    string             `json:"number"`            // of the order, the quotation, the stock return or the count; the promo code, "" without one
	State     string             `json:"state"`             // of the order, the request, the count, the price list, the promo code or the account now, "" where none changed
	Product   string             `json:"product"`           // to be tasted, back, short or called back, "" without one
	Lot       string             `json:"lot"`               // that is called back, "" elsewhere
	Name      string             `json:"name"`              // of the price list, or of the agreement frame that ends, "" elsewhere
	From      *string            `json:"from"`              // YYYY-MM-DD, the first day of an agreement frame, null elsewhere
	Until     *string            `json:"until"`             // YYYY-MM-DD, the last day of the price list or the frame, null where there is none
	OnBehalf  bool               `json:"onBehalf"`          // of a new order: the party placed it for its customer
	Units     *int64             `json:"units"`             // left to sell of a product that is short, null elsewhere
	Total     *money.Cents       `json:"totalPriceTaxIncl"` // of the order or the invoice; what was paid
	Open      []StillOpen        `json:"open"`              // what a payment pays in part
	Promises  []PromiseMoved     `json:"promises"`          // of an order, which come on another day or came
	More      int64              `json:"more"`              // lines of which the same is to be told
	CreatedAt time.Time          `json:"createdAt"`
	Read      bool               `json:"read"`
}

// StillOpen is what a payment leaves open of an invoice, or of an order.
type StillOpen struct {
	Number string      `json:"number"`
	Amount money.Cents `json:"amount"` // above 0
}

// PromiseMoved is bottles of one line of an order that come on another day, or came.
type PromiseMoved struct {
	Product  string  `json:"product"`
	Quantity int64   `json:"quantity"`
	From     *string `json:"from"` // YYYY-MM-DD; null: none was known
	To       *string `json:"to"`   // null: none is known any more
	Arrived  bool    `json:"arrived"`

	Parts []PromisedPart `json:"parts"` // when they come in several, or from and to do not tell what moved; else empty
}

// PromisedPart is bottles of a line that come on one day.
type PromisedPart struct {
	Quantity int64   `json:"quantity"`
	On       *string `json:"on"` // YYYY-MM-DD; null: none is known
}

// NotificationParty is a person as a notification names it.
type NotificationParty struct {
	IRI  string `json:"@id"`
	Name string `json:"name"`
}

func newNotification(n domain.Notification) Notification {
	out := Notification{
		Item: api.Item{IRI: fmt.Sprintf("%s/notifications#%d", api.Prefix, n.ID), Type: "Notification", ID: n.ID},
		Kind: n.Kind, Subject: api.IRI(n.Subject, n.SubjectID),
		Number: n.Params.Number, State: n.Params.To, Product: n.Params.Product, Lot: n.Params.Lot,
		Name:      n.Params.Name,
		CreatedAt: n.CreatedAt, Read: !n.ReadAt.IsZero(),
		OnBehalf: n.Params.OnBehalf, Open: []StillOpen{}, Promises: []PromiseMoved{}, More: n.Params.More,
	}
	for _, p := range n.Params.Promises {
		moved := PromiseMoved{
			Product: p.Product, Quantity: p.Units, From: api.OrNull(p.From), To: api.OrNull(p.To), Arrived: p.Arrived, Parts: []PromisedPart{},
		}
		for _, part := range p.Parts {
			moved.Parts = append(moved.Parts, PromisedPart{Quantity: part.Units, On: api.OrNull(part.On)})
		}
		out.Promises = append(out.Promises, moved)
	}
	for _, o := range n.Params.Open {
		out.Open = append(out.Open, StillOpen(o))
	}
	if n.PartyID != 0 {
		out.Party = &NotificationParty{IRI: api.IRI("users", n.PartyID), Name: n.PartyName}
	}
	if n.Kind == domain.StockLow || n.Params.Units != 0 {
		out.Units = &n.Params.Units
	}
	switch {
	case n.Kind == domain.FrameJoined:
		out.From = api.OrNull(n.Params.Until)
	case n.Kind == domain.FrameChanged:
		out.From, out.Until = api.OrNull(n.Params.From), api.OrNull(n.Params.Until)
	case n.Subject == "price_lists" || n.Kind == domain.FrameEnds:
		out.Until = api.OrNull(n.Params.Until)
	}
	if n.Params.Total != 0 {
		out.Total = &n.Params.Total
	}
	return out
}

// NotificationCount is how many notifications wait to be read, at most 10,000.
type NotificationCount struct {
	Unread int64 `json:"unread"`
}

// mostMarked is how many notifications one call marks by id.
const mostMarked = 500

type readInput struct{ Body NotificationsRead }

// NotificationsRead says which notifications were read: some, or all.
type NotificationsRead struct {
	IDs []int64 `json:"ids,omitempty"`
	All bool    `json:"all,omitempty"`
}

// Rules want one of both.
func (b *NotificationsRead) Rules() validate.Rules {
	either := fault.Say("Indiquez les notifications lues, ou qu’elles le sont toutes",
		"Say which notifications were read, or that all were")
	return validate.Rules{
		validate.Field("ids", &b.IDs, validate.Optional, validate.MaxItems(mostMarked)),
		validate.Field("all", &b.All, validate.By("either", either, func(all bool) bool { return all != (b.IDs != nil) })),
	}
}

// ids are those to mark, nil for all.
func (b *NotificationsRead) ids() []int64 {
	if b.All {
		return nil
	}
	return b.IDs
}

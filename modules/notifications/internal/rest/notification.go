package rest

import (
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
	Subject   string             `json:"subject"` // what it is about, e.g. /api/orders/7
	Party     *NotificationParty `json:"party"`   // the other person in it
	Number    string             `json:"number"`  // of the order, "" without one
	State     string             `json:"state"`   // of the order, the request or the account now, "" where none changed
	Product   string             `json:"product"` // to be tasted, back or short, "" without one
	Units     *int64             `json:"units"`   // left to sell of a product that is short, null elsewhere
	Total     *money.Cents       `json:"totalPriceTaxIncl"`
	CreatedAt time.Time          `json:"createdAt"`
	Read      bool               `json:"read"`
}

// NotificationParty is a person as a notification names it.
type NotificationParty struct {
	IRI  string `json:"@id"`
	Name string `json:"name"`
}

func newNotification(n domain.Notification) Notification {
	out := Notification{
		Item: api.NewItem("notifications", "Notification", n.ID), Kind: n.Kind, Subject: api.IRI(n.Subject, n.SubjectID),
		Number: n.Params.Number, State: n.Params.To, Product: n.Params.Product, CreatedAt: n.CreatedAt, Read: !n.ReadAt.IsZero(),
	}
	if n.PartyID != 0 {
		out.Party = &NotificationParty{IRI: api.IRI("users", n.PartyID), Name: n.PartyName}
	}
	if n.Kind == domain.StockLow {
		out.Units = &n.Params.Units
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
	either := fault.Text{
		FR: "Indiquez les notifications lues, ou qu’elles le sont toutes",
		EN: "Say which notifications were read, or that all were",
	}
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

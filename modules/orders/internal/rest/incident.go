package rest

import (
	"fmt"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/api"
)

// Incident is a complaint about lines of the order.
type Incident struct {
	ID                  int64               `json:"id"`
	Kind                domain.IncidentKind `json:"kind"`
	Comment             string              `json:"comment"`
	From                domain.Status       `json:"from"` // the state that the order was in
	OpenedAt            time.Time           `json:"openedAt"`
	OpenedBy            string              `json:"openedBy"`
	OpenedImpersonator  string              `json:"openedImpersonator"` // the admin who acted in that name; "" is none
	ClaimUntil          *time.Time          `json:"claimUntil"`         // against the carrier; null before delivery
	SettledAt           *time.Time          `json:"settledAt"`
	SettledBy           string              `json:"settledBy"`
	SettledImpersonator string              `json:"settledImpersonator"`
	Lines               []IncidentLine      `json:"lines"`
}

// IncidentLine is what is wrong with one line of the order.
type IncidentLine struct {
	ID       int64   `json:"id"`
	Item     int64   `json:"item"`
	Shipment *int64  `json:"shipment"` // the parcel that it is about; null: none, before anything left, or not known
	Quantity int64   `json:"quantity"`
	Reason   string  `json:"reason"`
	Photo    *string `json:"photo"`                                                               // where it is read
	Outcome  string  `json:"outcome" enum:"replace,credit,refund,goods_back,rejected,withdrawn,"` // "" while it is open
	Comment  string  `json:"comment"`                                                             // of the outcome
}

func newIncidents(orderID int64, incidents []domain.OrderIncident) []Incident {
	out := make([]Incident, 0, len(incidents))
	for _, i := range incidents {
		shown := Incident{
			ID: i.ID, Kind: i.Kind, Comment: i.Comment, From: i.From,
			OpenedAt: i.OpenedAt, OpenedBy: i.OpenedBy.ActorName, OpenedImpersonator: i.OpenedBy.ImpersonatorName,
			ClaimUntil: api.OrNull(i.ClaimUntil), SettledAt: api.OrNull(i.SettledAt),
			SettledBy: i.SettledBy.ActorName, SettledImpersonator: i.SettledBy.ImpersonatorName,
			Lines: make([]IncidentLine, 0, len(i.Lines)),
		}
		for _, l := range i.Lines {
			line := IncidentLine{
				ID: l.ID, Item: l.ItemID, Shipment: api.OrNull(l.ShipmentID), Quantity: l.Quantity, Reason: l.Reason,
				Outcome: string(l.Outcome), Comment: l.OutcomeComment,
			}
			if l.PhotoID != 0 {
				url := fmt.Sprintf("%s/photos/%d", api.IRI("orders", orderID), l.PhotoID)
				line.Photo = &url
			}
			shown.Lines = append(shown.Lines, line)
		}
		out = append(out, shown)
	}
	return out
}

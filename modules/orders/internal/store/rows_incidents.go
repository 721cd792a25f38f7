package store

import (
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/auth"
)

type incidentRow struct {
	bun.BaseModel `bun:"table:order_incidents,alias:n"`

	ID         int64               `bun:"id,pk,autoincrement"`
	OrderID    int64               `bun:"order_id"`
	Kind       domain.IncidentKind `bun:"kind"`
	Comment    string              `bun:"comment"`
	FromStatus domain.Status       `bun:"from_status"`
	ClaimUntil time.Time           `bun:"claim_until,nullzero"`
	OpenedAt   time.Time           `bun:"opened_at"`
	openerColumns
	SettledAt time.Time `bun:"settled_at,nullzero"`
	settlerColumns
}

type openerColumns struct {
	ActorID          int64  `bun:"opened_by"`
	ActorName        string `bun:"opened_by_name"`
	Impersonator     int64  `bun:"impersonator_id"`
	ImpersonatorName string `bun:"impersonator_name"`
}

type settlerColumns struct {
	ActorID          int64  `bun:"settled_by"`
	ActorName        string `bun:"settled_by_name"`
	Impersonator     int64  `bun:"settled_impersonator_id"`
	ImpersonatorName string `bun:"settled_impersonator_name"`
}

type incidentLineRow struct {
	bun.BaseModel `bun:"table:order_incident_lines,alias:l"`

	ID             int64              `bun:"id,pk,autoincrement"`
	IncidentID     int64              `bun:"incident_id"`
	ItemID         int64              `bun:"order_item_id"`
	ShipmentID     int64              `bun:"shipment_id,nullzero"`
	Quantity       int64              `bun:"quantity"`
	Reason         string             `bun:"reason"`
	PhotoID        int64              `bun:"photo_id,nullzero"`
	Outcome        domain.LineOutcome `bun:"outcome"`
	OutcomeComment string             `bun:"outcome_comment"`
}

type photoRow struct {
	bun.BaseModel `bun:"table:order_photos,alias:p"`

	ID      int64  `bun:"id,pk,autoincrement"`
	OrderID int64  `bun:"order_id"`
	File    string `bun:"file"`
}

func (r incidentRow) incident(lines []incidentLineRow) domain.OrderIncident {
	i := domain.OrderIncident{
		ID: r.ID, Kind: r.Kind, Comment: r.Comment, From: r.FromStatus, ClaimUntil: inUTC(r.ClaimUntil),
		OpenedAt: r.OpenedAt.UTC(), OpenedBy: auth.Signature(r.openerColumns),
		SettledAt: inUTC(r.SettledAt), SettledBy: auth.Signature(r.settlerColumns),
	}
	for _, l := range lines {
		if l.IncidentID == r.ID {
			i.Lines = append(i.Lines, domain.IncidentLine{
				ID: l.ID, ItemID: l.ItemID, ShipmentID: l.ShipmentID, Quantity: l.Quantity, Reason: l.Reason, PhotoID: l.PhotoID,
				Outcome: l.Outcome, OutcomeComment: l.OutcomeComment,
			})
		}
	}
	return i
}

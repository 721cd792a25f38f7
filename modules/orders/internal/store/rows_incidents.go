package store

import (
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
)

type incidentRow struct {
	bun.BaseModel `bun:"table:order_incidents,alias:n"`

	ID                      int64               `bun:"id,pk,autoincrement"`
	OrderID                 int64               `bun:"order_id"`
	Kind                    domain.IncidentKind `bun:"kind"`
	Comment                 string              `bun:"comment"`
	FromStatus              domain.Status       `bun:"from_status"`
	ClaimUntil              time.Time           `bun:"claim_until,nullzero"`
	OpenedAt                time.Time           `bun:"opened_at"`
	OpenedBy                int64               `bun:"opened_by"`
	OpenedByName            string              `bun:"opened_by_name"`
	OpenedImpersonator      int64               `bun:"impersonator_id"`
	OpenedImpersonatorName  string              `bun:"impersonator_name"`
	SettledAt               time.Time           `bun:"settled_at,nullzero"`
	SettledBy               int64               `bun:"settled_by"`
	SettledByName           string              `bun:"settled_by_name"`
	SettledImpersonator     int64               `bun:"settled_impersonator_id"`
	SettledImpersonatorName string              `bun:"settled_impersonator_name"`
}

type incidentLineRow struct {
	bun.BaseModel `bun:"table:order_incident_lines,alias:l"`

	ID             int64              `bun:"id,pk,autoincrement"`
	IncidentID     int64              `bun:"incident_id"`
	ItemID         int64              `bun:"order_item_id"`
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
		OpenedAt: r.OpenedAt.UTC(), SettledAt: inUTC(r.SettledAt),
		OpenedBy: domain.Signature{
			ActorID: r.OpenedBy, ActorName: r.OpenedByName,
			Impersonator: r.OpenedImpersonator, ImpersonatorName: r.OpenedImpersonatorName,
		},
		SettledBy: domain.Signature{
			ActorID: r.SettledBy, ActorName: r.SettledByName,
			Impersonator: r.SettledImpersonator, ImpersonatorName: r.SettledImpersonatorName,
		},
	}
	for _, l := range lines {
		if l.IncidentID == r.ID {
			i.Lines = append(i.Lines, domain.IncidentLine{
				ID: l.ID, ItemID: l.ItemID, Quantity: l.Quantity, Reason: l.Reason, PhotoID: l.PhotoID,
				Outcome: l.Outcome, OutcomeComment: l.OutcomeComment,
			})
		}
	}
	return i
}

package store

import (
	"context"
	"fmt"
	"time"

	"millesime/modules/orders/internal/domain"
)

// PersonalMessages reads what a person wrote about orders, or an admin through somebody.
func (s *Store) PersonalMessages(ctx context.Context, userID int64) ([]domain.PersonalMessage, error) {
	messages := []domain.PersonalMessage{}
	err := s.db.Read().NewSelect().TableExpr("order_messages AS m").
		ColumnExpr(`o.number AS "order", m.text, m.created_at AS at`).Join("JOIN orders AS o ON o.id = m.order_id").
		Where("(m.author_id = ? OR m.impersonator_id = ?)", userID, userID).OrderExpr("m.id").Scan(ctx, &messages)
	if err != nil {
		return nil, fmt.Errorf("read a person's messages: %w", err)
	}
	for i := range messages {
		messages[i].At = messages[i].At.UTC()
	}
	return messages, nil
}

// PersonalIncidents reads the incidents that a person reported or settled, itself or through somebody.
func (s *Store) PersonalIncidents(ctx context.Context, userID int64) ([]domain.PersonalIncident, error) {
	var rows []struct {
		Number    string
		Kind      string
		Comment   string
		OpenedAt  time.Time
		SettledAt time.Time `bun:",nullzero"`
	}
	err := s.db.Read().NewSelect().TableExpr("order_incidents AS n").
		ColumnExpr("o.number, n.kind, n.comment, n.opened_at, n.settled_at").Join("JOIN orders AS o ON o.id = n.order_id").
		Where("(? IN (n.opened_by, n.impersonator_id, n.settled_by, n.settled_impersonator_id))", userID).
		OrderExpr("n.id").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read a person's incidents: %w", err)
	}
	incidents := make([]domain.PersonalIncident, 0, len(rows))
	for _, r := range rows {
		incident := domain.PersonalIncident{Order: r.Number, Kind: r.Kind, Comment: r.Comment, OpenedAt: r.OpenedAt.UTC()}
		if settled := inUTC(r.SettledAt); !settled.IsZero() {
			incident.SettledAt = &settled
		}
		incidents = append(incidents, incident)
	}
	return incidents, nil
}

// PersonalShipments reads the shipments that a person sent, itself or through somebody.
func (s *Store) PersonalShipments(ctx context.Context, userID int64) ([]domain.PersonalShipment, error) {
	var rows []struct {
		OrderNumber string
		Number      string
		ShippedAt   time.Time
	}
	err := s.db.Read().NewSelect().TableExpr("shipments AS s").
		ColumnExpr("o.number AS order_number, s.number, s.shipped_at").Join("JOIN orders AS o ON o.id = s.order_id").
		Where("(? IN (s.shipped_by, s.impersonator_id))", userID).OrderExpr("s.id").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read a person's shipments: %w", err)
	}
	shipments := make([]domain.PersonalShipment, 0, len(rows))
	for _, r := range rows {
		shipments = append(shipments, domain.PersonalShipment{Order: r.OrderNumber, Number: r.Number, At: r.ShippedAt.UTC()})
	}
	return shipments, nil
}

// PersonalRevisions reads what a person said of quotations, or an admin through somebody.
func (s *Store) PersonalRevisions(ctx context.Context, userID int64) ([]domain.PersonalRevision, error) {
	revisions := []domain.PersonalRevision{}
	err := s.db.Read().NewSelect().TableExpr("quotation_revisions AS r").
		ColumnExpr("o.quotation_number AS quotation, r.revision, r.message, r.total_tax_excl_cents AS total_tax_excl, r.created_at AS at").
		Join("JOIN orders AS o ON o.id = r.order_id").
		Where("(r.author_id = ? OR r.impersonator_id = ?)", userID, userID).OrderExpr("r.id").Scan(ctx, &revisions)
	if err != nil {
		return nil, fmt.Errorf("read a person's revisions: %w", err)
	}
	for i := range revisions {
		revisions[i].At = revisions[i].At.UTC()
	}
	return revisions, nil
}

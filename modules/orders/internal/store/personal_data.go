package store

import (
	"context"
	"fmt"
	"time"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db/timeline"
	"millesime/platform/document"
	"millesime/platform/lists"
)

// PersonalOrders reads the orders of a customer, and those that the person
// placed or was the agent of.
func (s *Store) PersonalOrders(ctx context.Context, userID int64) ([]domain.PersonalOrder, error) {
	var rows []orderRow
	err := s.db.Read().NewSelect().Model(&rows).
		Where("(o.customer_id = ? OR o.placed_by = ? OR o.agent_id = ?)", userID, userID, userID).Order("o.id").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read a person's orders: %w", err)
	}
	var items []itemRow
	err = s.db.Read().NewSelect().Model(&items).
		Where("i.order_id IN (SELECT id FROM orders WHERE customer_id = ?)", userID).Order("i.order_id", "i.position").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read a person's order lines: %w", err)
	}
	lines := map[int64][]domain.PersonalLine{}
	for _, i := range items {
		lines[i.OrderID] = append(lines[i.OrderID], domain.PersonalLine{
			Reference: i.Product.Reference, Name: i.Product.Name, Quantity: i.Quantity, UnitPrice: i.UnitPrice, Net: i.Net,
		})
	}
	return lists.Each(rows, func(row orderRow) domain.PersonalOrder { return row.personal(userID, lines[row.ID]) }), nil
}

func (r orderRow) personal(userID int64, lines []domain.PersonalLine) domain.PersonalOrder {
	o := domain.PersonalOrder{
		Number: r.Number, Role: "customer", Status: r.Status, Origin: r.Origin, CreatedAt: r.CreatedAt.UTC(),
		Customer: r.CustomerName, Supplier: r.SupplierName, TotalTaxExcl: r.TotalTaxExcl, TotalTaxIncl: r.TotalTaxIncl,
	}
	switch userID {
	case r.CustomerID:
		o.Details = &domain.OrderDetails{
			Wishes:   r.Wishes,
			Customer: r.Customer, BillingAddress: r.BillingAddress, ShippingAddress: r.ShippingAddress,
			Carrier: r.CarrierLabel, Relay: r.Relay, Comment: r.Comment, TermsAccepted: r.CGVAcceptedBy == userID && r.CGVImpersonatorID == 0,
			Lines: lines,
		}
	case r.AgentID:
		o.Role, o.AgentFee = "agent", &r.AgentFee
	default:
		o.Role = "placedBy"
	}
	return o
}

// PersonalSteps reads the changes of state that a person made, or an admin
// through somebody.
func (s *Store) PersonalSteps(ctx context.Context, userID int64) ([]domain.PersonalStep, error) {
	steps := timeline.Table[domain.Status]{Steps: "order_transitions", Key: "order_id", Documents: "orders", Title: "number"}
	return timeline.Acts(ctx, s.db, steps, userID, func(number string, act document.Act[domain.Status]) domain.PersonalStep {
		return domain.PersonalStep{Order: number, Act: act}
	})
}

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

// PersonalIncidents reads the incidents that a person reported or settled, itself or through somebody, with what it said.
func (s *Store) PersonalIncidents(ctx context.Context, userID int64) ([]domain.PersonalIncident, error) {
	const mine = "(? IN (n.opened_by, n.impersonator_id, n.settled_by, n.settled_impersonator_id))"
	var rows []struct {
		ID        int64
		Number    string
		Kind      string
		Comment   string
		OpenedAt  time.Time
		SettledAt time.Time `bun:",nullzero"`
	}
	err := s.db.Read().NewSelect().TableExpr("order_incidents AS n").
		ColumnExpr("n.id, o.number, n.kind, n.comment, n.opened_at, n.settled_at").Join("JOIN orders AS o ON o.id = n.order_id").
		Where(mine, userID).OrderExpr("n.id").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read a person's incidents: %w", err)
	}
	var lines []struct {
		IncidentID int64
		domain.PersonalIncidentLine
	}
	err = s.db.Read().NewSelect().TableExpr("order_incident_lines AS l").
		Join("JOIN order_incidents AS n ON n.id = l.incident_id").Join("LEFT JOIN order_photos AS p ON p.id = l.photo_id").
		ColumnExpr("l.incident_id, l.quantity").
		ColumnExpr("CASE WHEN ? IN (n.opened_by, n.impersonator_id) THEN l.reason ELSE '' END AS reason", userID).
		ColumnExpr("CASE WHEN ? IN (n.opened_by, n.impersonator_id) THEN COALESCE(p.file, '') ELSE '' END AS photo", userID).
		ColumnExpr("l.outcome, CASE WHEN ? IN (n.settled_by, n.settled_impersonator_id) THEN l.outcome_comment ELSE '' END AS comment", userID).
		Where(mine, userID).OrderExpr("l.id").Scan(ctx, &lines)
	if err != nil {
		return nil, fmt.Errorf("read the lines of a person's incidents: %w", err)
	}
	incidents := make([]domain.PersonalIncident, 0, len(rows))
	for _, r := range rows {
		incident := domain.PersonalIncident{Order: r.Number, Kind: r.Kind, Comment: r.Comment, OpenedAt: r.OpenedAt.UTC()}
		if settled := inUTC(r.SettledAt); !settled.IsZero() {
			incident.SettledAt = &settled
		}
		for _, l := range lines {
			if l.IncidentID == r.ID {
				incident.Lines = append(incident.Lines, l.PersonalIncidentLine)
			}
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
	var rows []struct {
		revisionRow

		Quotation string `bun:"quotation"`
	}
	err := s.db.Read().NewSelect().TableExpr("quotation_revisions AS r").
		ColumnExpr("o.quotation_number AS quotation, r.revision, r.message, r.lines, r.total_tax_excl_cents, r.created_at").
		Join("JOIN orders AS o ON o.id = r.order_id").
		Where("(r.author_id = ? OR r.impersonator_id = ?)", userID, userID).OrderExpr("r.id").Scan(ctx, &rows)
	if err != nil {
		return nil, fmt.Errorf("read a person's revisions: %w", err)
	}
	revisions := make([]domain.PersonalRevision, 0, len(rows))
	for _, r := range rows {
		said := domain.PersonalRevision{
			Quotation: r.Quotation, Revision: r.Revision, Message: r.Message, LineMessages: []string{}, TotalTaxExcl: r.TotalTaxExcl,
			At: r.CreatedAt.UTC(),
		}
		for _, line := range r.Lines {
			if line.Message != "" {
				said.LineMessages = append(said.LineMessages, line.Message)
			}
		}
		revisions = append(revisions, said)
	}
	return revisions, nil
}

// PersonalProofs reads the agreements that a person gave, or uploaded for a customer, itself or through somebody.
func (s *Store) PersonalProofs(ctx context.Context, userID int64) ([]domain.PersonalProof, error) {
	proofs := []domain.PersonalProof{}
	err := s.db.Read().NewSelect().TableExpr("quotation_proofs AS p").ColumnExpr("o.quotation_number AS quotation, p.file AS content").
		Join("JOIN orders AS o ON o.id = p.order_id").
		Where("(? IN (o.customer_id, o.cgv_accepted_by, o.cgv_impersonator_id))", userID).OrderExpr("o.id").Scan(ctx, &proofs)
	if err != nil {
		return nil, fmt.Errorf("read a person's proofs: %w", err)
	}
	return proofs, nil
}

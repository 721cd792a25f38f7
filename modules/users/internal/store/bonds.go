package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/money"
)

type bondRow struct {
	ID                  int64
	GroupCode           string
	Label               *string // nil without a valid relation
	NegociationMarginBp money.Rate
	AgentFeeBp          money.Rate
	LastOrderAt         *time.Time
	AgentID             *int64
	AgentCompany        *string
	AgentFirstName      *string
	AgentLastName       *string
}

func (r bondRow) bond() domain.Bond {
	var bond domain.Bond
	if r.Label != nil {
		bond.Label = *r.Label
		if auth.Group(r.GroupCode) == auth.CommercialAgent {
			bond.AgentFigures = &domain.AgentFigures{NegociationMargin: r.NegociationMarginBp, AgentFee: r.AgentFeeBp}
		}
	}
	if r.LastOrderAt != nil {
		bond.LastOrderAt = r.LastOrderAt.UTC()
	}
	if r.AgentID != nil {
		bond.Agent = &domain.NamedPerson{ID: *r.AgentID, Name: domain.DisplayName(*r.AgentCompany, *r.AgentFirstName, *r.AgentLastName)}
	}
	return bond
}

// Bonds are what a reader keeps of several people, by their ids. An agent without a valid relation to the reader is
// nobody's agent any more.
func (s *Store) Bonds(ctx context.Context, readerID int64, ids []int64) (map[int64]domain.Bond, error) {
	bonds := make(map[int64]domain.Bond, len(ids))
	if len(ids) == 0 {
		return bonds, nil
	}
	var rows []bondRow
	err := s.db.Read().NewSelect().TableExpr("users AS u").
		ColumnExpr("u.id, u.group_code, r.label, COALESCE(r.negociation_margin_bp, 0) AS negociation_margin_bp").
		ColumnExpr("COALESCE(r.agent_fee_bp, ?) AS agent_fee_bp, l.last_order_at, g.id AS agent_id", domain.DefaultAgentFee).
		ColumnExpr("g.company AS agent_company, g.first_name AS agent_first_name, g.last_name AS agent_last_name").
		Join("LEFT JOIN user_relations AS r ON r.parent_id = ? AND r.child_id = u.id AND r.status = ?", readerID, domain.RelationValid).
		Join("LEFT JOIN trade_links AS l ON l.supplier_id = ? AND l.customer_id = u.id", readerID).
		Join("LEFT JOIN user_relations AS a ON a.parent_id = ? AND a.child_id = r.agent_id AND a.status = ?", readerID, domain.RelationValid).
		Join("LEFT JOIN users AS g ON g.id = a.child_id").
		Where("u.id IN (?)", bun.List(ids)).Scan(ctx, &rows)
	if err != nil {
		return nil, err
	}
	var agents []int64
	for _, row := range rows {
		bonds[row.ID] = row.bond()
		if bonds[row.ID].AgentFigures != nil {
			agents = append(agents, row.ID)
		}
	}
	return bonds, s.countCustomers(ctx, readerID, agents, bonds)
}

// countCustomers counts whom a supplier assigned to each of its agents.
func (s *Store) countCustomers(ctx context.Context, supplierID int64, agents []int64, bonds map[int64]domain.Bond) error {
	if len(agents) == 0 {
		return nil
	}
	var counts []struct{ AgentID, Customers int64 }
	err := s.db.Read().NewSelect().TableExpr("user_relations").ColumnExpr("agent_id, count(*) AS customers").
		Where("parent_id = ? AND status = ?", supplierID, domain.RelationValid).Where("agent_id IN (?)", bun.List(agents)).
		GroupExpr("agent_id").Scan(ctx, &counts)
	for _, c := range counts {
		bonds[c.AgentID].AgentFigures.Customers = c.Customers
	}
	return err
}

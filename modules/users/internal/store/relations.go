package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/money"
)

type linkRow struct {
	bun.BaseModel `bun:"table:user_relations,alias:r"`

	ID                    int64 `bun:",pk"`
	ParentID              int64
	ChildID               int64
	Status                string
	NegociationMarginBp   money.Rate
	AgentFeeBp            *money.Rate
	PermanentDiscountBp   money.Rate
	OutstandingValueCents *money.Cents
	PaymentTermsKind      string
	PaymentTermsDays      int
	Label                 string
	CreatedAt             time.Time
	UpdatedAt             time.Time
	ChildGroup            string  `bun:",scanonly"`
	AgentID               *int64  `bun:",scanonly"`
	AgentCompany          *string `bun:",scanonly"`
	AgentFirstName        *string `bun:",scanonly"`
	AgentLastName         *string `bun:",scanonly"`
}

func (r linkRow) link() domain.Link {
	l := domain.Link{
		ID: r.ID, ParentID: r.ParentID, ChildID: r.ChildID, ChildGroup: auth.Group(r.ChildGroup), Status: r.Status,
		NegociationMargin: r.NegociationMarginBp, AgentFee: r.AgentFeeBp,
		PermanentDiscount: r.PermanentDiscountBp, OutstandingValue: r.OutstandingValueCents,
		PaymentTerms: usersapi.PaymentTerms{Kind: r.PaymentTermsKind, Days: r.PaymentTermsDays},
		Label:        r.Label, Since: r.CreatedAt.UTC(),
	}
	if r.AgentID != nil {
		l.Agent = &domain.NamedPerson{ID: *r.AgentID, Name: domain.DisplayName(*r.AgentCompany, *r.AgentFirstName, *r.AgentLastName)}
	}
	return l
}

// links reads relations with the child's group and the agent, who counts while its own relation is valid.
func links(idb bun.IDB) *bun.SelectQuery {
	return idb.NewSelect().TableExpr("user_relations AS r").
		ColumnExpr("r.id, r.parent_id, r.child_id, r.status, r.negociation_margin_bp, r.agent_fee_bp, r.permanent_discount_bp").
		ColumnExpr("r.outstanding_value_cents, r.payment_terms_kind, r.payment_terms_days, r.label, r.created_at").
		ColumnExpr("c.group_code AS child_group").
		ColumnExpr("g.id AS agent_id, g.company AS agent_company, g.first_name AS agent_first_name, g.last_name AS agent_last_name").
		Join("JOIN users AS c ON c.id = r.child_id").
		Join("LEFT JOIN user_relations AS a ON a.parent_id = r.parent_id AND a.child_id = r.agent_id AND a.status = ?", domain.RelationValid).
		Join("LEFT JOIN users AS g ON g.id = a.child_id")
}

// LinkBetween reads the open relation of two people, whichever is the parent; nil when there is none.
func (s *Store) LinkBetween(ctx context.Context, one, other int64) (*domain.Link, error) {
	var row linkRow
	err := links(s.db.Read()).
		Where("((r.parent_id = ? AND r.child_id = ?) OR (r.parent_id = ? AND r.child_id = ?))", one, other, other, one).
		Where("r.status IN (?)", bun.List([]string{domain.RelationPending, domain.RelationValid})).
		OrderExpr("r.id").Limit(1).Scan(ctx, &row)
	if db.NotFound(err) {
		return nil, nil
	}
	link := row.link()
	return &link, err
}

// LockLink reads a relation for a change; false when there is none.
func (s *Store) LockLink(ctx context.Context, tx *db.Tx, id int64) (domain.Link, bool, error) {
	// Alone, because PostgreSQL cannot lock what an outer join may leave empty.
	locked := db.LockRows(tx.IDB().NewSelect().TableExpr("user_relations AS r").ColumnExpr("r.id").Where("r.id = ?", id), tx)
	if err := locked.Scan(ctx, &id); err != nil {
		if db.NotFound(err) {
			err = nil
		}
		return domain.Link{}, false, err
	}
	var row linkRow
	err := links(tx.IDB()).Where("r.id = ?", id).Scan(ctx, &row)
	return row.link(), err == nil, err
}

// WriteTerms writes what the parent may change.
func (s *Store) WriteTerms(ctx context.Context, tx *db.Tx, l domain.Link) error {
	row := linkRow{
		ID: l.ID, NegociationMarginBp: l.NegociationMargin, AgentFeeBp: l.AgentFee,
		PermanentDiscountBp: l.PermanentDiscount, OutstandingValueCents: l.OutstandingValue,
		PaymentTermsKind: l.PaymentTerms.Kind, PaymentTermsDays: l.PaymentTerms.Days, Label: l.Label, UpdatedAt: tx.Now(),
	}
	_, err := tx.IDB().NewUpdate().Model(&row).WherePK().Column(
		"negociation_margin_bp", "agent_fee_bp", "permanent_discount_bp", "outstanding_value_cents",
		"payment_terms_kind", "payment_terms_days", "label", "updated_at",
	).Exec(ctx)
	return err
}

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
	ParentID              int64 // 0, like ChildID: nobody yet
	ChildID               int64
	InviterID             int64
	InvitedEmail          string
	ProductID             int64
	ProductName           string
	TokenHash             string
	Status                string
	InvitedAt             time.Time
	ExpiresAt             time.Time
	AnsweredAt            time.Time
	NegociationMarginBp   money.Rate
	AgentFeeBp            *money.Rate
	PermanentDiscountBp   money.Rate
	OutstandingValueCents *money.Cents
	AgentID               int64     `bun:",nullzero"`
	AgentSince            time.Time `bun:",nullzero"`
	PaymentTermsKind      string
	PaymentTermsDays      int
	Invoicing             usersapi.Invoicing
	Label                 string
	CreatedAt             time.Time
	UpdatedAt             time.Time
	Version               int64
	ParentGroup           string  `bun:",scanonly"`
	ChildGroup            string  `bun:",scanonly"`
	ValidAgentID          *int64  `bun:",scanonly"`
	AgentCompany          *string `bun:",scanonly"`
	AgentFirstName        *string `bun:",scanonly"`
	AgentLastName         *string `bun:",scanonly"`
}

func (r linkRow) terms() domain.RelationTerms {
	return domain.RelationTerms{
		NegociationMargin: r.NegociationMarginBp, AgentFee: r.AgentFeeBp,
		PermanentDiscount: r.PermanentDiscountBp, OutstandingValue: r.OutstandingValueCents,
		PaymentTerms: usersapi.PaymentTerms{Kind: r.PaymentTermsKind, Days: r.PaymentTermsDays}, Invoicing: r.Invoicing, AgentID: r.AgentID,
	}
}

func (r linkRow) link() domain.Link {
	l := domain.Link{
		RelationTerms: r.terms(),
		ID:            r.ID, ParentID: r.ParentID, ChildID: r.ChildID, ParentGroup: auth.Group(r.ParentGroup),
		ChildGroup: auth.Group(r.ChildGroup), Status: r.Status,
		Label: r.Label, Since: r.CreatedAt.UTC(), Version: r.Version,
		Invitation: domain.Invitation{
			InviterID: r.InviterID, Email: r.InvitedEmail, ProductID: r.ProductID, ProductName: r.ProductName,
			TokenHash: r.TokenHash, At: r.InvitedAt.UTC(), ExpiresAt: r.ExpiresAt.UTC(),
		},
	}
	if r.Status == domain.RelationValid && !r.AnsweredAt.IsZero() {
		l.Since = r.AnsweredAt.UTC()
	}
	if r.InvitedAt.IsZero() {
		l.Invitation.At = r.CreatedAt.UTC()
	}
	if r.ValidAgentID != nil {
		l.Agent = &domain.NamedPerson{ID: *r.ValidAgentID, Name: domain.DisplayName(*r.AgentCompany, *r.AgentFirstName, *r.AgentLastName)}
	}
	return l
}

// links reads relations with the child's group and the agent, who counts while its own relation is valid.
func links(idb bun.IDB) *bun.SelectQuery {
	return idb.NewSelect().TableExpr("user_relations AS r").
		ColumnExpr("r.id, r.parent_id, r.child_id, r.inviter_id, r.invited_email, r.product_id, r.product_name, r.token_hash").
		ColumnExpr("r.status, r.invited_at, r.expires_at, r.answered_at, r.negociation_margin_bp, r.agent_fee_bp").
		ColumnExpr("r.permanent_discount_bp, r.outstanding_value_cents, r.agent_id, r.payment_terms_kind, r.payment_terms_days, r.invoicing").
		ColumnExpr("r.label, r.created_at, r.version, p.group_code AS parent_group, c.group_code AS child_group").
		ColumnExpr("g.id AS valid_agent_id, g.company AS agent_company, g.first_name AS agent_first_name, g.last_name AS agent_last_name").
		Join("LEFT JOIN users AS p ON p.id = r.parent_id").
		Join("LEFT JOIN users AS c ON c.id = r.child_id").
		Join("LEFT JOIN user_relations AS a ON a.parent_id = r.parent_id AND a.child_id = r.agent_id AND a.status = ?", domain.RelationValid).
		Join("LEFT JOIN users AS g ON g.id = a.child_id")
}

// LinkBetween reads a reader's open relation with somebody, whichever is the parent; nil when there is none, or one that
// the reader asked for and the other has not accepted.
func (s *Store) LinkBetween(ctx context.Context, readerID, other int64) (*domain.Link, error) {
	var row linkRow
	err := links(s.db.Read()).
		Where("((r.parent_id = ? AND r.child_id = ?) OR (r.parent_id = ? AND r.child_id = ?))", readerID, other, other, readerID).
		Where("(r.status = ? OR (r.status = ? AND r.inviter_id <> ?))", domain.RelationValid, domain.RelationPending, readerID).
		Limit(1).Scan(ctx, &row)
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

// WriteTerms writes what the parent may change; another agent counts from now on.
func (s *Store) WriteTerms(ctx context.Context, tx *db.Tx, l domain.Link) error {
	row := linkRow{
		ID: l.ID, NegociationMarginBp: l.NegociationMargin, AgentFeeBp: l.AgentFee,
		PermanentDiscountBp: l.PermanentDiscount, OutstandingValueCents: l.OutstandingValue,
		PaymentTermsKind: l.PaymentTerms.Kind, PaymentTermsDays: l.PaymentTerms.Days,
		Invoicing: l.Invoicing.Known(), Label: l.Label, UpdatedAt: tx.Now(), Version: l.Version,
	}
	_, err := tx.IDB().NewUpdate().Model(&row).WherePK().Column(
		"negociation_margin_bp", "agent_fee_bp", "permanent_discount_bp", "outstanding_value_cents",
		"payment_terms_kind", "payment_terms_days", "invoicing", "label", "updated_at", "version",
	).Exec(ctx)
	if err != nil {
		return err
	}
	agent := linkRow{ID: l.ID, AgentID: l.AgentID}
	if l.AgentID != 0 {
		agent.AgentSince = tx.Now()
	}
	_, err = tx.IDB().NewUpdate().Model(&agent).WherePK().Column("agent_id", "agent_since").
		Where("COALESCE(r.agent_id, 0) <> ?", l.AgentID).Exec(ctx)
	return err
}

// WriteRelationStatus moves a relation; its link no longer serves.
func (s *Store) WriteRelationStatus(ctx context.Context, tx *db.Tx, id int64, status string) error {
	_, err := tx.IDB().NewUpdate().Model((*linkRow)(nil)).Set("status = ?", status).Set("token_hash = ''").Set("expires_at = NULL").
		Set("answered_at = ?", tx.Now()).Set("updated_at = ?", tx.Now()).Set("version = version + 1").Where("id = ?", id).Exec(ctx)
	return err
}

// HasAgent tells whether a supplier's relation to an agent is valid, locked until the end.
func (s *Store) HasAgent(ctx context.Context, tx *db.Tx, supplierID, agentID int64) (bool, error) {
	var id int64
	err := db.LockRows(tx.IDB().NewSelect().TableExpr("user_relations AS r").ColumnExpr("r.id").
		Where("r.parent_id = ?", supplierID).Where("r.child_id = ?", agentID).Where("r.status = ?", domain.RelationValid).
		Where("EXISTS (SELECT 1 FROM users AS g WHERE g.id = r.child_id AND g.group_code = ?)", auth.CommercialAgent), tx).
		Scan(ctx, &id)
	if db.NotFound(err) {
		return false, nil
	}
	return err == nil, err
}

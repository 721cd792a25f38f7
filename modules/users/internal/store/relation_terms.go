package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/money"
)

type termsRow struct {
	bun.BaseModel `bun:"table:user_relation_terms,alias:t"`

	ID                    int64 `bun:",pk,autoincrement"`
	RelationID            int64
	Since                 time.Time
	NegociationMarginBp   money.Rate
	AgentFeeBp            *money.Rate
	PermanentDiscountBp   money.Rate
	OutstandingValueCents *money.Cents
	PaymentTermsKind      string
	PaymentTermsDays      int
	Invoicing             usersapi.Invoicing
	AgentID               int64 `bun:",nullzero"`
	WrittenBy             int64
	ImpersonatorID        int64
}

// AddTerms keeps the terms that hold from now on, and who wrote them.
func (s *Store) AddTerms(ctx context.Context, tx *db.Tx, id int64, t domain.RelationTerms) error {
	row := termsRow{
		RelationID: id, Since: tx.Now(), NegociationMarginBp: t.NegociationMargin, AgentFeeBp: t.AgentFee,
		PermanentDiscountBp: t.PermanentDiscount, OutstandingValueCents: t.OutstandingValue,
		PaymentTermsKind: t.PaymentTerms.Kind, PaymentTermsDays: t.PaymentTerms.Days, Invoicing: t.Invoicing.Known(), AgentID: t.AgentID,
	}
	row.WrittenBy, row.ImpersonatorID = db.Origin(ctx)
	_, err := tx.IDB().NewInsert().Model(&row).Exec(ctx)
	return err
}

// TermsOf are the terms that a relation had, the newest first.
func (s *Store) TermsOf(ctx context.Context, id int64) ([]domain.DatedTerms, error) {
	var rows []termsRow
	err := s.db.Read().NewSelect().Model(&rows).Where("relation_id = ?", id).Order("id DESC").Scan(ctx)
	history := make([]domain.DatedTerms, 0, len(rows))
	for _, r := range rows {
		history = append(history, domain.DatedTerms{
			RelationTerms: domain.RelationTerms{
				NegociationMargin: r.NegociationMarginBp, AgentFee: r.AgentFeeBp,
				PermanentDiscount: r.PermanentDiscountBp, OutstandingValue: r.OutstandingValueCents,
				PaymentTerms: usersapi.PaymentTerms{Kind: r.PaymentTermsKind, Days: r.PaymentTermsDays}, Invoicing: r.Invoicing, AgentID: r.AgentID,
			},
			Since: r.Since.UTC(), WrittenBy: r.WrittenBy,
		})
	}
	return history, err
}

// DismissAgent takes an agent away from all customers of a supplier, and keeps the terms that hold from now on.
func (s *Store) DismissAgent(ctx context.Context, tx *db.Tx, supplierID, agentID int64) error {
	writer, impersonator := db.Origin(ctx)
	_, err := tx.IDB().NewRaw(`INSERT INTO user_relation_terms (relation_id, since, negociation_margin_bp, agent_fee_bp, permanent_discount_bp,
  outstanding_value_cents, payment_terms_kind, payment_terms_days, invoicing, agent_id, written_by, impersonator_id)
SELECT id, ?, negociation_margin_bp, agent_fee_bp, permanent_discount_bp, outstanding_value_cents, payment_terms_kind, payment_terms_days,
  invoicing, NULL, ?, ? FROM user_relations WHERE parent_id = ? AND agent_id = ?`,
		tx.Now(), writer, impersonator, supplierID, agentID).Exec(ctx)
	if err != nil {
		return err
	}
	_, err = tx.IDB().NewUpdate().Model((*linkRow)(nil)).Set("agent_id = NULL").Set("agent_since = NULL").Set("version = version + 1").
		Set("updated_at = ?", tx.Now()).
		Where("parent_id = ?", supplierID).Where("agent_id = ?", agentID).Exec(ctx)
	return err
}

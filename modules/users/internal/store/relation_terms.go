package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
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

// DismissAgent takes an agent away from all customers of a supplier, keeps the terms that hold from now on, and gives these relations as
// far as the trail tells of them.
func (s *Store) DismissAgent(ctx context.Context, tx *db.Tx, supplierID, agentID int64) ([]domain.Link, error) {
	writer, impersonator := db.Origin(ctx)
	_, err := tx.IDB().NewRaw(`INSERT INTO user_relation_terms (relation_id, since, negociation_margin_bp, agent_fee_bp, permanent_discount_bp,
  outstanding_value_cents, payment_terms_kind, payment_terms_days, invoicing, agent_id, written_by, impersonator_id)
SELECT id, ?, negociation_margin_bp, agent_fee_bp, permanent_discount_bp, outstanding_value_cents, payment_terms_kind, payment_terms_days,
  invoicing, NULL, ?, ? FROM user_relations WHERE parent_id = ? AND agent_id = ?`,
		tx.Now(), writer, impersonator, supplierID, agentID).Exec(ctx)
	if err != nil {
		return nil, err
	}
	var left []linkRow
	err = tx.IDB().NewUpdate().Model((*linkRow)(nil)).Set("agent_id = NULL").Set("agent_since = NULL").Set("version = version + 1").
		Set("updated_at = ?", tx.Now()).
		Where("parent_id = ?", supplierID).Where("agent_id = ?", agentID).Returning("id, parent_id, child_id, version").Scan(ctx, &left)
	return lists.Each(left, linkRow.link), err
}

type tradeRow struct {
	bun.BaseModel `bun:"table:trade_links,alias:l"`

	SupplierID  int64 `bun:",pk"`
	CustomerID  int64 `bun:",pk"`
	LastOrderAt time.Time
}

// RememberTrade keeps when a customer last ordered from a supplier.
func (s *Store) RememberTrade(ctx context.Context, tx *db.Tx, supplierID, customerID int64, at time.Time) error {
	row := tradeRow{SupplierID: supplierID, CustomerID: customerID, LastOrderAt: at}
	_, err := tx.IDB().NewInsert().Model(&row).
		On("CONFLICT (supplier_id, customer_id) DO UPDATE").Set("last_order_at = EXCLUDED.last_order_at").
		Where("l.last_order_at < EXCLUDED.last_order_at").Exec(ctx)
	return err
}

// Gathering reads the customers of a supplier whose deliveries of a month are invoiced together, while their relation is valid.
func (s *Store) Gathering(ctx context.Context, in db.Handle, supplierID int64) ([]int64, error) {
	var ids []int64
	err := s.db.Reader(in).NewSelect().TableExpr("user_relations AS r").ColumnExpr("r.child_id").
		Where("r.parent_id = ? AND r.status = ? AND r.invoicing = ?", supplierID, domain.RelationValid, usersapi.EachMonth).
		OrderExpr("r.child_id").Scan(ctx, &ids)
	return ids, err
}

// begun keeps relations that were valid once: nobody reads of whom it invited before that answers.
const begun = "(r.status = ? OR r.status = ? AND EXISTS (SELECT 1 FROM user_relation_terms AS t WHERE t.relation_id = r.id))"

// RelationIDs reads the relations of pairs that were valid once, whatever became of them.
func (s *Store) RelationIDs(ctx context.Context, pairs []usersapi.Pair) (map[usersapi.Pair]int64, error) {
	ids := make(map[usersapi.Pair]int64, len(pairs))
	if len(pairs) == 0 {
		return ids, nil
	}
	wanted := lists.Each(pairs, func(p usersapi.Pair) bun.TupleValues { return bun.Tuple([]int64{p.SupplierID, p.CustomerID}) })
	var rows []struct{ ID, ParentID, ChildID int64 }
	err := s.db.Read().NewSelect().TableExpr("user_relations AS r").ColumnExpr("r.id, r.parent_id, r.child_id").
		Where("(r.parent_id, r.child_id) IN (VALUES ?)", bun.List(wanted)).Where(begun, domain.RelationValid, domain.RelationRemoved).
		OrderExpr("r.id").Scan(ctx, &rows) // the latest, where they began another one
	for _, r := range rows {
		ids[usersapi.Pair{SupplierID: r.ParentID, CustomerID: r.ChildID}] = r.ID
	}
	return ids, err
}

// Pair reads the two sides of a relation between a supplier and a buyer that was valid once, whatever became of it.
func (s *Store) Pair(ctx context.Context, relationID int64) (usersapi.Pair, error) {
	var row struct{ ParentID, ChildID int64 }
	err := s.db.Read().NewSelect().TableExpr("user_relations AS r").ColumnExpr("r.parent_id, r.child_id").
		Join("JOIN users AS p ON p.id = r.parent_id").Join("JOIN users AS c ON c.id = r.child_id").
		Where("r.id = ? AND p.group_code = ? AND c.group_code <> ?", relationID, auth.Supplier, auth.CommercialAgent).
		Where(begun, domain.RelationValid, domain.RelationRemoved).Scan(ctx, &row)
	return usersapi.Pair{SupplierID: row.ParentID, CustomerID: row.ChildID}, db.Found(err, domain.ErrRelationNotFound, "read a relation")
}

// LockLimits locks the valid relations of pairs in id order, then reads how much each customer may owe its supplier.
func (s *Store) LockLimits(ctx context.Context, tx *db.Tx, pairs []usersapi.Pair) (map[usersapi.Pair]*money.Cents, error) {
	limits := make(map[usersapi.Pair]*money.Cents, len(pairs))
	if len(pairs) == 0 {
		return limits, nil
	}
	wanted := lists.Each(pairs, func(p usersapi.Pair) bun.TupleValues { return bun.Tuple([]int64{p.SupplierID, p.CustomerID}) })
	var rows []struct {
		ParentID, ChildID     int64
		OutstandingValueCents *money.Cents
	}
	query := tx.IDB().NewSelect().TableExpr("user_relations AS r").
		ColumnExpr("r.parent_id, r.child_id").
		ColumnExpr("CASE WHEN r.payment_terms_kind <> ? THEN r.outstanding_value_cents END AS outstanding_value_cents", usersapi.Prepaid).
		Where("(r.parent_id, r.child_id) IN (VALUES ?)", bun.List(wanted)).
		Where("r.status = ?", domain.RelationValid).OrderExpr("r.id")
	if err := db.LockRows(query, tx).Scan(ctx, &rows); err != nil {
		return nil, err
	}
	for _, r := range rows {
		limits[usersapi.Pair{SupplierID: r.ParentID, CustomerID: r.ChildID}] = r.OutstandingValueCents
	}
	return limits, nil
}

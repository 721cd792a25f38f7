package store

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/files"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// Parties reads several people; who does not exist is left out.
func (s *Store) Parties(ctx context.Context, ids []int64) (map[int64]usersapi.Party, error) {
	parties := make(map[int64]usersapi.Party, len(ids))
	if len(ids) == 0 {
		return parties, nil
	}
	var rows []userRow
	bound := s.db.Bind(nil)
	err := bound.NewSelect().Model(&rows).Column(partyColumns()...).Where("id IN (?)", bound.Ints(ids)).Scan(ctx)
	for _, row := range rows {
		parties[row.ID] = s.partyOf(row)
	}
	return parties, err
}

func (s *Store) partyOf(row userRow) usersapi.Party {
	party := row.party()
	if party.IsGuest && s.follows != nil {
		party.Follow = s.follows(party.ID)
	}
	return party
}

// Conditions reads the records of several suppliers; who has none is left out.
func (s *Store) Conditions(ctx context.Context, supplierIDs []int64) (map[int64]usersapi.SupplierConditions, error) {
	conditions := make(map[int64]usersapi.SupplierConditions, len(supplierIDs))
	if len(supplierIDs) == 0 {
		return conditions, nil
	}
	var rows []supplierRow
	bound := s.db.Bind(nil)
	err := bound.NewSelect().Model(&rows).
		ExcludeColumn(without(false, termsColumns()...)...).
		ColumnExpr("cgv <> '' AS has_cgv, store_cgv <> '' AS has_store_cgv").
		Where("user_id IN (?)", bound.Ints(supplierIDs)).Scan(ctx)
	for _, row := range rows {
		conditions[row.UserID] = row.conditions()
	}
	return conditions, err
}

// DiscountOnInvoice reads that of a buyer, 0 for who has no record.
func (s *Store) DiscountOnInvoice(ctx context.Context, in db.Handle, buyerID int64) (rate money.Rate, err error) {
	bound := s.db.Bind(in)
	err = bound.NewSelect().Model((*buyerRow)(nil)).Column("discount_on_invoice_bp").Where("user_id = ?", bound.Int(buyerID)).Scan(ctx, &rate)
	if db.NotFound(err) {
		return 0, nil
	}
	return rate, err
}

// SupplierRebate reads that of a buyer, 0 for who has no record.
func (s *Store) SupplierRebate(ctx context.Context, in db.Handle, buyerID int64) (rate money.Rate, err error) {
	bound := s.db.Bind(in)
	err = bound.NewSelect().Model((*buyerRow)(nil)).Column("supplier_rebate_bp").Where("user_id = ?", bound.Int(buyerID)).Scan(ctx, &rate)
	if db.NotFound(err) {
		return 0, nil
	}
	return rate, err
}

// CGVHashes implements usersapi.Terms.
func (s *Store) CGVHashes(ctx context.Context, supplierIDs []int64) (map[int64]usersapi.CGVHash, error) {
	hashes := make(map[int64]usersapi.CGVHash, len(supplierIDs))
	if len(supplierIDs) == 0 {
		return hashes, nil
	}
	var rows []supplierRow
	bound := s.db.Bind(nil)
	err := bound.NewSelect().Model(&rows).Column("user_id", "cgv", "store_cgv").
		Where("user_id IN (?)", bound.Ints(supplierIDs)).Where("cgv <> '' OR store_cgv <> ''").Scan(ctx)
	for _, row := range rows {
		var wrong error
		if hashes[row.UserID], wrong = row.hashes(); wrong != nil {
			return nil, wrong
		}
	}
	return hashes, err
}

// hashes are those of the general terms of a supplier.
func (r supplierRow) hashes() (usersapi.CGVHash, error) {
	media := domain.Media{CGV: r.CGV, StoreCGV: r.StoreCGV}
	trade, wrong := hashOf(media.Terms(false))
	store, wrongly := hashOf(media.Terms(true))
	if wrong = errors.Join(wrong, wrongly); wrong != nil {
		return usersapi.CGVHash{}, fmt.Errorf("users: the general terms of %d: %w", r.UserID, wrong)
	}
	return usersapi.CGVHash{Trade: trade, Store: store}, nil
}

// hashOf is that of the content of a file; "" of none.
func hashOf(file string) (string, error) {
	if file == "" {
		return "", nil
	}
	name, err := files.NameOf(file)
	return name.Hash(), err
}

type relationRow struct {
	ParentID              int64
	PermanentDiscountBp   money.Rate
	OutstandingValueCents *money.Cents
	AgentID               *int64
	AgentFeeBp            *money.Rate
	AgentUsualFeeBp       *money.Rate
	PaymentTermsKind      string
	PaymentTermsDays      int
	SupplierTermsKind     *string
	SupplierTermsDays     *int
}

func (r relationRow) relation() domain.CustomerRelation {
	out := domain.CustomerRelation{
		SupplierID: r.ParentID, PermanentDiscount: r.PermanentDiscountBp,
		OutstandingValue: r.OutstandingValueCents,
		AgentFee:         r.AgentFeeBp, AgentUsualFee: r.AgentUsualFeeBp,
		PaymentTerms: usersapi.PaymentTerms{Kind: r.PaymentTermsKind, Days: r.PaymentTermsDays},
	}
	if r.AgentID != nil {
		out.AgentID = *r.AgentID
	}
	if r.SupplierTermsKind != nil && r.SupplierTermsDays != nil {
		out.SupplierTerms = usersapi.PaymentTerms{Kind: *r.SupplierTermsKind, Days: *r.SupplierTermsDays}
	}
	return out
}

// CustomerRelations reads the valid relations of a customer to suppliers. The
// agent is left out when the supplier's relation to it is not valid.
func (s *Store) CustomerRelations(ctx context.Context, customerID int64) ([]domain.CustomerRelation, error) {
	return scanRelations(ctx, customerRelations(s.db.Bind(nil), customerID))
}

// LockCustomerRelations locks the relations in id order, then reads them.
func (s *Store) LockCustomerRelations(
	ctx context.Context, tx *db.Tx, customerID int64, supplierIDs []int64,
) ([]domain.CustomerRelation, error) {
	if len(supplierIDs) == 0 {
		return nil, nil
	}
	bound := s.db.Bind(tx)
	if tx.Dialect() == db.SQLite { // nothing to lock
		return scanRelations(ctx, customerRelations(bound, customerID).Where("r.parent_id IN (?)", bound.Ints(supplierIDs)))
	}
	// Alone, because PostgreSQL cannot lock what an outer join may leave empty.
	var locked []int64
	err := db.LockRows(tx.IDB().NewSelect().TableExpr("user_relations AS r").ColumnExpr("r.id").
		Where("r.child_id = ?", customerID).Where("r.parent_id IN (?)", bun.List(supplierIDs)).
		OrderExpr("r.id"), tx).Scan(ctx, &locked)
	if err != nil || len(locked) == 0 {
		return nil, err
	}
	return scanRelations(ctx, customerRelations(bound, customerID).Where("r.id IN (?)", bound.Ints(locked)))
}

func customerRelations(bound *db.Bound, customerID int64) *bun.SelectQuery {
	return bound.NewSelect().TableExpr("user_relations AS r").
		ColumnExpr("r.parent_id, r.permanent_discount_bp, r.outstanding_value_cents").
		ColumnExpr("a.child_id AS agent_id, r.agent_fee_bp, a.agent_fee_bp AS agent_usual_fee_bp").
		ColumnExpr("r.payment_terms_kind, r.payment_terms_days").
		ColumnExpr("p.payment_terms_kind AS supplier_terms_kind, p.payment_terms_days AS supplier_terms_days").
		Join("JOIN users AS s ON s.id = r.parent_id AND s.group_code = ?", auth.Supplier).
		Join("LEFT JOIN user_relations AS a ON a.parent_id = r.parent_id AND a.child_id = r.agent_id AND a.status = ?",
			domain.RelationValid).
		Join("LEFT JOIN parameter_suppliers AS p ON p.user_id = r.parent_id").
		Where("r.child_id = ?", bound.Int(customerID)).Where("r.status = ?", domain.RelationValid).
		OrderExpr("r.id")
}

func scanRelations(ctx context.Context, q *bun.SelectQuery) ([]domain.CustomerRelation, error) {
	var rows []relationRow
	if err := q.Scan(ctx, &rows); err != nil {
		return nil, err
	}
	return lists.Each(rows, relationRow.relation), nil
}

// AgentTerms reads the terms of the agent's valid relations, by supplier.
func (s *Store) AgentTerms(ctx context.Context, agentID int64) (map[int64]usersapi.AgentTerms, error) {
	var rows []struct {
		ParentID int64
		Margin   money.Rate
		Fee      money.Rate
	}
	err := s.suppliersOf(agentID).ColumnExpr("r.parent_id, r.negociation_margin_bp AS margin").
		ColumnExpr("COALESCE(r.agent_fee_bp, ?) AS fee", domain.DefaultAgentFee).Scan(ctx, &rows)
	terms := make(map[int64]usersapi.AgentTerms, len(rows))
	for _, row := range rows {
		terms[row.ParentID] = usersapi.AgentTerms{Margin: row.Margin, Fee: row.Fee}
	}
	return terms, err
}

// SupplierIDs reads the suppliers a child has a valid relation with, in order.
func (s *Store) SupplierIDs(ctx context.Context, childID int64) ([]int64, error) {
	ids := []int64{}
	err := s.suppliersOf(childID).ColumnExpr("r.parent_id").OrderExpr("r.parent_id").Scan(ctx, &ids)
	return ids, err
}

// CustomerIDs reads the children of some groups whom a supplier has a valid relation with, in order.
func (s *Store) CustomerIDs(ctx context.Context, tx *db.Tx, supplierID int64, groups []auth.Group) ([]int64, error) {
	ids := []int64{}
	if len(groups) == 0 {
		return ids, nil
	}
	err := tx.IDB().NewSelect().TableExpr("user_relations AS r").
		Join("JOIN users AS c ON c.id = r.child_id AND c.group_code IN (?)", bun.List(groups)).ColumnExpr("r.child_id").
		Where("r.parent_id = ? AND r.status = ?", supplierID, domain.RelationValid).OrderExpr("r.child_id").Scan(ctx, &ids)
	return ids, err
}

// AgentIDs reads the agents of a supplier to whom one of these customers is assigned, in order; its agent who wrote something for
// them too, when one of them is not assigned to another.
func (s *Store) AgentIDs(ctx context.Context, tx *db.Tx, supplierID, authorID int64, customerIDs []int64) ([]int64, error) {
	ids := []int64{}
	if len(customerIDs) == 0 {
		return ids, nil
	}
	err := tx.IDB().NewSelect().TableExpr("user_relations AS a").
		Join("JOIN users AS u ON u.id = a.child_id AND u.group_code = ?", auth.CommercialAgent).ColumnExpr("a.child_id").
		Where("a.parent_id = ? AND a.status = ?", supplierID, domain.RelationValid).
		Where(`EXISTS (SELECT 1 FROM user_relations AS r LEFT JOIN user_relations AS g
  ON g.parent_id = r.parent_id AND g.child_id = r.agent_id AND g.status = ?
  WHERE r.parent_id = a.parent_id AND r.status = ? AND r.child_id IN (?)
  AND (g.child_id = a.child_id OR g.child_id IS NULL AND a.child_id = ?))`,
			domain.RelationValid, domain.RelationValid, bun.List(customerIDs), authorID).
		OrderExpr("a.child_id").Scan(ctx, &ids)
	return ids, err
}

func (s *Store) suppliersOf(childID int64) *bun.SelectQuery {
	bound := s.db.Bind(nil)
	return bound.NewSelect().TableExpr("user_relations AS r").
		Join("JOIN users AS s ON s.id = r.parent_id AND s.group_code = ?", auth.Supplier).
		Where("r.child_id = ?", bound.Int(childID)).Where("r.status = ?", domain.RelationValid)
}

// ServesCustomer tells whether a seller's valid relation reaches a customer, or
// a supplier assigned the customer to it.
func (s *Store) ServesCustomer(ctx context.Context, sellerID, customerID int64) (bool, error) {
	return s.db.Read().NewSelect().TableExpr("user_relations AS r").
		Where("r.child_id = ?", customerID).Where("r.status = ?", domain.RelationValid).
		Where("(r.parent_id = ? OR (r.agent_id = ? AND r.parent_id IN ("+parentIDs+")))",
			sellerID, sellerID, sellerID).Exists(ctx)
}

// Assignments reads the customers assigned to an agent by suppliers it still has a valid relation with.
func (s *Store) Assignments(ctx context.Context, agentID int64) ([]lists.Assignment, error) {
	var rows []struct {
		ParentID, ChildID int64
		AgentSince        time.Time
	}
	err := s.db.Read().NewSelect().TableExpr("user_relations AS r").
		ColumnExpr("r.parent_id, r.child_id, r.agent_since").
		Where("r.agent_id = ?", agentID).Where("r.status = ?", domain.RelationValid).
		Where("r.parent_id IN ("+parentIDs+")", agentID).
		OrderExpr("r.id").Scan(ctx, &rows)
	assigned := make([]lists.Assignment, 0, len(rows))
	for _, row := range rows {
		assigned = append(assigned, lists.Assignment{SupplierID: row.ParentID, CustomerID: row.ChildID, Since: row.AgentSince})
	}
	return assigned, err
}

// PricedPairs reads the suppliers and customers that an agent serves both, without the customers that are assigned to another agent
// of the supplier, as CustomerRelations tells whose they are.
func (s *Store) PricedPairs(ctx context.Context, agentID int64) ([]usersapi.Pair, error) {
	var rows []struct{ ParentID, ChildID int64 }
	err := s.db.Read().NewSelect().TableExpr("user_relations AS r").ColumnExpr("r.parent_id, r.child_id").
		Where("r.status = ? AND r.parent_id IN ("+parentIDs+")", domain.RelationValid, agentID).
		Where("r.child_id IN (SELECT c.child_id FROM user_relations AS c WHERE c.status = ? AND (c.parent_id = ? OR c.agent_id = ? AND c.parent_id IN ("+
			parentIDs+")))", domain.RelationValid, agentID, agentID, agentID).
		Where("NOT EXISTS (SELECT 1 FROM user_relations AS a WHERE a.parent_id = r.parent_id AND a.child_id = r.agent_id AND a.child_id <> ? AND a.status = ?)",
			agentID, domain.RelationValid).
		OrderExpr("r.id").Scan(ctx, &rows)
	pairs := make([]usersapi.Pair, 0, len(rows))
	for _, row := range rows {
		pairs = append(pairs, usersapi.Pair{SupplierID: row.ParentID, CustomerID: row.ChildID})
	}
	return pairs, err
}

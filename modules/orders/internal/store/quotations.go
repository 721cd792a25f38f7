package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/modules/orders/ordersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
)

// InsertQuotations writes a quotation per draft, each with its lines, first timeline entry and first revision.
func (s *Store) InsertQuotations(
	ctx context.Context, tx *db.Tx, c ordersapi.Checkout, by auth.Signature, role domain.Role, state domain.QuotationState,
) ([]ordersapi.Placed, error) {
	numbers, err := quotationNumbers().Take(ctx, tx, len(c.Drafts), c.At)
	if err != nil {
		return nil, err
	}
	rows := make([]orderRow, 0, len(c.Drafts))
	for i, draft := range c.Drafts {
		row := newOrderRow(c, draft, numbers[i])
		row.Status, row.QuotationNumber = domain.Quotation, numbers[i]
		row.Awaiting, row.Revision, row.ValidUntil, row.DueAt = state.Awaiting, state.Revision, state.ValidUntil, state.ValidUntil
		row.CGVHash, row.CGVAcceptedBy, row.CGVImpersonatorID = "", 0, 0 // ticked by whom accepts
		rows = append(rows, row)
	}
	placed, err := s.insert(ctx, tx, c, rows, by)
	if err != nil {
		return nil, err
	}
	revisions := make([]revisionRow, 0, len(placed))
	for i, quotation := range placed {
		revisions = append(revisions, newRevisionRow(quotation.ID, domain.FirstRevision(c, c.Drafts[i], quotation, by, role, state)))
	}
	if _, err := tx.IDB().NewInsert().Model(&revisions).Exec(ctx); err != nil {
		return nil, fmt.Errorf("write quotation revisions: %w", err)
	}
	return placed, nil
}

// Revisions reads what a quotation said, oldest first.
func (s *Store) Revisions(ctx context.Context, orderID int64) ([]domain.Revision, error) {
	var rows []revisionRow
	err := s.db.Read().NewSelect().Model(&rows).Where("r.order_id = ?", orderID).Order("r.revision").Scan(ctx)
	return lists.Each(rows, revisionRow.revision), db.Wrap(err, "read quotation revisions")
}

// Revise writes a new revision when the last one still is what its author read; false when it is not.
func (s *Store) Revise(ctx context.Context, tx *db.Tx, r domain.Revised) (bool, error) {
	d := r.Draft
	row := orderRow{
		summaryRow: summaryRow{
			AgentID: d.AgentID, Totals: d.Totals, AtDartess: atDartess(d.Items),
			quotationColumns: quotationColumns{
				Revision: r.Revision.Revision, Awaiting: r.Awaiting, ValidUntil: r.Revision.ValidUntil,
			},
		},
		Breakdown: d.Breakdown, AgentFeeRate: d.AgentFeeRate,
		DueAt: r.Revision.ValidUntil, UpdatedAt: r.Revision.At,
	}
	result, err := tx.IDB().NewUpdate().Model(&row).Column(amountColumns()...).Column(
		"agent_id", "agent_fee_bp", "revision", "awaiting", "valid_until", "at_dartess", "due_at", "updated_at",
	).Where("o.id = ? AND o.status = ? AND o.revision = ?", r.OrderID, domain.Quotation, r.Revision.Revision-1).Exec(ctx)
	if err != nil {
		return false, fmt.Errorf("revise quotation: %w", err)
	}
	if revised, err := result.RowsAffected(); err != nil || revised == 0 {
		return false, err
	}
	if err := s.replaceItems(ctx, tx, r); err != nil {
		return false, err
	}
	revision := newRevisionRow(r.OrderID, r.Revision)
	if _, err := tx.IDB().NewInsert().Model(&revision).Exec(ctx); err != nil {
		return false, fmt.Errorf("write quotation revision: %w", err)
	}
	return true, nil
}

// replaceItems writes the lines as they are now: those that stay keep their ids, those taken out are deleted, new ones
// get ids, which the revision then names.
func (s *Store) replaceItems(ctx context.Context, tx *db.Tx, r domain.Revised) error {
	var kept, added []itemRow
	stay := []int64{0}
	for i, item := range r.Draft.Items {
		row := newItemRow(r.OrderID, i, item)
		if row.ID = r.Revision.Lines[i].ItemID; row.ID == 0 {
			added = append(added, row)
			continue
		}
		kept, stay = append(kept, row), append(stay, row.ID)
	}
	if err := takeOut(ctx, tx, r.OrderID, stay); err != nil {
		return err
	}
	if len(kept) > 0 {
		insert := tx.IDB().NewInsert().Model(&kept).On("CONFLICT (id) DO UPDATE")
		for _, column := range []string{
			"position", "product", "quantity", "discount_bp", "list_price_cents", "unit_price_cents", "net_cents", "vat_bp",
			"tag", "warehouse", "trace", "allowance_cents", "unit_price_tax_incl_cents", "total_tax_incl_cents",
		} {
			insert = insert.Set("? = EXCLUDED.?", bun.Ident(column), bun.Ident(column))
		}
		if _, err := insert.Exec(ctx); err != nil {
			return fmt.Errorf("change lines: %w", err)
		}
	}
	if len(added) == 0 {
		return nil
	}
	if _, err := tx.IDB().NewInsert().Model(&added).Returning("id").Exec(ctx); err != nil {
		return fmt.Errorf("add lines: %w", err)
	}
	next := 0
	for i := range r.Revision.Lines {
		if r.Revision.Lines[i].ItemID == 0 {
			r.Revision.Lines[i].ItemID = added[next].ID
			next++
		}
	}
	return nil
}

// takeOut deletes the other lines of a quotation. What was written about them stays, as said of the quotation.
func takeOut(ctx context.Context, tx *db.Tx, orderID int64, stay []int64) error {
	_, err := tx.IDB().NewUpdate().TableExpr("order_messages").Set("order_item_id = NULL").
		Where("order_id = ? AND order_item_id NOT IN (?)", orderID, bun.List(stay)).Exec(ctx)
	if err != nil {
		return fmt.Errorf("free messages of their lines: %w", err)
	}
	_, err = tx.IDB().NewDelete().Model((*itemRow)(nil)).
		Where("order_id = ? AND id NOT IN (?)", orderID, bun.List(stay)).Exec(ctx)
	return db.Wrap(err, "take lines out")
}

type revisionRow struct {
	bun.BaseModel `bun:"table:quotation_revisions,alias:r"`

	ID       int64 `bun:"id,pk,autoincrement"`
	OrderID  int64 `bun:"order_id"`
	Revision int64 `bun:"revision"`
	authorColumns
	AuthorRole   domain.Role           `bun:"author_role"`
	Message      string                `bun:"message"`
	Lines        []domain.RevisionLine `bun:"lines,type:jsonb"`
	Shipping     money.Cents           `bun:"shipping_cents"`
	TotalTaxExcl money.Cents           `bun:"total_tax_excl_cents"`
	TotalTaxIncl money.Cents           `bun:"total_tax_incl_cents"`
	ValidUntil   time.Time             `bun:"valid_until"`
	CreatedAt    time.Time             `bun:"created_at"`
}

func newRevisionRow(orderID int64, r domain.Revision) revisionRow {
	return revisionRow{
		OrderID: orderID, Revision: r.Revision, authorColumns: authorColumns(r.Author), AuthorRole: r.Role,
		Message: r.Message, Lines: r.Lines,
		Shipping: r.Shipping, TotalTaxExcl: r.TotalTaxExcl, TotalTaxIncl: r.TotalTaxIncl, ValidUntil: r.ValidUntil, CreatedAt: r.At,
	}
}

func (r revisionRow) revision() domain.Revision {
	return domain.Revision{
		Revision: r.Revision, Message: r.Message, Lines: r.Lines, Shipping: r.Shipping,
		Author: auth.Signature(r.authorColumns), Role: r.AuthorRole,
		TotalTaxExcl: r.TotalTaxExcl, TotalTaxIncl: r.TotalTaxIncl, ValidUntil: r.ValidUntil, At: r.CreatedAt,
	}
}

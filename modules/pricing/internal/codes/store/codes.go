// Package store keeps promo codes and their uses. Rows never leave it.
package store

import (
	"context"
	"fmt"
	"strings"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/internal/codes/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/platform/db"
	"millesime/platform/fold"
	"millesime/platform/lists"
)

// Store keeps promo codes.
type Store struct{ db *db.DB }

// New makes the store of promo codes.
func New(d *db.DB) *Store { return &Store{d} }

// Codes reads a page of the promo codes.
func (s *Store) Codes(ctx context.Context, filter domain.CodeFilter) (lists.Page[domain.KeptCode], error) {
	rows := filteredCodes(s.db.Read().NewSelect().Model((*codeRow)(nil)), filter)
	found, err := db.List[codeRow](ctx, s.db, db.Listing{
		What: "promo codes", Rows: withCodeParts(rows.Clone()), Counted: rows.ExcludeColumn("*"), Alias: "c",
		Sorts: map[string]string{
			domain.SortCode: "code", quote.SortStartsOn: "starts_on", quote.SortEndsOn: "ends_on", domain.SortUses: "uses",
			quote.SortCreatedAt: "created_at",
		},
		Part: filter.Part, Stale: quote.ErrCursor,
	})
	return lists.Map(found, codeRow.kept), err
}

func filteredCodes(q *bun.SelectQuery, f domain.CodeFilter) *bun.SelectQuery {
	if len(f.Statuses) > 0 {
		q = q.WhereGroup(" AND ", func(q *bun.SelectQuery) *bun.SelectQuery {
			for _, status := range f.Statuses {
				q = q.WhereGroup(" OR ", func(q *bun.SelectQuery) *bun.SelectQuery { return inStatus(q, status, f.Today) })
			}
			return q
		})
	}
	if len(f.Suppliers) > 0 {
		q = q.Where("EXISTS (SELECT 1 FROM promo_code_suppliers AS b WHERE b.code_id = c.id AND b.supplier_id IN (?))", bun.List(f.Suppliers))
	}
	for word := range strings.FieldsSeq(fold.Text(f.Search)) {
		q = q.Where(`c.search_text LIKE ? ESCAPE '\'`, db.Holding(word))
	}
	return q
}

// inStatus is domain.PromoCode.Status as a condition.
func inStatus(q *bun.SelectQuery, status quote.CodeStatus, today string) *bun.SelectQuery {
	if status == quote.CodeStopped {
		return q.Where("c.stopped_at IS NOT NULL")
	}
	q = q.Where("c.stopped_at IS NULL")
	switch status {
	case quote.CodeScheduled:
		return q.Where("c.starts_on > ?", today)
	case quote.CodeEnded:
		return q.Where("c.ends_on < ?", today)
	case quote.CodeUsedUp:
		return q.Where("c.starts_on <= ? AND c.ends_on >= ? AND c.uses >= c.max_uses", today, today)
	default:
		return q.Where("c.starts_on <= ? AND c.ends_on >= ? AND (c.max_uses IS NULL OR c.uses < c.max_uses)", today, today)
	}
}

// KeptCode reads one; inside a transaction it is locked first, so that what stands beside it is as it is then.
func (s *Store) KeptCode(ctx context.Context, in db.Handle, id int64) (domain.KeptCode, error) {
	if db.Inside(in) {
		lock := db.LockRows(s.db.Reader(in).NewSelect().Model((*codeRow)(nil)).Column("c.id").Where("c.id = ?", id), in)
		if err := lock.Scan(ctx, new(int64)); db.NotFound(err) {
			return domain.KeptCode{}, domain.ErrCodeNotFound
		} else if err != nil {
			return domain.KeptCode{}, fmt.Errorf("pricing: lock a promo code: %w", err)
		}
	}
	var row codeRow
	err := withCodeParts(s.db.Reader(in).NewSelect().Model(&row)).Where("c.id = ?", id).Scan(ctx)
	return row.kept(), db.Found(err, domain.ErrCodeNotFound, "pricing: read a promo code")
}

// InsertCode keeps a new one and gives it its id.
func (s *Store) InsertCode(ctx context.Context, tx *db.Tx, code *domain.KeptCode) error {
	code.Version = 1
	row := newCodeRow(*code)
	_, err := tx.IDB().NewInsert().Model(&row).Exec(ctx)
	if db.IsUnique(err) {
		return domain.TakenCode()
	}
	if err != nil {
		return fmt.Errorf("pricing: insert a promo code: %w", err)
	}
	code.ID = row.ID
	return insertCodeParts(ctx, tx, *code)
}

// UpdateCode writes what may change of one. Its uses are not written here.
func (s *Store) UpdateCode(ctx context.Context, tx *db.Tx, code domain.KeptCode) error {
	row := newCodeRow(code)
	_, err := tx.IDB().NewUpdate().Model(&row).
		ExcludeColumn("uses", "cost_cents", "turnover_cents", "created_at", "created_by").WherePK().Exec(ctx)
	if db.IsUnique(err) {
		return domain.TakenCode()
	}
	if err != nil {
		return fmt.Errorf("pricing: update a promo code: %w", err)
	}
	if err := deleteCodeParts(ctx, tx, code.ID); err != nil {
		return err
	}
	return insertCodeParts(ctx, tx, code)
}

// DeleteCode removes one that was never used.
func (s *Store) DeleteCode(ctx context.Context, tx *db.Tx, id int64) error {
	if err := deleteCodeParts(ctx, tx, id); err != nil {
		return err
	}
	_, err := tx.IDB().NewDelete().Model((*codeRow)(nil)).Where("id = ?", id).Exec(ctx)
	return db.Wrap(err, "pricing: delete a promo code")
}

func insertCodeParts(ctx context.Context, tx *db.Tx, code domain.KeptCode) error {
	var suppliers []codeSupplierRow
	for _, id := range code.SupplierIDs {
		suppliers = append(suppliers, codeSupplierRow{CodeID: code.ID, SupplierID: id})
	}
	var products []codeProductRow
	for _, id := range code.ProductIDs {
		products = append(products, codeProductRow{CodeID: code.ID, ProductID: id})
	}
	var groups []codeGroupRow
	for _, group := range code.Groups {
		groups = append(groups, codeGroupRow{CodeID: code.ID, GroupCode: group})
	}
	if len(suppliers) > 0 {
		if _, err := tx.IDB().NewInsert().Model(&suppliers).Exec(ctx); err != nil {
			return fmt.Errorf("pricing: write who bears a promo code: %w", err)
		}
	}
	if len(products) > 0 {
		if _, err := tx.IDB().NewInsert().Model(&products).Exec(ctx); err != nil {
			return fmt.Errorf("pricing: write the products of a promo code: %w", err)
		}
	}
	if len(groups) > 0 {
		if _, err := tx.IDB().NewInsert().Model(&groups).Exec(ctx); err != nil {
			return fmt.Errorf("pricing: write the groups of a promo code: %w", err)
		}
	}
	return nil
}

func deleteCodeParts(ctx context.Context, tx *db.Tx, id int64) error {
	for _, table := range []string{"promo_code_suppliers", "promo_code_products", "promo_code_groups"} {
		if _, err := tx.IDB().NewDelete().TableExpr(table).Where("code_id = ?", id).Exec(ctx); err != nil {
			return fmt.Errorf("pricing: remove what a promo code is for: %w", err)
		}
	}
	return nil
}

package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/internal/codes/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	quotestore "millesime/modules/pricing/internal/quote/store"
	"millesime/platform/db"
	"millesime/platform/lists"
	"millesime/platform/money"
)

type shareRow struct {
	bun.BaseModel `bun:"table:promo_code_shares"`

	UseID       int64
	SupplierID  int64
	AmountCents money.Cents
	GoodsCents  money.Cents
}

type borneRow struct {
	codeRow

	OwnUses  int64       `bun:"own_uses,scanonly"`
	OwnCost  money.Cents `bun:"own_cost,scanonly"`
	OwnGoods money.Cents `bun:"own_goods,scanonly"`
}

type borneUseRow struct {
	useRow

	ShareCents money.Cents `bun:"share_cents,scanonly"`
	ShareGoods money.Cents `bun:"share_goods,scanonly"`
}

// ownShares are a supplier's shares of the uses of c that count.
const ownShares = `FROM promo_code_shares AS h JOIN promo_code_uses AS u ON u.id = h.use_id
  WHERE u.code_id = c.id AND u.given_back_at IS NULL AND h.supplier_id = ?`

func borne(q *bun.SelectQuery, supplierID int64) *bun.SelectQuery {
	return q.Where("EXISTS (SELECT 1 FROM promo_code_suppliers AS b WHERE b.code_id = c.id AND b.supplier_id = ?)", supplierID)
}

func withOwnShares(q *bun.SelectQuery, supplierID int64) *bun.SelectQuery {
	return withCodeParts(q).ColumnExpr("(SELECT COUNT(*) "+ownShares+") AS own_uses", supplierID).
		ColumnExpr("CAST((SELECT COALESCE(SUM(h.amount_cents), 0) "+ownShares+") AS BIGINT) AS own_cost", supplierID).
		ColumnExpr("CAST((SELECT COALESCE(SUM(h.goods_cents), 0) "+ownShares+") AS BIGINT) AS own_goods", supplierID)
}

// BorneCodes reads a page of the codes that a supplier bears, with what they cost and brought it.
func (s *Store) BorneCodes(ctx context.Context, supplierID int64, filter domain.CodeFilter) (lists.Page[domain.BorneCode], error) {
	rows := borne(filteredCodes(s.db.Read().NewSelect().Model((*codeRow)(nil)), filter), supplierID)
	found, err := db.List[borneRow](ctx, s.db, db.Listing{
		What: "promo codes of a bearer", Rows: withOwnShares(rows.Clone(), supplierID), Counted: rows.ExcludeColumn("*"), Alias: "c",
		Sorts: map[string]string{quote.SortCreatedAt: "created_at"}, Part: filter.Part, Stale: quote.ErrCursor,
	})
	return lists.Map(found, borneRow.borne), err
}

// BorneCode reads one that a supplier bears; others do not exist to it.
func (s *Store) BorneCode(ctx context.Context, supplierID, id int64) (domain.BorneCode, error) {
	var row borneRow
	one := s.db.Read().NewSelect().Model((*codeRow)(nil)).Where("c.id = ?", id)
	err := borne(withOwnShares(one, supplierID), supplierID).Scan(ctx, &row)
	return row.borne(), db.Found(err, domain.ErrCodeNotFound, "pricing: read a promo code of a bearer")
}

// BorneUses reads a page of the uses of which a supplier bears a share.
func (s *Store) BorneUses(ctx context.Context, supplierID, codeID int64, part lists.Part) (lists.Page[domain.BorneUse], error) {
	rows := s.db.Read().NewSelect().Model((*useRow)(nil)).
		Join("JOIN promo_code_shares AS h ON h.use_id = u.id AND h.supplier_id = ?", supplierID).Where("u.code_id = ?", codeID)
	found, err := db.List[borneUseRow](ctx, s.db, db.Listing{
		What: "uses of a promo code of a bearer", Alias: "u", Counted: rows.Clone().ExcludeColumn("*"),
		Rows:  rows.ColumnExpr("u.*, h.amount_cents AS share_cents, h.goods_cents AS share_goods"),
		Sorts: map[string]string{domain.SortUsedAt: "used_at"}, Part: part, Stale: quote.ErrCursor,
	})
	return lists.Map(found, borneUseRow.borne), err
}

// UsableCodes are the codes shown to a customer of a group that it may use on a day, those that end first before the others.
func (s *Store) UsableCodes(ctx context.Context, customer domain.CodeReader, today string) ([]domain.KeptCode, error) {
	var rows []codeRow
	query := inStatus(withCodeParts(s.db.Read().NewSelect().Model(&rows)), quote.CodeActive, today).
		ColumnExpr("("+customerUses+") AS customer_uses", customer.ID).Where("c.shown").
		Where(`NOT EXISTS (SELECT 1 FROM promo_code_groups AS g WHERE g.code_id = c.id)
  OR EXISTS (SELECT 1 FROM promo_code_groups AS g WHERE g.code_id = c.id AND g.group_code = ?)`, customer.Group).
		Where("c.max_uses_per_customer IS NULL OR ("+customerUses+") < c.max_uses_per_customer", customer.ID)
	err := query.OrderExpr("c.ends_on, c.code").Scan(ctx)
	return lists.Each(rows, codeRow.kept), db.Wrap(err, "pricing: read the promo codes of a customer")
}

// MarkCodesTold notes that the bearers of codes that have ended or were used up are told, and gives those codes. It gives none twice.
func (s *Store) MarkCodesTold(ctx context.Context, tx *db.Tx, today string) ([]domain.KeptCode, error) {
	var ids []int64
	query := tx.IDB().NewSelect().Model((*codeRow)(nil)).Column("c.id").
		Where("NOT c.told AND c.stopped_at IS NULL").Where("c.ends_on < ? OR c.uses >= c.max_uses", today).OrderExpr("c.id").
		Limit(quotestore.ToldTogether)
	if err := db.LockRows(query, tx).Scan(ctx, &ids); err != nil {
		return nil, fmt.Errorf("pricing: find promo codes to tell of: %w", err)
	}
	codes := make([]domain.KeptCode, 0, len(ids))
	for _, id := range ids {
		code, err := s.KeptCode(ctx, tx, id)
		if err != nil {
			return nil, err
		}
		codes = append(codes, code)
	}
	if len(ids) == 0 {
		return nil, nil
	}
	if _, err := tx.IDB().NewUpdate().Model((*codeRow)(nil)).Set("told = TRUE").Where("id IN (?)", bun.List(ids)).Exec(ctx); err != nil {
		return nil, fmt.Errorf("pricing: mark promo codes as told of: %w", err)
	}
	return codes, nil
}

func (r borneRow) borne() domain.BorneCode {
	return domain.BorneCode{KeptCode: r.kept(), OwnUses: r.OwnUses, OwnCost: r.OwnCost, OwnNet: r.OwnGoods}
}

func (r borneUseRow) borne() domain.BorneUse {
	use := r.use()
	use.Amount = r.ShareCents
	return domain.BorneUse{CodeUse: use, Net: r.ShareGoods}
}

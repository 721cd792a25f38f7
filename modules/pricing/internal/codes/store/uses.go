package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/pricing/internal/codes/domain"
	quote "millesime/modules/pricing/internal/quote/domain"
	"millesime/modules/pricing/pricingapi"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/lists"
)

// customerUses is how often a customer used c, those given back aside.
const customerUses = "SELECT COUNT(*) FROM promo_code_uses AS u WHERE u.code_id = c.id AND u.customer_id = ? AND u.given_back_at IS NULL"

// Code reads the code that was typed, with how often a customer used it, in one statement; nil when there is none. Inside a
// transaction one that has a limit is locked before its uses are read (domain 5.6: last, after products); one without is no
// hot spot.
func (s *Store) Code(ctx context.Context, in db.Handle, typed string, customerID int64) (*quote.PromoCode, error) {
	word := domain.FoldCode(typed)
	if db.Inside(in) {
		bound := s.db.Bind(in)
		var locked []int64
		err := db.LockRows(bound.NewSelect().Model((*codeRow)(nil)).Column("c.id").Where("c.code = ?", bound.Text(word)).
			Where("c.max_uses IS NOT NULL OR c.max_uses_per_customer IS NOT NULL"), in).Scan(ctx, &locked)
		if err != nil {
			return nil, fmt.Errorf("pricing: lock a promo code: %w", err)
		}
	}
	bound := s.db.Bind(in)
	var row codeRow
	err := withCodeParts(bound.NewSelect().Model(&row)).
		ColumnExpr("("+customerUses+") AS customer_uses", bound.Int(customerID)).
		Where("c.code = ?", bound.Text(word)).Scan(ctx)
	if db.NotFound(err) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("pricing: read a promo code: %w", err)
	}
	code := row.code()
	return &code, nil
}

// WasUsed tells whether a code was ever used, given back or not.
func (s *Store) WasUsed(ctx context.Context, in db.Handle, codeID int64) (bool, error) {
	used, err := s.db.Reader(in).NewSelect().Model((*useRow)(nil)).Where("u.code_id = ?", codeID).Exists(ctx)
	return used, db.Wrap(err, "pricing: look for uses of a promo code")
}

// Uses reads a page of the uses of a code.
func (s *Store) Uses(ctx context.Context, codeID int64, part lists.Part) (lists.Page[domain.CodeUse], error) {
	found, err := db.List[useRow](ctx, s.db, db.Listing{
		What: "uses of a promo code", Rows: s.db.Read().NewSelect().Model((*useRow)(nil)).Where("u.code_id = ?", codeID), Alias: "u",
		Sorts: map[string]string{domain.SortUsedAt: "used_at"}, Part: part, Stale: quote.ErrCursor,
	})
	return lists.Map(found, useRow.use), err
}

// AddUse counts a use; domain.ErrCodeGone when the code can no longer be used.
func (s *Store) AddUse(ctx context.Context, tx *db.Tx, use pricingapi.CodeUse) error {
	counted, err := tx.IDB().NewUpdate().Model((*codeRow)(nil)).
		Set("uses = uses + 1").Set("cost_cents = cost_cents + ?", use.Code.Amount).Set("turnover_cents = turnover_cents + ?", use.Goods).
		Where("id = ? AND stopped_at IS NULL AND (max_uses IS NULL OR uses < max_uses)", use.Code.ID).Exec(ctx)
	if err != nil {
		return fmt.Errorf("pricing: count the use of a promo code: %w", err)
	}
	if n, err := counted.RowsAffected(); err != nil || n == 0 {
		return domain.ErrCodeGone
	}
	row := useRow{
		CodeID: use.Code.ID, CheckoutID: use.CheckoutID, CustomerID: use.CustomerID, AmountCents: use.Code.Amount, GoodsCents: use.Goods,
		UsedAt: tx.Now(),
	}
	if _, err := tx.IDB().NewInsert().Model(&row).Exec(ctx); err != nil {
		return fmt.Errorf("pricing: write the use of a promo code: %w", err)
	}
	return s.addShares(ctx, tx, row.ID, use)
}

// addShares keeps what each supplier bears of a use.
func (s *Store) addShares(ctx context.Context, tx *db.Tx, useID int64, use pricingapi.CodeUse) error {
	var rows []shareRow
	for _, share := range use.Code.Shares {
		rows = append(rows, shareRow{
			UseID: useID, SupplierID: share.SupplierID, AmountCents: share.Amount, GoodsCents: use.GoodsBySupplier[share.SupplierID],
		})
	}
	if len(rows) == 0 {
		return nil
	}
	_, err := tx.IDB().NewInsert().Model(&rows).Exec(ctx)
	return db.Wrap(err, "pricing: write what suppliers bear of a promo code")
}

// LockUses implements pricingapi.Codes.
func (s *Store) LockUses(ctx context.Context, tx *db.Tx, checkoutIDs []string) ([]string, error) {
	if len(checkoutIDs) == 0 {
		return nil, nil
	}
	var held []string
	err := db.LockRows(tx.IDB().NewSelect().Model((*useRow)(nil)).Column("u.checkout_id").
		Where("u.checkout_id IN (?)", bun.List(checkoutIDs)).Where("u.given_back_at IS NULL").Order("u.id"), tx).Scan(ctx, &held)
	return held, db.Wrap(err, "pricing: lock uses of promo codes")
}

// GiveBackUses marks uses that no longer count, takes them off their codes, and gives them.
func (s *Store) GiveBackUses(ctx context.Context, tx *db.Tx, checkoutIDs []string) ([]pricingapi.CodeUse, error) {
	var rows []useRow
	err := tx.IDB().NewSelect().Model(&rows).ColumnExpr("u.*, c.code").Join("JOIN promo_codes AS c ON c.id = u.code_id").
		Where("u.checkout_id IN (?)", bun.List(checkoutIDs)).Where("u.given_back_at IS NULL").Order("u.code_id", "u.id").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("pricing: read uses of promo codes: %w", err)
	}
	uses := make([]pricingapi.CodeUse, 0, len(rows))
	for _, row := range rows {
		_, err := tx.IDB().NewUpdate().Model((*codeRow)(nil)).Set("uses = uses - 1").Set("cost_cents = cost_cents - ?", row.AmountCents).
			Set("turnover_cents = turnover_cents - ?", row.GoodsCents).
			// What lives again is told of anew when it is over.
			Set("told = (told AND (ends_on < ? OR COALESCE(uses > max_uses, FALSE)))", clock.DateOf(tx.Now())).
			Where("id = ?", row.CodeID).Exec(ctx)
		if err != nil {
			return nil, fmt.Errorf("pricing: take back the use of a promo code: %w", err)
		}
		_, err = tx.IDB().NewUpdate().Model((*useRow)(nil)).Set("given_back_at = ?", tx.Now()).Where("id = ?", row.ID).Exec(ctx)
		if err != nil {
			return nil, fmt.Errorf("pricing: give back the use of a promo code: %w", err)
		}
		uses = append(uses, pricingapi.CodeUse{
			Code:       pricingapi.AppliedCode{ID: row.CodeID, Code: row.Code, Amount: row.AmountCents},
			CheckoutID: row.CheckoutID, CustomerID: row.CustomerID, Goods: row.GoodsCents,
		})
	}
	return uses, nil
}

// UsesOf are the codes that a customer used, in the order in which it did.
func (s *Store) UsesOf(ctx context.Context, customerID int64) ([]domain.OwnUse, error) {
	var rows []useRow
	err := s.db.Read().NewSelect().Model(&rows).ColumnExpr("u.*, c.code").Join("JOIN promo_codes AS c ON c.id = u.code_id").
		Where("u.customer_id = ?", customerID).Order("u.id").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("pricing: read the promo codes of a customer: %w", err)
	}
	return lists.Each(rows, func(row useRow) domain.OwnUse {
		return domain.OwnUse{Code: row.Code, Checkout: row.CheckoutID, Amount: row.AmountCents, UsedAt: row.UsedAt.UTC()}
	}), nil
}

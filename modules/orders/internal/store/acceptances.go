package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/orders/internal/domain"
	"millesime/platform/db"
	"millesime/platform/fold"
)

type proofRow struct {
	bun.BaseModel `bun:"table:quotation_proofs,alias:p"`

	OrderID int64  `bun:"order_id,pk"`
	File    string `bun:"file"`
}

// Proof reads what a seller accepted a quotation with.
func (s *Store) Proof(ctx context.Context, orderID int64) (string, error) {
	var row proofRow
	err := s.db.Read().NewSelect().Model(&row).Where("p.order_id = ?", orderID).Scan(ctx)
	return row.File, db.Found(err, nil, "read proof of a quotation")
}

// hasProof tells whether a seller accepted what was a quotation, without reading the file.
func (s *Store) hasProof(ctx context.Context, o domain.Summary) (bool, error) {
	if o.Quotation.Number == "" {
		return false, nil
	}
	has, err := s.db.Read().NewSelect().Model((*proofRow)(nil)).Where("p.order_id = ?", o.ID).Exists(ctx)
	return has, db.Wrap(err, "look for the proof of a quotation")
}

// Accept makes an order of a quotation: it is found by both numbers from now on.
func (s *Store) Accept(ctx context.Context, tx *db.Tx, a domain.Accepted) (string, error) {
	number, err := orderNumbers().Next(ctx, tx, a.At)
	if err != nil {
		return "", err
	}
	_, err = tx.IDB().NewUpdate().TableExpr("orders").
		Set("number = ?", number).Set("search_text = ? || search_text", fold.Text(number)+" ").
		Set("created_at = ?", a.At).Set("on_behalf = ?", a.OnBehalf).
		Set("cgv_hash = ?", a.CGVHash).Set("cgv_accepted_by = ?", a.By.ActorID).
		Set("cgv_impersonator_id = ?", a.By.Impersonator).Where("id = ?", a.OrderID).Exec(ctx)
	if err != nil {
		return "", fmt.Errorf("accept quotation: %w", err)
	}
	if a.Proof == "" {
		return number, nil
	}
	if err := s.files.Keep(ctx, tx, a.Proof); err != nil {
		return "", err
	}
	if _, err := tx.IDB().NewInsert().Model(&proofRow{OrderID: a.OrderID, File: a.Proof}).Exec(ctx); err != nil {
		return "", fmt.Errorf("write proof of a quotation: %w", err)
	}
	return number, nil
}

package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/cart/internal/domain"
	"millesime/platform/db"
	"millesime/platform/money"
)

type checkoutRow struct {
	bun.BaseModel `bun:"table:checkouts,alias:k"`

	ID            string       `bun:"id,pk"`
	ActorID       int64        `bun:"actor_id"`
	ActingForID   int64        `bun:"acting_for_id"`
	CartID        string       `bun:"cart_id,nullzero"`
	CartVersion   int64        `bun:"cart_version,nullzero"`
	TotalTaxIncl  money.Cents  `bun:"total_tax_incl_cents"`
	ExpectedTotal *money.Cents `bun:"expected_total_cents"`
	CreatedAt     time.Time    `bun:"created_at"`
}

// AddCheckout records a checkout; false when this version of the cart was ordered already.
func (s *Store) AddCheckout(ctx context.Context, tx *db.Tx, r domain.CheckoutRecord) (bool, error) {
	row := checkoutRow{
		ID: r.ID, ActorID: r.Owner.ActorID, ActingForID: r.Owner.ActingForID,
		CartID: r.CartID, CartVersion: r.CartVersion,
		TotalTaxIncl: r.TotalTaxIncl, ExpectedTotal: r.ExpectedTotal, CreatedAt: r.At,
	}
	result, err := tx.IDB().NewInsert().Model(&row).On("CONFLICT DO NOTHING").Exec(ctx)
	if err != nil {
		return false, fmt.Errorf("write checkout: %w", err)
	}
	added, err := result.RowsAffected()
	return added == 1, err
}

package store

import (
	"context"
	"fmt"

	"github.com/uptrace/bun"

	"millesime/modules/samples/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/db/timeline"
	"millesime/platform/document"
	"millesime/platform/lists"
)

// OfCustomer reads a buyer's requests in the order they came.
func (s *Store) OfCustomer(ctx context.Context, userID int64) ([]domain.Request, error) {
	var rows []requestRow
	err := s.db.Read().NewSelect().Model(&rows).Where("r.customer_id = ?", userID).Order("r.id").Scan(ctx)
	return lists.Each(rows, requestRow.request), db.Wrap(err, "read a person's sample requests")
}

// Steps reads the changes of state that a person made, or an admin through somebody.
func (s *Store) Steps(ctx context.Context, userID int64) ([]domain.PersonalStep, error) {
	return timeline.Acts(ctx, s.db, steps(), userID, func(product string, act document.Act[domain.Status]) domain.PersonalStep {
		return domain.PersonalStep{Product: product, Act: act}
	})
}

// Forget blanks what people wrote, where they live and what they are called.
func (s *Store) Forget(ctx context.Context, tx *db.Tx, userIDs []int64) error {
	blank := requestRow{ShippingAddress: usersapi.Address{}}
	_, err := tx.IDB().NewUpdate().Model(&blank).Column("comment", "feedback", "shipping_address", "customer_name").
		Set("search_text = product_name || ' ' || supplier_name").
		Where("customer_id IN (?)", bun.List(userIDs)).Exec(ctx)
	if err != nil {
		return fmt.Errorf("forget the samples of people: %w", err)
	}
	if _, err := tx.IDB().NewDelete().Model((*withdrawalRow)(nil)).Where("customer_id IN (?)", bun.List(userIDs)).Exec(ctx); err != nil {
		return fmt.Errorf("forget the withdrawn samples of people: %w", err)
	}
	if err := steps().ForgetWords(ctx, tx, "to_status = 'reject'", "reason = ''", userIDs); err != nil {
		return err
	}
	return timeline.Forget(ctx, tx, steps().Steps, "comment", userIDs)
}

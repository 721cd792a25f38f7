package store

import (
	"context"
	"fmt"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/notifications/internal/domain"
	"millesime/platform/db"
)

// Choices reads what people chose for a kind; who did not choose is left out.
func (s *Store) Choices(ctx context.Context, tx *db.Tx, userIDs []int64, kind domain.Kind) (map[int64]domain.Choice, error) {
	chosen := map[int64]domain.Choice{}
	if len(userIDs) == 0 {
		return chosen, nil
	}
	var rows []preferenceRow
	err := tx.IDB().NewSelect().Model(&rows).Where("kind = ?", kind).Where("user_id IN (?)", bun.List(userIDs)).Scan(ctx)
	for _, row := range rows {
		chosen[row.UserID] = row.choice()
	}
	return chosen, err
}

// Chosen reads what a person chose.
func (s *Store) Chosen(ctx context.Context, userID int64) (map[domain.Kind]domain.Choice, error) {
	var rows []preferenceRow
	err := s.db.Read().NewSelect().Model(&rows).Where("user_id = ?", userID).Scan(ctx)
	chosen := make(map[domain.Kind]domain.Choice, len(rows))
	for _, row := range rows {
		chosen[row.Kind] = row.choice()
	}
	return chosen, err
}

// Choose writes choices over those there are.
func (s *Store) Choose(ctx context.Context, tx *db.Tx, userID int64, choices map[domain.Kind]domain.Choice, at time.Time) error {
	rows := make([]preferenceRow, 0, len(choices))
	for kind, c := range choices {
		rows = append(rows, preferenceRow{UserID: userID, Kind: kind, App: c.App, Mail: c.Mail, Digest: c.Digest, UpdatedAt: at})
	}
	_, err := tx.IDB().NewInsert().Model(&rows).On("CONFLICT (user_id, kind) DO UPDATE").
		Set("app = EXCLUDED.app").Set("mail = EXCLUDED.mail").Set("digest = EXCLUDED.digest").Set("updated_at = EXCLUDED.updated_at").
		Exec(ctx)
	if err != nil {
		return fmt.Errorf("write notification preferences: %w", err)
	}
	return nil
}

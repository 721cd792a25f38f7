package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/notifications/internal/domain"
	"millesime/platform/db"
)

// Choices reads what people chose for some kinds; who did not choose is left out.
func (s *Store) Choices(
	ctx context.Context, tx *db.Tx, userIDs []int64, kinds []domain.Kind,
) (map[domain.Kind]map[int64]domain.Choice, error) {
	chosen := map[domain.Kind]map[int64]domain.Choice{}
	if len(userIDs) == 0 {
		return chosen, nil
	}
	var rows []preferenceRow
	bound := s.db.Bind(tx)
	err := bound.NewSelect().Model(&rows).Where("kind IN (?)", bun.List(kinds)).Where("user_id IN (?)", bound.Ints(userIDs)).Scan(ctx)
	for _, row := range rows {
		if chosen[row.Kind] == nil {
			chosen[row.Kind] = map[int64]domain.Choice{}
		}
		chosen[row.Kind][row.UserID] = row.choice()
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
	return db.Wrap(err, "write notification preferences")
}

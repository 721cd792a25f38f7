package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/db"
)

// forgottenEmail stands for the e-mail of an invitation that was forgotten; it is no address, and another one for each.
const forgottenEmail = "'invitation-' || id || '@supprime.invalid'"

// LockForgotten locks some of the invitations of e-mails without account that expired or ended until an instant, in id
// order.
func (s *Store) LockForgotten(ctx context.Context, tx *db.Tx, until time.Time, limit int) ([]int64, error) {
	var ids []int64
	err := db.LockRows(tx.IDB().NewSelect().Model((*linkRow)(nil)).Column("id").
		Where("(parent_id IS NULL OR child_id IS NULL)").Where("invited_email <> "+forgottenEmail).
		Where("((status = ? AND expires_at <= ?) OR (status <> ? AND answered_at <= ?))",
			domain.RelationPending, until, domain.RelationPending, until).
		Order("id").Limit(int64(limit)), tx).Scan(ctx, &ids)
	return ids, err
}

// ForgetInvitations ends invitations and leaves nothing of whom they were for.
func (s *Store) ForgetInvitations(ctx context.Context, tx *db.Tx, ids []int64) error {
	_, err := tx.IDB().NewUpdate().Model((*linkRow)(nil)).Set("invited_email = "+forgottenEmail).Set("token_hash = ''").
		Set("status = ?", domain.RelationRemoved).Set("label = ''").Set("product_id = NULL").Set("product_name = ''").
		Set("expires_at = NULL").Set("answered_at = COALESCE(answered_at, ?)", tx.Now()).Set("updated_at = ?", tx.Now()).
		Where("id IN (?)", bun.List(ids)).Exec(ctx)
	return err
}

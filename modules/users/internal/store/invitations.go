package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/db"
)

// refusalRest is how long a refused relation rests before it may be asked for again (domain 1.2).
const refusalRest = 30 * 24 * time.Hour

// Invite writes a pending relation and gives its id: 0 when the two have a relation already, when the inviter waits for
// that e-mail already, or when it was refused less than 30 days ago. What was refused longer ago begins anew.
func (s *Store) Invite(ctx context.Context, tx *db.Tx, parentID, childID int64, i domain.Invitation) (int64, error) {
	var id int64
	err := tx.IDB().NewRaw(`UPDATE user_relations SET status = 'pending', inviter_id = ?, invited_email = ?, product_id = ?, product_name = ?,
  token_hash = ?, invited_at = ?, expires_at = ?, answered_at = NULL, negociation_margin_bp = 0, agent_fee_bp = NULL,
  permanent_discount_bp = 0, outstanding_value_cents = NULL, agent_id = NULL, agent_since = NULL, payment_terms_kind = '',
  payment_terms_days = 0, invoicing = 'delivery', label = '', updated_at = ?
WHERE parent_id = ? AND child_id = ? AND status = 'reject' AND answered_at <= ?
  AND NOT EXISTS (SELECT 1 FROM user_relations AS o WHERE o.inviter_id = ? AND o.invited_email = ? AND o.status = 'pending')
RETURNING id`,
		i.InviterID, i.Email, nullable(i.ProductID), i.ProductName, i.TokenHash, i.At, i.ExpiresAt, i.At,
		parentID, childID, i.At.Add(-refusalRest), i.InviterID, i.Email).Scan(ctx, &id)
	if !db.NotFound(err) {
		return id, err
	}
	err = tx.IDB().NewRaw(`INSERT INTO user_relations (parent_id, child_id, inviter_id, invited_email, product_id, product_name, token_hash,
  status, invited_at, expires_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?, ?)
ON CONFLICT DO NOTHING RETURNING id`,
		nullable(parentID), nullable(childID), i.InviterID, i.Email, nullable(i.ProductID), i.ProductName, i.TokenHash,
		i.At, i.ExpiresAt, i.At, i.At).Scan(ctx, &id)
	if db.NotFound(err) {
		return 0, nil
	}
	return id, err
}

// nullable is nil for the id of nothing.
func nullable(id int64) any {
	if id == 0 {
		return nil
	}
	return id
}

// SentTo is the e-mail that an inviter typed, in a relation that is not removed; "" when there is none.
func (s *Store) SentTo(ctx context.Context, inviterID, id int64) (string, error) {
	var email string
	err := s.db.Read().NewSelect().Model((*linkRow)(nil)).Column("invited_email").Where("id = ?", id).
		Where("inviter_id = ?", inviterID).Where("status <> ?", domain.RelationRemoved).Scan(ctx, &email)
	if db.NotFound(err) {
		return "", nil
	}
	return email, err
}

// LockInvitation reads the pending relation of a link's token; false when there is none.
func (s *Store) LockInvitation(ctx context.Context, tx *db.Tx, tokenHash string) (domain.Link, bool, error) {
	var id int64
	err := tx.IDB().NewSelect().Model((*linkRow)(nil)).Column("id").Where("token_hash = ?", tokenHash).
		Where("status = ?", domain.RelationPending).Scan(ctx, &id)
	if db.NotFound(err) {
		return domain.Link{}, false, nil
	}
	if err != nil {
		return domain.Link{}, false, err
	}
	link, ok, err := s.LockLink(ctx, tx, id)
	return link, ok && link.Invitation.TokenHash == tokenHash && link.Status == domain.RelationPending, err
}

// WriteInvitation writes a new token with its dates.
func (s *Store) WriteInvitation(ctx context.Context, tx *db.Tx, id int64, i domain.Invitation) error {
	_, err := tx.IDB().NewUpdate().Model((*linkRow)(nil)).Set("token_hash = ?", i.TokenHash).Set("invited_at = ?", i.At).
		Set("expires_at = ?", i.ExpiresAt).Set("updated_at = ?", tx.Now()).Where("id = ?", id).Exec(ctx)
	return err
}

// Attach gives a relation its two sides and takes its token. When the two have another one that is not removed, the
// invitation is removed instead, and that one's id comes back.
func (s *Store) Attach(ctx context.Context, tx *db.Tx, id, parentID, childID int64) (int64, error) {
	var other int64
	err := tx.IDB().NewSelect().Model((*linkRow)(nil)).Column("id").Where("parent_id = ?", parentID).Where("child_id = ?", childID).
		Where("status <> ?", domain.RelationRemoved).Where("id <> ?", id).Scan(ctx, &other)
	if err == nil {
		return other, s.WriteRelationStatus(ctx, tx, id, domain.RelationRemoved)
	}
	if !db.NotFound(err) {
		return 0, err
	}
	_, err = tx.IDB().NewUpdate().Model((*linkRow)(nil)).Set("parent_id = ?", parentID).Set("child_id = ?", childID).
		Set("token_hash = ''").Set("updated_at = ?", tx.Now()).Where("id = ?", id).Exec(ctx)
	return id, err
}

// InvitationOf reads the pending relation of a link's token with its inviter; false when there is none.
func (s *Store) InvitationOf(ctx context.Context, tokenHash string) (domain.Invitation, domain.User, bool, error) {
	var row linkRow
	err := links(s.db.Read()).Where("r.token_hash = ?", tokenHash).Where("r.status = ?", domain.RelationPending).Scan(ctx, &row)
	if db.NotFound(err) {
		return domain.Invitation{}, domain.User{}, false, nil
	}
	if err != nil {
		return domain.Invitation{}, domain.User{}, false, err
	}
	var inviter userRow
	err = s.db.Read().NewSelect().Model(&inviter).Where("id = ?", row.InviterID).Scan(ctx)
	return row.link().Invitation, inviter.user(), err == nil, err
}

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

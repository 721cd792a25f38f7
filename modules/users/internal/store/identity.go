package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// LockUsers reads several people, locked in id order until the end; who does not exist is left out.
func (s *Store) LockUsers(ctx context.Context, tx *db.Tx, ids []int64) (map[int64]domain.User, error) {
	people := make(map[int64]domain.User, len(ids))
	if len(ids) == 0 {
		return people, nil
	}
	var rows []userRow
	err := db.LockRows(tx.IDB().NewSelect().Model(&rows).Where("u.id IN (?)", bun.List(ids)).Order("u.id"), tx).Scan(ctx)
	for _, row := range rows {
		people[row.ID] = row.user()
	}
	return people, err
}

// WriteIdentity writes names, numbers, group, e-mail and the e-mail asked for; ErrEmailTaken when another account has
// the e-mail.
func (s *Store) WriteIdentity(ctx context.Context, tx *db.Tx, u domain.User, at time.Time) error {
	email, contact := u.Kept()
	row := userRow{
		ID: u.ID, Email: email, ContactEmail: contact, GroupCode: string(u.Group), Civility: u.Civility, FirstName: u.FirstName,
		LastName: u.LastName,
		Company:  u.Company, Phone: u.Phone, Siren: u.SIREN, Siret: u.SIRET, Numvat: u.NumVAT, EaNumber: u.EANumber,
		Birthday: u.Birthday, Language: u.Language, CompanySearch: domain.CompanySearch(u.Company),
		PersonSearch:   domain.PersonSearch(u.FirstName, u.LastName, u.Email),
		LastNameSearch: domain.LastNameSearch(u.FirstName, u.LastName), UpdatedAt: at,
		PendingEmail: u.PendingEmail, PendingEmailHash: u.PendingEmailHash, PendingEmailUntil: u.PendingEmailUntil,
	}
	_, err := tx.IDB().NewUpdate().Model(&row).Column(
		"email", "contact_email", "group_code", "civility", "first_name", "last_name", "company", "phone", "siren", "siret", "numvat",
		"ea_number", "birthday", "language", "company_search", "person_search", "last_name_search", "updated_at",
		"pending_email", "pending_email_hash", "pending_email_until",
	).WherePK().Exec(ctx)
	if db.IsUnique(err) {
		return domain.ErrEmailTaken
	}
	return err
}

// ForgetEmailChange takes back the change of e-mail that was asked for.
func (s *Store) ForgetEmailChange(ctx context.Context, tx *db.Tx, userID int64) error {
	_, err := tx.IDB().NewUpdate().Model((*userRow)(nil)).
		Set("pending_email = ''").Set("pending_email_hash = ''").Set("pending_email_until = NULL").
		Where("id = ?", userID).Where("pending_email <> ''").Exec(ctx)
	return err
}

// EmailInUse tells whether an account has this normalized e-mail.
func (s *Store) EmailInUse(ctx context.Context, tx *db.Tx, email string) (bool, error) {
	return tx.IDB().NewSelect().Model((*userRow)(nil)).Where("email = ?", email).Exists(ctx)
}

// WriteStatus moves people who all have the same status.
func (s *Store) WriteStatus(ctx context.Context, tx *db.Tx, ids []int64, m domain.StatusMove) error {
	update := tx.IDB().NewUpdate().Model((*userRow)(nil)).
		Set("status = ?", m.To).Set("status_reason = ?", m.Reason).Set("updated_at = ?", m.At).
		Set("registered_in_shop = ?", false).
		Where("id IN (?)", bun.List(ids)).Where("status = ?", m.From)
	switch {
	case m.To == auth.Deleted:
		update = update.Set("status_before = ?", m.From).Set("deleted_at = ?", m.At)
	case m.From == auth.Deleted:
		update = update.Set("status_before = ''").Set("deleted_at = NULL")
	}
	_, err := update.Exec(ctx)
	return err
}

// RevokeSessions ends every session of several people.
func (s *Store) RevokeSessions(ctx context.Context, tx *db.Tx, userIDs []int64, at time.Time) error {
	_, err := tx.IDB().NewUpdate().Model((*familyRow)(nil)).Set("revoked_at = ?", at).
		Where("user_id IN (?)", bun.List(userIDs)).Where("revoked_at IS NULL").Exec(ctx)
	return err
}

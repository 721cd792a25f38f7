package store

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// LockExpired locks some of the people deleted until an instant and not anonymised yet, in id order.
func (s *Store) LockExpired(ctx context.Context, tx *db.Tx, deletedUntil time.Time, limit int) ([]int64, error) {
	var ids []int64
	err := db.LockRows(tx.IDB().NewSelect().Model((*userRow)(nil)).Column("id").
		Where("status = ?", auth.Deleted).Where("deleted_at <= ?", deletedUntil).Where("anonymised_at IS NULL").
		Order("id").Limit(int64(limit)), tx).Scan(ctx, &ids)
	return ids, err
}

// Anonymise leaves nothing personal of people: orders and invoices keep their own copies. The account stays for what
// points to it, under an e-mail that nobody can have.
func (s *Store) Anonymise(ctx context.Context, tx *db.Tx, ids []int64, at time.Time) error {
	update := tx.IDB().NewUpdate().Model((*userRow)(nil)).Set("anonymised_at = ?", at).Set("updated_at = ?", at).
		Set("email = 'compte-' || id || '@supprime.invalid'").Set("company = ?", domain.AnonymousCompany).
		Set("company_search = ?", domain.CompanySearch(domain.AnonymousCompany)).Set("pending_email_until = NULL")
	for _, column := range []string{
		"password_hash", "contact_email", "civility", "first_name", "last_name", "phone", "siren", "siret", "numvat", "ea_number", "birthday",
		"person_search", "last_name_search", "status_reason", "pending_email", "pending_email_hash",
	} {
		update = update.Set("? = ''", bun.Ident(column))
	}
	if _, err := update.Where("id IN (?)", bun.List(ids)).Exec(ctx); err != nil {
		return err
	}
	families := tx.IDB().NewSelect().Model((*familyRow)(nil)).Column("id").Where("user_id IN (?)", bun.List(ids))
	if _, err := tx.IDB().NewDelete().Model((*refreshRow)(nil)).Where("family_id IN (?)", families).Exec(ctx); err != nil {
		return err
	}
	for table, owner := range map[string]string{
		"refresh_families": "user_id", "addresses": "user_id", "parameter_suppliers": "user_id", "parameter_buyers": "user_id",
		"parameter_commercial_agents": "user_id", "saved_views": "user_id", "account_tokens": "user_id", "bank_details": "user_id",
	} {
		if err := deleteOf(ctx, tx, table, owner, ids); err != nil {
			return err
		}
	}
	for _, party := range []string{"user_id", "owner_id"} { // notes about them, and their own
		if err := deleteOf(ctx, tx, "user_notes", party, ids); err != nil {
			return err
		}
	}
	// Their own e-mails, and those of others that they invited; nobody answers them any more. Nor is anybody labelled by them, or they.
	_, err := tx.IDB().NewUpdate().Table("user_relations").
		Set("label = ''").Set("invited_email = 'compte-' || id || '@supprime.invalid'").Set("token_hash = ''").
		Where("(parent_id IN (?) OR child_id IN (?))", bun.List(ids), bun.List(ids)).Exec(ctx)
	return err
}

// CloseGuests ends the accounts of guests.
func (s *Store) CloseGuests(ctx context.Context, tx *db.Tx, ids []int64, at time.Time) error {
	_, err := tx.IDB().NewUpdate().Model((*userRow)(nil)).Set("status = ?", auth.Deleted).Set("deleted_at = ?", at).
		Where("id IN (?)", bun.List(ids)).Where("contact_email <> ''").Exec(ctx)
	return err
}

func deleteOf(ctx context.Context, tx *db.Tx, table, column string, ids []int64) error {
	_, err := tx.IDB().NewDelete().Table(table).Where("? IN (?)", bun.Ident(column), bun.List(ids)).Exec(ctx)
	return err
}

package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/versions"
)

// BankDetails are the accounts that suppliers are paid on: each its owner's, in person (domain 8.3).
type BankDetails struct{ *Base }

// NewBankDetails makes them.
func NewBankDetails(b *Base) *BankDetails { return &BankDetails{b} }

// Of are the actor's own; those of others are not there.
func (b *BankDetails) Of(ctx context.Context, actor auth.Actor, userID int64) (usersapi.BankDetails, error) {
	if actor.ID != userID {
		return usersapi.BankDetails{}, usersapi.ErrUserNotFound
	}
	return b.store.BankDetails(ctx, nil, userID)
}

// Change makes another account the actor's own, shortly after it gave its password, and tells it by mail. The trail has that it
// changed, and never what it was.
func (b *BankDetails) Change(
	ctx context.Context, actor auth.Actor, userID, seen int64, change func(usersapi.BankDetails) usersapi.BankDetails,
) error {
	if actor.ID != userID {
		return usersapi.ErrUserNotFound
	}
	if actor.Impersonated() {
		return auth.ErrImpersonating
	}
	if err := domain.SignedInRecently(actor, b.clock.Now()); err != nil {
		return err
	}
	return b.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		people, err := b.store.LockUsers(ctx, tx, []int64{userID})
		if err != nil {
			return err
		}
		person, ok := people[userID]
		if !ok {
			return usersapi.ErrUserNotFound
		}
		kept, err := b.store.BankDetails(ctx, tx, userID)
		if err != nil {
			return err
		}
		thing := versions.Thing{Path: versions.Path("bank_details", userID), Version: kept.Version}
		if err := audit.CheckSeen(ctx, b.db, tx, thing, seen); err != nil {
			return err
		}
		details := change(kept)
		if details == kept {
			return nil
		}
		details.Version++
		if err := b.store.WriteBankDetails(ctx, tx, userID, details); err != nil {
			return err
		}
		changed := audit.Entry{
			Action: "users.bank_details_changed", Subject: "users", SubjectID: userID, Thing: thing.Path, Version: details.Version,
		}
		if err := audit.Append(ctx, tx, changed); err != nil {
			return err
		}
		return b.post.Queue(ctx, tx, domain.BankLetter(person.Addressee(), details.IBAN))
	})
}

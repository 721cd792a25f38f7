package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
)

// CreateUser makes a valid account at the command of who runs the installation. It answers violations, or ErrEmailTaken.
func CreateUser(ctx context.Context, b *Base, passwords Passwords, u domain.NewUser) (int64, error) {
	u.Email = domain.NormalizeEmail(u.Email)
	if err := u.Rules().Err(); err != nil {
		return 0, err
	}
	hash, err := passwords.Hash(ctx, u.Password)
	if err != nil {
		return 0, err
	}
	account := domain.User{
		Email: u.Email, Group: u.Group, Status: auth.Valid, Company: u.Company, FirstName: u.FirstName, LastName: u.LastName,
		Language: domain.French, CreatedAt: b.clock.Now(),
	}
	var id int64
	err = b.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		id, err = b.store.AddUser(ctx, tx, account, hash)
		return err
	})
	return id, err
}

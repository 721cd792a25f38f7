package domain

import (
	"context"

	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/validate"
)

// NewUser is an account to be made.
type NewUser struct {
	Email     string
	Password  string
	Group     auth.Group
	Company   string
	FirstName string
	LastName  string
}

// Rules are those of an operator's account: a password is a must.
func (u *NewUser) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("email", &u.Email, validate.Required, validate.Email),
		validate.Field("password", &u.Password, validate.Required, validate.Password),
		validate.Field("userGroup", &u.Group, validate.OneOf(auth.AllGroups()...)),
	}
}

// AccountStore writes accounts.
type AccountStore interface {
	// AddUser gives the id of the new account; ErrEmailTaken when the e-mail
	// has one already.
	AddUser(ctx context.Context, tx *db.Tx, u User, passwordHash string) (int64, error)
}

// Accounts makes accounts.
type Accounts struct {
	db        Transactor
	store     AccountStore
	clock     clock.Clock
	passwords Passwords
	post      Post
}

// NewAccounts makes the use cases of accounts.
func NewAccounts(d Transactor, s AccountStore, c clock.Clock, p Passwords, m Post) *Accounts {
	return &Accounts{db: d, store: s, clock: c, passwords: p, post: m}
}

// Create makes a valid account at the command of who runs the installation. It
// answers violations, or ErrEmailTaken.
func (a *Accounts) Create(ctx context.Context, u NewUser) (int64, error) {
	u.Email = NormalizeEmail(u.Email)
	if err := u.Rules().Err(); err != nil {
		return 0, err
	}
	hash, err := a.passwords.Hash(ctx, u.Password)
	if err != nil {
		return 0, err
	}
	account := User{
		Email: u.Email, Group: u.Group, Status: auth.Valid, Company: u.Company, FirstName: u.FirstName, LastName: u.LastName,
		Language: French, CreatedAt: a.clock.Now(),
	}
	var id int64
	err = a.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		id, err = a.store.AddUser(ctx, tx, account, hash)
		return err
	})
	return id, err
}

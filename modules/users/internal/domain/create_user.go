package domain

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/ids"
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
	TokenStore
	LimiterStore
	// AddUser gives the id of the new account; ErrEmailTaken when the e-mail
	// has one already.
	AddUser(ctx context.Context, tx *db.Tx, u User, passwordHash string) (int64, error)
	AddAddress(ctx context.Context, tx *db.Tx, a usersapi.Address) (int64, error)
	// UserOfEmail is the zero value when no account has the e-mail.
	UserOfEmail(ctx context.Context, tx *db.Tx, email string) (User, error)
	IdentityOfEmail(ctx context.Context, email string) (Identity, bool, error)
	// Admins are the valid accounts that may validate others.
	Admins(ctx context.Context, tx *db.Tx) ([]User, error)
	// ForgetEmailChange takes back the change of e-mail that was asked for.
	ForgetEmailChange(ctx context.Context, tx *db.Tx, userID int64) error
	SetPasswordHash(ctx context.Context, tx *db.Tx, userID int64, hash string) error
	ForgetFailures(ctx context.Context, tx *db.Tx, keys []string) error
	// Try takes back what fn wrote when it fails, and nothing else of the transaction.
	Try(ctx context.Context, tx *db.Tx, fn func() error) error
}

// Accounts makes accounts and gives them their passwords.
type Accounts struct {
	db        Transactor
	store     AccountStore
	clock     clock.Clock
	ids       ids.Source
	passwords Passwords
	post      Post
	sessions  *Sessions
	limiter   *limiter

	invitations *Invitations
}

// NewAccounts makes the use cases of accounts; sessions end with their password, invitations tie who is invited.
func NewAccounts(d Transactor, s AccountStore, p Post, sessions *Sessions, invitations *Invitations) *Accounts {
	return &Accounts{
		db: d, store: s, post: p, sessions: sessions, clock: sessions.clock, ids: sessions.ids, passwords: sessions.passwords,
		limiter: &limiter{db: d, store: s, clock: sessions.clock}, invitations: invitations,
	}
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

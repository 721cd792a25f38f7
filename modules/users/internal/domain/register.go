package domain

import (
	"context"
	"errors"
	"slices"
	"strconv"

	"millesime/modules/users/usersevents"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/validate"
)

// Registration is an account that somebody asks for, with its addresses.
type Registration struct {
	User       User // Addresses included
	Password   string
	Invitation string // token of a mailed invitation, "" without one
}

// rules are those of a person, its password and its group among some.
func (r *Registration) rules(a *Accounts, groups []auth.Group, password ...validate.Rule) validate.Rules {
	return append(IdentityRules(&r.User, a.clock.Now()),
		validate.Field("userGroup", &r.User.Group, validate.OneOf(groups...)),
		validate.Field("password", &r.Password, password...),
		validate.Field("addresses", &r.User.Addresses, validate.MaxItems(MaxAddresses)),
	)
}

// Register makes an account that waits for its validation by an admin (domain 8.1).
func (a *Accounts) Register(ctx context.Context, r Registration, ip string) (User, error) {
	r.User = r.User.Tidied()
	if err := r.rules(a, BaseGroups(), PasswordRules()...).Err(); err != nil {
		return User{}, err
	}
	if err := a.limiter.take(ctx, auth.Site(ip), uniquenessLimits()...); err != nil {
		return User{}, err
	}
	hash, err := a.passwords.Hash(ctx, r.Password)
	if err != nil {
		return User{}, err
	}
	r.User.Status = auth.Processing
	var made User
	err = a.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if made, err = a.add(ctx, tx, r.User, hash, "users.registered"); err != nil {
			return err
		}
		// One that no longer serves, or was sent to another e-mail, keeps nobody from registering.
		if _, err := a.invitations.attach(ctx, tx, made, r.Invitation); err != nil {
			return err
		}
		if err := a.post.Queue(ctx, tx, Letter{To: made.Addressee(), Kind: LetterRegistered, Path: "/profile"}); err != nil {
			return err
		}
		return a.tellAdmins(ctx, tx, made)
	})
	return made, emailTaken(err)
}

// IsUnique tells whether no account has the e-mail. What it discloses is accepted (docs/security.md) and limited
// together with registration.
func (a *Accounts) IsUnique(ctx context.Context, email, ip string) (bool, error) {
	if err := a.limiter.take(ctx, auth.Site(ip), uniquenessLimits()...); err != nil {
		return false, err
	}
	_, found, err := a.store.IdentityOfEmail(ctx, NormalizeEmail(email))
	return !found, err
}

// add writes an account with its addresses and its line in the trail.
func (a *Accounts) add(ctx context.Context, tx *db.Tx, u User, hash, action string) (User, error) {
	u.CreatedAt = a.clock.Now()
	u.Addresses = slices.Clone(u.Addresses) // the transaction may run again
	id, err := a.store.AddUser(ctx, tx, u, hash)
	if err != nil {
		return u, err
	}
	u.ID, u.AwaitsActivation = id, hash == ""
	SettleDefaults(u.Addresses, -1)
	for i := range u.Addresses {
		u.Addresses[i].UserID = id
		if u.Addresses[i].ID, err = a.store.AddAddress(ctx, tx, u.Addresses[i]); err != nil {
			return u, err
		}
	}
	return u, audit.Append(ctx, tx, audit.Entry{Action: action, Subject: "users", SubjectID: id, After: accountState{
		Email: u.Email, UserGroup: u.Group, Status: u.Status, Company: u.Company, Name: u.Name(),
	}})
}

// accountState is a new account as the audit trail shows it.
type accountState struct {
	Email     string      `json:"email"`
	UserGroup auth.Group  `json:"userGroup"`
	Status    auth.Status `json:"status"`
	Company   string      `json:"company"`
	Name      string      `json:"name"`
}

// tellAdmins asks the admins to validate an account, by mail and through the house.
func (a *Accounts) tellAdmins(ctx context.Context, tx *db.Tx, u User) error {
	if err := tx.Publish(ctx, usersevents.RegisteredV1{UserID: u.ID}); err != nil {
		return err
	}
	admins, err := a.store.Admins(ctx, tx)
	if err != nil {
		return err
	}
	for _, admin := range admins {
		err := a.post.Queue(ctx, tx, Letter{
			To: admin.Addressee(), Kind: LetterNewRegistration, Path: "/users/" + strconv.FormatInt(u.ID, 10),
			Values: []any{"company", DisplayName(u.Company, u.FirstName, u.LastName), "name", u.Name(), "group", GroupLabel(u.Group)},
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// emailTaken says at the field that the e-mail has an account.
func emailTaken(err error) error {
	if !errors.Is(err, ErrEmailTaken) {
		return err
	}
	return fault.Invalid(fault.Violation{PropertyPath: "email", Code: "unique", Text: ErrEmailTaken.Text})
}

package app

import (
	"context"
	"errors"

	"millesime/modules/users/internal/domain"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/validate"
)

// Add makes an account for somebody else. An admin's is valid at once. A seller's waits for validation, tied to it by a
// relation that waits as well; what comes back is only what was typed, for the e-mail may have an account already.
func (a *Accounts) Add(ctx context.Context, actor auth.Actor, r domain.Registration) (domain.User, error) {
	r.User = r.User.Tidied()
	password := []validate.Rule{validate.By("no_password",
		fault.Say("La personne choisit elle-même son mot de passe : laissez ce champ vide",
			"The person chooses the password: leave this field empty"), func(password string) bool { return password == "" })}
	if actor.Group.IsAdmin() {
		if password = domain.PasswordRules(); r.Password == "" { // not even a blank: it would be a password that nobody has
			password = nil
		}
	}
	if err := r.Rules(a.clock.Now(), domain.CreatableGroups(actor.Group), password...).Err(); err != nil {
		return domain.User{}, err
	}
	if !actor.Group.IsAdmin() {
		return a.invite(ctx, actor, r.User)
	}
	hash := ""
	if r.Password != "" {
		var err error
		if hash, err = a.passwords.Hash(ctx, r.Password); err != nil {
			return domain.User{}, err
		}
	}
	r.User.Status = auth.Valid
	var made domain.User
	err := a.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		var err error
		if made, err = a.add(ctx, tx, r.User, hash, "users.created"); err != nil || hash != "" {
			return err
		}
		return a.sendActivation(ctx, tx, actor, made)
	})
	return made, domain.EmailTaken(err)
}

// invite makes a seller's account, or invites who has the e-mail.
func (a *Accounts) invite(ctx context.Context, actor auth.Actor, u domain.User) (domain.User, error) {
	u.Status = auth.Processing
	if err := a.limiter.take(ctx, actor.Email, domain.InvitationLimits()...); err != nil {
		return u, err
	}
	try := func() error {
		return a.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
			known, err := a.store.UserOfEmail(ctx, tx, u.Email)
			if err != nil {
				return err
			}
			if known.ID != 0 {
				return a.inviteKnown(ctx, tx, actor, known, u)
			}
			made, err := a.add(ctx, tx, u, "", "users.created")
			if err != nil {
				return err
			}
			inviter := domain.User{ID: actor.ID, Group: actor.Group}
			if _, err := a.invitations.write(ctx, tx, inviter, made, a.invitations.invitation(actor, made.Email)); err != nil {
				return err
			}
			return a.sendActivation(ctx, tx, actor, made)
		})
	}
	err := try()
	if errors.Is(err, domain.ErrEmailTaken) { // by somebody who was faster: now it is known
		err = try()
	}
	return u, err
}

// errTakeBack undoes what was written only because writing it takes time.
var errTakeBack = errors.New("written for the time it takes")

// inviteKnown does the work of a new account, takes it back, and writes an invitation instead, so that neither answer
// nor duration tells that the e-mail has an account.
func (a *Accounts) inviteKnown(ctx context.Context, tx *db.Tx, actor auth.Actor, known, typed domain.User) error {
	typed.Email = a.ids.UUID() + "@invalid"
	err := a.store.Try(ctx, tx, func() error {
		if _, err := a.add(ctx, tx, typed, "", "users.created"); err != nil {
			return err
		}
		return errTakeBack
	})
	if !errors.Is(err, errTakeBack) {
		return err
	}
	// Like the link of a new account, but of nobody.
	if _, err := a.newToken(ctx, tx, domain.TokenActivation, domain.ActivationLifetime, 0, actor.ID); err != nil {
		return err
	}
	inviter, err := a.store.UserOfEmail(ctx, tx, actor.Email)
	if err != nil {
		return err
	}
	token, invitation := a.ids.Token(), a.invitations.invitation(actor, known.Email)
	invitation.TokenHash = domain.HashToken(token)
	to, err := a.invitations.write(ctx, tx, inviter, known, invitation)
	if err != nil {
		return err
	}
	return a.post.Queue(ctx, tx, domain.InvitationLetter(inviter, to, invitation, token))
}

func (a *Accounts) sendActivation(ctx context.Context, tx *db.Tx, actor auth.Actor, made domain.User) error {
	inviter, err := a.inviterName(ctx, tx, actor)
	if err != nil {
		return err
	}
	token, err := a.newToken(ctx, tx, domain.TokenActivation, domain.ActivationLifetime, made.ID, actor.ID)
	if err != nil {
		return err
	}
	return a.post.Queue(ctx, tx, domain.Letter{
		To: made.Addressee(), Kind: domain.LetterActivation, Values: []any{"inviter", inviter}, Path: passwordPath(token),
	})
}

// inviterName is how the invited know the inviter: an admin writes for the house.
func (a *Accounts) inviterName(ctx context.Context, tx *db.Tx, actor auth.Actor) (string, error) {
	if actor.Group.IsAdmin() {
		return houseName, nil
	}
	inviter, err := a.store.UserOfEmail(ctx, tx, actor.Email)
	return domain.DisplayName(inviter.Company, inviter.FirstName, inviter.LastName), err
}

const houseName = "Millésime"

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

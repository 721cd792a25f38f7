package domain

import (
	"context"
	"errors"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/validate"
)

// BaseGroups are those that anybody may register as (specification 6, creation type choices).
func BaseGroups() []auth.Group {
	return append(auth.Buyers(), auth.CommercialAgent, auth.Customer)
}

// CreatableGroups are those that a group may make accounts of. An agent makes no agents: the two can have no relation.
func CreatableGroups(of auth.Group) []auth.Group {
	switch of {
	case auth.Superadmin:
		return append(BaseGroups(), auth.Supplier, auth.Negociant, auth.Admin)
	case auth.Admin:
		return append(BaseGroups(), auth.Supplier)
	case auth.Supplier:
		return BaseGroups()
	case auth.CommercialAgent:
		return append(auth.Buyers(), auth.Customer, auth.Supplier)
	default:
		return nil
	}
}

// Creators are the groups that make accounts for others.
func Creators() []auth.Group {
	return []auth.Group{auth.Supplier, auth.CommercialAgent, auth.Admin, auth.Superadmin}
}

// Add makes an account for somebody else. An admin's is valid at once. A seller's waits for validation, tied to it by a
// relation that waits as well; what comes back is only what was typed, for the e-mail may have an account already.
func (a *Accounts) Add(ctx context.Context, actor auth.Actor, r Registration) (User, error) {
	r.User = r.User.Tidied()
	password := []validate.Rule{validate.By("no_password", fault.Text{
		FR: "La personne choisit elle-même son mot de passe : laissez ce champ vide",
		EN: "The person chooses the password: leave this field empty",
	}, func(password string) bool { return password == "" })}
	if actor.Group.IsAdmin() {
		if password = PasswordRules(); r.Password == "" { // not even a blank: it would be a password that nobody has
			password = nil
		}
	}
	if err := r.rules(a, CreatableGroups(actor.Group), password...).Err(); err != nil {
		return User{}, err
	}
	if !actor.Group.IsAdmin() {
		return a.invite(ctx, actor, r.User)
	}
	hash := ""
	if r.Password != "" {
		var err error
		if hash, err = a.passwords.Hash(ctx, r.Password); err != nil {
			return User{}, err
		}
	}
	r.User.Status = auth.Valid
	var made User
	err := a.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		var err error
		if made, err = a.add(ctx, tx, r.User, hash, "users.created"); err != nil || hash != "" {
			return err
		}
		return a.sendActivation(ctx, tx, actor, made)
	})
	return made, emailTaken(err)
}

// invite makes a seller's account, or invites who has the e-mail.
func (a *Accounts) invite(ctx context.Context, actor auth.Actor, u User) (User, error) {
	u.Status = auth.Processing
	if err := a.limiter.take(ctx, actor.Email, invitationLimits()...); err != nil {
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
			inviter := User{ID: actor.ID, Group: actor.Group}
			if _, err := a.invitations.write(ctx, tx, inviter, made, a.invitations.invitation(actor, made.Email)); err != nil {
				return err
			}
			return a.sendActivation(ctx, tx, actor, made)
		})
	}
	err := try()
	if errors.Is(err, ErrEmailTaken) { // by somebody who was faster: now it is known
		err = try()
	}
	return u, err
}

// errTakeBack undoes what was written only because writing it takes time.
var errTakeBack = errors.New("written for the time it takes")

// inviteKnown does the work of a new account, takes it back, and writes an invitation instead, so that neither answer
// nor duration tells that the e-mail has an account.
func (a *Accounts) inviteKnown(ctx context.Context, tx *db.Tx, actor auth.Actor, known, typed User) error {
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
	if _, err := a.newToken(ctx, tx, TokenActivation, ActivationLifetime, 0, actor.ID); err != nil {
		return err
	}
	inviter, err := a.store.UserOfEmail(ctx, tx, actor.Email)
	if err != nil {
		return err
	}
	token, invitation := a.ids.Token(), a.invitations.invitation(actor, known.Email)
	invitation.TokenHash = HashToken(token)
	to, err := a.invitations.write(ctx, tx, inviter, known, invitation)
	if err != nil {
		return err
	}
	return a.post.Queue(ctx, tx, invitationLetter(inviter, to, invitation, token))
}

func (a *Accounts) sendActivation(ctx context.Context, tx *db.Tx, actor auth.Actor, made User) error {
	inviter, err := a.inviterName(ctx, tx, actor)
	if err != nil {
		return err
	}
	token, err := a.newToken(ctx, tx, TokenActivation, ActivationLifetime, made.ID, actor.ID)
	if err != nil {
		return err
	}
	return a.post.Queue(ctx, tx, Letter{
		To: made.Addressee(), Kind: LetterActivation, Values: []any{"inviter", inviter}, Path: passwordPath(token),
	})
}

// inviterName is how the invited know the inviter: an admin writes for the house.
func (a *Accounts) inviterName(ctx context.Context, tx *db.Tx, actor auth.Actor) (string, error) {
	if actor.Group.IsAdmin() {
		return houseName, nil
	}
	inviter, err := a.store.UserOfEmail(ctx, tx, actor.Email)
	return DisplayName(inviter.Company, inviter.FirstName, inviter.LastName), err
}

const houseName = "Millésime"

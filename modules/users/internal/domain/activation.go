package domain

import (
	"context"

	"millesime/modules/users/usersapi"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
)

// What a link that opens an account is refused with.
var (
	ErrActivated = fault.New("users.activated", fault.Conflict, fault.Text{
		FR: "Ce compte est déjà activé : la personne peut demander un nouveau mot de passe depuis la page de connexion.",
		EN: "This account is active already: the person may ask for a new password on the sign-in page.",
	})
	ErrClosedAccount = fault.New("users.closed_account", fault.Conflict, fault.Text{
		FR: "Ce compte est bloqué ou supprimé : rétablissez-le avant d’envoyer le lien d’activation.",
		EN: "This account is blocked or deleted: restore it before sending the activation link.",
	})
)

// SendActivation mails a new link to who never chose a password, as an admin may; those before no longer serve.
func (i *Identities) SendActivation(ctx context.Context, actor auth.Actor, id int64) error {
	seen, err := i.changeable(ctx, actor, id, Patch{})
	if err != nil {
		return err
	}
	if err := i.limiter.take(ctx, seen.Email, activationLimits()...); err != nil {
		return err
	}
	return i.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		people, err := i.store.LockUsers(ctx, tx, []int64{id})
		if err != nil {
			return err
		}
		user, ok := people[id]
		switch {
		case !ok:
			return usersapi.ErrUserNotFound
		case !user.AwaitsActivation:
			return ErrActivated
		case !user.acts():
			return ErrClosedAccount
		}
		if err := audit.Append(ctx, tx, audit.Entry{Action: "users.activation_sent", Subject: "users", SubjectID: id}); err != nil {
			return err
		}
		return i.renewActivation(ctx, tx, actor, user)
	})
}

// renewActivation makes the links that were mailed worthless, and mails another unless the account is closed.
func (i *Identities) renewActivation(ctx context.Context, tx *db.Tx, actor auth.Actor, user User) error {
	if err := i.store.ForgetTokens(ctx, tx, user.ID, TokenReset, TokenActivation); err != nil || !user.acts() {
		return err
	}
	return i.accounts.sendActivation(ctx, tx, actor, user)
}

package domain

import (
	"time"

	"millesime/platform/auth"
	"millesime/platform/fault"
)

// RecentSignIn is how long ago the password may have been given for what needs
// it again (domain 8.2).
const RecentSignIn = 5 * time.Minute

// What the owner of an account does in person.
var (
	ErrRecentSignIn = fault.New("users.recent_sign_in", fault.Forbidden, fault.Text{
		FR: "Confirmez d'abord votre mot de passe.", EN: "Confirm your password first.",
	})
	ErrImpersonating = fault.New("users.impersonating", fault.Forbidden, fault.Text{
		FR: "Cette action est réservée à la personne elle-même : cessez d'abord d'agir en son nom.",
		EN: "Only the person may do this: stop acting on its behalf first.",
	})
)

// inPerson refuses an admin who acts for somebody (domain 8.3).
func inPerson(a auth.Actor) error {
	if a.Impersonated() {
		return ErrImpersonating
	}
	return nil
}

// SignedInRecently refuses who gave the password too long ago.
func SignedInRecently(a auth.Actor, now time.Time) error {
	if now.Sub(a.AuthTime) >= RecentSignIn {
		return ErrRecentSignIn
	}
	return nil
}

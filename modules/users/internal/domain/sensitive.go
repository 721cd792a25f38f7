package domain

import (
	"time"

	"millesime/platform/auth"
	"millesime/platform/fault"
)

// RecentSignIn is how long ago the password may have been given for what needs
// it again (domain 8.2).
const RecentSignIn = 5 * time.Minute

// ErrRecentSignIn asks for the password again.
var ErrRecentSignIn = fault.New("users.recent_sign_in", fault.Forbidden, fault.Text{
	FR: "Confirmez d’abord votre mot de passe.", EN: "Confirm your password first.",
})

// SignedInRecently refuses who gave the password too long ago.
func SignedInRecently(a auth.Actor, now time.Time) error {
	if now.Sub(a.AuthTime) >= RecentSignIn {
		return ErrRecentSignIn
	}
	return nil
}

package usersapi

import (
	"millesime/platform/fault"
	"millesime/platform/mail"
)

// Screen leads a reader of a mail to a screen; one who ordered without an account nowhere, for none is open to it.
func (p Party) Screen(publicURL string, label fault.Text, path string) mail.Action {
	return mail.ToScreen(!p.IsGuest, label.In(p.Language), mail.ScreenURL(publicURL, p.Language, path))
}

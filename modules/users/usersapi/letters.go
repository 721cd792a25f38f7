package usersapi

import (
	"millesime/platform/fault"
	"millesime/platform/mail"
)

// Screen leads a reader of a mail to a screen; one who ordered without an account nowhere, for none is open to it.
func (p Party) Screen(publicURL string, label fault.Text, path string) mail.Action {
	if p.IsGuest {
		return mail.Action{}
	}
	return mail.Action{Label: label.In(p.Language), URL: mail.ScreenURL(publicURL, p.Language, path)}
}

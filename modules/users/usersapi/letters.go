package usersapi

import (
	"time"

	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/mail"
)

// Reader is the person as mails are written to it.
func (p Party) Reader() mail.Reader {
	return mail.Reader{Email: p.Email, Name: p.Name, Language: p.Language, Guest: p.IsGuest, Follow: p.Follow}
}

// Screen leads the person to a screen, as mail.Reader tells.
func (p Party) Screen(publicURL string, label fault.Text, path string) mail.Action {
	return p.Reader().ToScreen(publicURL, label, path)
}

// Letter writes a mail to the person, likewise.
func (p Party) Letter(content mail.Content) (mail.Message, error) { return p.Reader().Write(content) }

// What a link of a guest opens.
const (
	OpensRequest = 1 // one that waits for an answer
	OpensOrders  = 2 // of a request
	OpensGuest   = 3 // the orders of a person
)

// FollowTerm is how long the page opens on which a guest follows its orders: as long as the legal warranty lasts.
const FollowTerm = 2 * 365 * 24 * time.Hour

// FollowPath is where a guest follows its orders, by a link that is made now.
func FollowPath(links *auth.Links, guestID int64, now time.Time) string {
	return "/suivi/" + links.Sign(auth.Pass{Document: guestID, Person: OpensGuest, Until: now.Add(FollowTerm).Truncate(time.Second)})
}

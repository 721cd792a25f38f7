package usersapi

import (
	"time"

	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/mail"
)

// Screen leads a reader of a mail to a screen; one who ordered without an account to the page on which it follows what it ordered.
func (p Party) Screen(publicURL string, label fault.Text, path string) mail.Action {
	if p.IsGuest {
		label, path = fault.Say("Suivre ma commande", "Follow my order"), p.Follow
	}
	return mail.ToScreen(path != "", label.In(p.Language), mail.ScreenURL(publicURL, p.Language, path))
}

// Letter writes a mail to a person; one without an account reads why it gets it, and whom to answer.
func (p Party) Letter(content mail.Content) (mail.Message, error) {
	if p.IsGuest {
		content.Footer = fault.Say("Vous recevez ce message parce que vous avez commandé sans compte. Cette adresse n’est pas lue : celle du vendeur est sur la page de votre commande.",
			"You get this message because you ordered without an account. Nobody reads this address: the seller’s is on the page of your order.").In(p.Language)
	}
	letter, err := mail.Write(p.Language, content)
	letter.To, letter.ToName = p.Email, p.Name
	return letter, err
}

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

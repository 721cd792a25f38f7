package mail

import "millesime/platform/fault"

// Reader is who a mail is written to.
type Reader struct {
	Email    string
	Name     string
	Language string // fr or en
	Guest    bool   // ordered without an account
	Follow   string // of a guest: the path of the page on which it follows what it ordered; "": there is none
}

// ToScreen leads a reader to a screen; a guest to the page on which it follows what it ordered.
func (r Reader) ToScreen(publicURL string, label fault.Text, path string) Action {
	if r.Guest {
		label, path = fault.Say("Suivre ma commande", "Follow my order"), r.Follow
	}
	return ToScreen(path != "", label.In(r.Language), ScreenURL(publicURL, r.Language, path))
}

// Write writes a mail to a reader; a guest reads why it gets it, and whom to answer.
func (r Reader) Write(content Content) (Message, error) {
	if r.Guest {
		content.Footer = fault.Say("Vous recevez ce message parce que vous avez commandé sans compte. Cette adresse n’est pas lue : celle du vendeur est sur la page de votre commande.",
			"You get this message because you ordered without an account. Nobody reads this address: the seller’s is on the page of your order.").In(r.Language)
	}
	letter, err := Write(r.Language, content)
	letter.To, letter.ToName = r.Email, r.Name
	return letter, err
}

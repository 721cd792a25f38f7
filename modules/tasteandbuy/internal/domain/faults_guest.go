package domain

import "millesime/platform/fault"

// What a guest is refused on its page.
var (
	// ErrLinkUnknown is a link that the house did not make.
	ErrLinkUnknown = fault.New("taste_and_buy.link_unknown", fault.NotFound,
		"Ce lien n’ouvre aucune demande. Vérifiez qu’il est complet.", "This link opens no request. Check that it is complete.")
	// ErrLinkEnded is one whose time is over.
	ErrLinkEnded = fault.New("taste_and_buy.link_ended", fault.Gone,
		"Ce lien n’est plus valable : il servait pendant 48 heures. Rien n’a été commandé.",
		"This link is no longer valid: it was good for 48 hours. Nothing was ordered.")
	// ErrRestaurantGone is in the way of what a restaurant introduces that is closed or blocked.
	ErrRestaurantGone = fault.New("taste_and_buy.restaurant_gone", fault.Conflict,
		"Ce restaurant ne propose plus de vins : cette demande ne peut plus être commandée.",
		"This restaurant offers no wines any more: this request cannot be ordered.")
	// ErrMovedSince asks for a new consent.
	ErrMovedSince = fault.New("taste_and_buy.moved_since", fault.Conflict,
		"Votre demande a changé pendant que vous lisiez cette page : vérifiez ce qui est affiché maintenant avant de commander.",
		"Your request changed while you read this page: check what is shown now before you order.")
	// ErrOrderedAlready is the answer to who declines what it ordered.
	ErrOrderedAlready = fault.New("taste_and_buy.ordered_already", fault.Conflict,
		"Vous avez déjà commandé ces vins, et votre réponse n’y change rien. Pour y renoncer, ouvrez la page de votre commande.",
		"You have ordered these wines already, and your answer does not change that. To withdraw, open the page of your order.")
	// ErrDeclinedAlready is the answer to who orders what it declined.
	ErrDeclinedAlready = fault.New("taste_and_buy.declined_already", fault.Conflict,
		"Vous avez décliné cette demande : rien n’a été commandé. Si vous avez changé d’avis, demandez-en une nouvelle au restaurant.",
		"You declined this request: nothing was ordered. If you changed your mind, ask the restaurant for a new one.")
	// ErrCanceledAlready is the answer to whoever answers what its restaurant took back.
	ErrCanceledAlready = fault.New("taste_and_buy.canceled_already", fault.Conflict,
		"Le restaurant a annulé cette demande avant votre réponse : rien n’a été commandé. Si vous voulez ces vins, demandez-lui d’en faire une autre.",
		"The restaurant cancelled this request before your answer: nothing was ordered. If you want these wines, ask it to make another one.")
	// ErrNoBottles asks for what is given back.
	ErrNoBottles = fault.New("taste_and_buy.no_bottles", fault.Unprocessable,
		"Indiquez à combien de bouteilles vous renoncez, en nombres entiers, une au moins. Rien n’a été enregistré.",
		"Say from how many bottles you withdraw, in whole numbers, one at least. Nothing was recorded.")
	// ErrNotAgreed asks for the two boxes.
	ErrNotAgreed = fault.New("taste_and_buy.not_agreed", fault.Unprocessable,
		"Pour commander, déclarez être majeur et acceptez les conditions générales de vente.",
		"To order, state that you are of age and accept the general terms of sale.")
)

// CheckAnswer refuses an answer of its guest's to a request that has another already, or that was taken back.
func (r *Request) CheckAnswer() error {
	switch r.Status {
	case Sent:
		return nil
	case Concluded:
		return ErrOrderedAlready
	case Refused:
		return ErrDeclinedAlready
	case Canceled:
		return ErrCanceledAlready
	default:
		return ErrLinkEnded
	}
}

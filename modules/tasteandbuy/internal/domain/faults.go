package domain

import (
	"slices"

	"millesime/platform/fault"
	"millesime/platform/lists"
)

// What waiters are refused.
var (
	// ErrWaiterNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrWaiterNotFound = fault.New("waiters.not_found", fault.NotFound, "Ce serveur est introuvable.", "This waiter cannot be found.")
	// ErrWaitersCursor refuses a cursor that this list did not give.
	ErrWaitersCursor = lists.Stale("waiters.bad_cursor")
	// ErrHasSales refuses to delete a waiter to whom sales belong.
	ErrHasSales = fault.New("waiters.has_sales", fault.Conflict,
		"Des ventes portent le nom de ce serveur : désactivez-le plutôt que de le supprimer.",
		"Sales bear this waiter's name: deactivate the waiter instead of deleting it.")
)

// What wine lists refuse.
var (
	// ErrListNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrListNotFound = fault.New("wine_lists.not_found", fault.NotFound,
		"Cette carte des vins est introuvable.", "This wine list cannot be found.")
	// ErrEntryNotFound is the same of a wine on a list.
	ErrEntryNotFound = fault.New("wine_lists.entry_not_found", fault.NotFound,
		"Ce vin n’est plus sur la carte.", "This wine is no longer on the list.")
	// ErrListsCursor refuses a cursor that this list did not give.
	ErrListsCursor = lists.Stale("wine_lists.bad_cursor")
	// ErrSecondList refuses a second list of a restaurant.
	ErrSecondList = fault.New("wine_lists.second", fault.Conflict,
		"Vous avez déjà une carte des vins : modifiez-la plutôt que d’en créer une autre.",
		"You already have a wine list: change it instead of making another one.")
)

// What requests refuse.
var (
	// ErrRequestNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrRequestNotFound = fault.New("taste_and_buy.not_found", fault.NotFound,
		"Cette demande est introuvable.", "This request cannot be found.")
	// ErrRequestsCursor refuses a cursor that this list did not give.
	ErrRequestsCursor = lists.Stale("taste_and_buy.bad_cursor")
	// ErrNoSuchMove refuses what the state table does not have.
	ErrNoSuchMove = fault.New("taste_and_buy.no_such_move", fault.Unprocessable,
		"Cette demande est « {status} » : elle ne peut pas devenir « {to} ».", "This request is “{status}”: it cannot become “{to}”.")
	// ErrNotYourMove refuses a move that others make.
	ErrNotYourMove = fault.New("taste_and_buy.move_not_allowed", fault.Forbidden,
		"C’est au client de répondre à cette demande.", "The guest answers this request.")
	// ErrMovedMeanwhile refuses what somebody has done already.
	ErrMovedMeanwhile = fault.New("taste_and_buy.moved_meanwhile", fault.Conflict,
		"Cette demande est déjà « {status} ».", "This request is already “{status}”.")
	// ErrLinkNotDue refuses to send a link before its time.
	ErrLinkNotDue = fault.New("taste_and_buy.link_not_due", fault.Conflict,
		"Le lien n’est pas encore parti : le client doit avoir le temps de réfléchir.",
		"The link has not left yet: the guest must have time to think.")
	// ErrLinkLeft refuses to correct where a link goes that is on its way.
	ErrLinkLeft = fault.New("taste_and_buy.link_left", fault.Conflict,
		"Le lien est déjà parti : annulez cette demande, et saisissez-la de nouveau si l’adresse était fausse.",
		"The link has already left: cancel this request, and enter it again if the address was wrong.")
	// ErrLinkOver refuses to send a link that opens nothing any more.
	ErrLinkOver = fault.New("taste_and_buy.link_over", fault.Conflict,
		"Cette demande n’attend plus de réponse.", "This request awaits no answer any more.")
	// ErrManyMails refuses to fill a mailbox.
	ErrManyMails = fault.New("taste_and_buy.many_mails", fault.TooMany,
		"Le lien a déjà été envoyé plusieurs fois aujourd’hui : réessayez demain.",
		"The link was already sent several times today: try again tomorrow.")
	// ErrNoList asks for a wine list first.
	ErrNoList = fault.New("taste_and_buy.no_list", fault.Conflict,
		"Créez d’abord votre carte des vins.", "Make your wine list first.")
)

// AtPostcode names what stands in the way of a delivery at the member that has the postcode, as a cart does at its shipping address.
func AtPostcode(blockers []fault.Violation, member string) []fault.Violation {
	named := slices.Clone(blockers)
	for i := range named {
		if named[i].PropertyPath == "shippingAddress" {
			named[i].PropertyPath = member
		}
	}
	return named
}

// SameWaiter refuses to take the same person on twice.
func SameWaiter() fault.Violation {
	return fault.At("email", "taken", "Un de vos serveurs a déjà cette adresse e-mail.", "One of your waiters has this e-mail already.")
}

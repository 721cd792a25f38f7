package domain

import "millesime/platform/fault"

// Errors of price lists.
var (
	ErrListNotFound = fault.New("pricing.list_not_found", fault.NotFound, fault.Text{
		FR: "Cette mercuriale est introuvable.", EN: "This price list cannot be found.",
	})
	ErrListOfOthers = fault.New("pricing.list_of_others", fault.Forbidden, fault.Text{
		FR: "Cette mercuriale s’adresse aussi à d’autres clients que les vôtres : seul le fournisseur peut la modifier.",
		EN: "This price list is for customers other than yours too: only the supplier may change it.",
	})
	ErrListOfSupplier = fault.New("pricing.list_of_supplier", fault.Forbidden, fault.Text{
		FR: "Vous n’avez pas écrit cette mercuriale : seul son fournisseur peut y mettre fin ou la supprimer.",
		EN: "You did not write this price list: only its supplier may end or delete it.",
	})
	ErrListBegun = fault.New("pricing.list_begun", fault.Conflict, fault.Text{
		FR: "Cette mercuriale a commencé : ses prix ne changent plus. Préparez une révision avec sa propre date de début.",
		EN: "This price list has begun: its prices no longer change. Prepare a revision with a start of its own.",
	})
	ErrPublished = fault.New("pricing.list_published", fault.Conflict, fault.Text{
		FR: "Cette mercuriale est déjà publiée.", EN: "This price list is already published.",
	})
	ErrNotPublished = fault.New("pricing.list_not_published", fault.Conflict, fault.Text{
		FR: "Cette mercuriale n’est pas encore publiée.", EN: "This price list is not yet published.",
	})
	ErrRevisionWaits = fault.New("pricing.revision_waits", fault.Conflict, fault.Text{
		FR: "Une révision de cette mercuriale est déjà en préparation. Terminez-la d’abord.",
		EN: "A revision of this price list is already being prepared. Finish it first.",
	})
	ErrListCursor = fault.New("pricing.list_cursor", fault.Malformed, fault.Text{
		FR: "Cette page de la liste n’existe plus. Reprenez depuis le début.",
		EN: "This page of the list is gone. Start again from the beginning.",
	})
)

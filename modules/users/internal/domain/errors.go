package domain

import "millesime/platform/fault"

// What users refuses. The text of the 401 answer is fixed (domain 9.1) and the
// same in both languages; those about tokens are in platform/auth.
var (
	ErrCredentials = fault.New("users.credentials", fault.Unauthenticated, fault.Text{
		FR: "Invalid credentials.", EN: "Invalid credentials.",
	})
	ErrTooManyFailures = fault.New("users.too_many_failures", fault.TooMany, fault.Text{
		FR: "Trop de tentatives de connexion. Réessayez dans {minutes} min.",
		EN: "Too many sign-in attempts. Try again in {minutes} min.",
	})
	ErrSwitchUser = fault.New("users.switch_user", fault.Forbidden, fault.Text{
		FR: "Vous ne pouvez pas agir au nom de cette personne.",
		EN: "You cannot act on behalf of this person.",
	})
	ErrEmailTaken = fault.New("users.email_taken", fault.Conflict, fault.Text{
		FR: "Cet e-mail est déjà utilisé", EN: "This e-mail is already used",
	})
	ErrNoDemo = fault.New("users.no_demo", fault.NotFound, fault.Text{
		FR: "Cette installation n'a pas de comptes de démonstration.",
		EN: "This installation has no demo accounts.",
	})
	ErrPeopleCursor = fault.New("users.cursor", fault.Malformed, fault.Text{
		FR: "Cette page de la liste n'existe plus : revenez à la première.",
		EN: "This page of the list no longer exists: go back to the first one.",
	})
	ErrSavedViewNotFound = fault.New("users.saved_view_not_found", fault.NotFound, fault.Text{
		FR: "Cette vue enregistrée n'existe pas.", EN: "This saved view does not exist.",
	})
)

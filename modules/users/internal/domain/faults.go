package domain

import (
	"millesime/platform/fault"
	"millesime/platform/lists"
)

// What users refuses. The text of the 401 answer is fixed (domain 9.1) and the
// same in both languages; those about tokens are in platform/auth.
var (
	ErrCredentials     = fault.New("users.credentials", fault.Unauthenticated, "Invalid credentials.", "Invalid credentials.")
	ErrTooManyFailures = fault.New("users.too_many_failures", fault.TooMany,
		"Trop de tentatives de connexion. Réessayez dans {wait}.", "Too many sign-in attempts. Try again in {wait}.")
	ErrTooManyCalls = fault.New("users.too_many_calls", fault.TooMany,
		"Trop de demandes. Réessayez dans {wait}.", "Too many requests. Try again in {wait}.")
	ErrAccountToken = fault.New("users.account_token", fault.NotFound,
		"Ce lien n’est plus valable : il a expiré ou a déjà servi. Demandez-en un nouveau.",
		"This link is no longer valid: it has expired or was used. Ask for a new one.")
	ErrSwitchUser = fault.New("users.switch_user", fault.Forbidden,
		"Vous ne pouvez pas agir au nom de cette personne.", "You cannot act on behalf of this person.")
	ErrEmailTaken = fault.New("users.email_taken", fault.Conflict, "Cet e-mail est déjà utilisé", "This e-mail is already used")
	ErrNoDemo     = fault.New("users.no_demo", fault.NotFound,
		"Cette installation n’a pas de comptes de démonstration.", "This installation has no demo accounts.")
	ErrPeopleCursor      = lists.Stale("users.cursor")
	ErrSavedViewNotFound = fault.New("users.saved_view_not_found", fault.NotFound,
		"Cette vue enregistrée n’existe pas.", "This saved view does not exist.")
	ErrNotYours = fault.New("users.not_yours", fault.Forbidden,
		"Vous ne pouvez pas modifier les données de cette personne.", "You cannot change this person's data.")
	ErrAddressNotFound = fault.New("users.address_not_found", fault.NotFound,
		"Cette adresse est introuvable.", "This address cannot be found.")
	ErrNoGeneralTerms = fault.New("users.no_general_terms", fault.NotFound,
		"Ce fournisseur n’a pas publié de conditions générales de vente.", "This supplier has published no general terms of sale.")
	ErrNoRecord = fault.New("users.no_record", fault.NotFound,
		"Cette personne n’a pas de fiche de ce type.", "This person has no record of this kind.")
	ErrConditions = fault.New("users.conditions", fault.Forbidden,
		"Seul un administrateur peut modifier vos conditions commerciales", "Only an administrator can change your commercial conditions")
	ErrSessionNotFound = fault.New("users.session_not_found", fault.NotFound,
		"Cet appareil est déjà déconnecté.", "This device is already signed out.")
)

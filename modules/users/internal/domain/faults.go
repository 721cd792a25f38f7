package domain

import (
	"errors"
	"strconv"

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

// What a link that opens an account is refused with.
var (
	ErrNothingToConfirm = fault.New("users.nothing_to_confirm", fault.Conflict,
		"Ce compte n’attend pas la confirmation de son adresse e-mail.", "This account does not wait for its e-mail address to be confirmed.")
	ErrActivated = fault.New("users.activated", fault.Conflict,
		"Ce compte est déjà activé : la personne peut demander un nouveau mot de passe depuis la page de connexion.",
		"This account is active already: the person may ask for a new password on the sign-in page.")
	ErrClosedAccount = fault.New("users.closed_account", fault.Conflict,
		"Ce compte est bloqué ou supprimé : rétablissez-le avant d’envoyer le lien d’activation.",
		"This account is blocked or deleted: restore it before sending the activation link.")
)

// What changes of an account are refused with.
var (
	ErrFixedID = fault.New("users.fixed_id", fault.Forbidden,
		"L’identifiant d’un compte ne peut pas être modifié.", "The id of an account cannot be changed.")
	ErrGroupChange = fault.New("users.group_change", fault.Forbidden,
		"Vous ne pouvez pas donner ce profil à ce compte.", "You cannot give this profile to this account.")
	ErrStatusChange = fault.New("users.status_change", fault.Forbidden,
		"Vous ne pouvez pas modifier le statut de ce compte.", "You cannot change the status of this account.")
	ErrIdentityChange = fault.New("users.identity_change", fault.Forbidden,
		"Seuls la personne elle-même et un administrateur peuvent modifier son identité.",
		"Only the person and an administrator may change its identity.")
	ErrSuperadminOnly = fault.New("users.superadmin_only", fault.Forbidden,
		"Seul un super administrateur peut modifier le compte d’un administrateur.",
		"Only a super administrator may change the account of an administrator.")
	ErrNoTransition = fault.New("users.no_transition", fault.Conflict,
		"Ce changement de statut n’est pas possible : rechargez la fiche pour voir le statut actuel.",
		"This change of status is not possible: reload the page to see the present status.")
	ErrTooLate = fault.New("users.too_late_to_restore", fault.Conflict,
		"Ce compte a été supprimé il y a plus de {days} jours : il ne peut plus être rétabli.",
		"This account was deleted more than {days} days ago: it can no longer be restored.")
	ErrSameStatus = fault.New("users.same_status", fault.Conflict, "Ce compte a déjà ce statut.", "This account already has this status.")
	ErrOpenOrders = fault.New("users.open_orders", fault.Conflict,
		"Ce compte a {open} en cours : {finish} avant de le supprimer.", "This account has {open}: finish or cancel {them} before deleting it.")
	ErrDeletedAccount = fault.New("users.deleted_account", fault.Conflict,
		"Ce compte est supprimé : rétablissez-le avant de le modifier.", "This account is deleted: restore it before changing it.")
	ErrEmailLink = fault.New("users.email_link", fault.NotFound,
		"Ce lien n’est plus valable. Demandez à nouveau le changement d’e-mail depuis votre profil.",
		"This link is no longer valid. Ask for the change of e-mail again from your profile.")
)

// openOrders tells how many orders or invoices keep an account from being deleted.
func openOrders(open int) error {
	if open == 1 {
		return ErrOpenOrders.With(
			"open", fault.Say("une commande ou une facture", "one open order or invoice"),
			"finish", fault.Text{FR: "terminez-la ou annulez-la"}, "them", fault.Text{EN: "it"},
		)
	}
	count := fault.Decimal(strconv.Itoa(open))
	return ErrOpenOrders.With(
		"open", fault.Text{FR: count.FR + " commandes ou factures", EN: count.EN + " open orders or invoices"},
		"finish", fault.Text{FR: "terminez-les ou annulez-les"}, "them", fault.Text{EN: "them"},
	)
}

func reasonMissing() error {
	return fault.Invalid(fault.At("reason", "required",
		"Indiquez le motif du refus : il est envoyé à la personne.", "Give the reason of the refusal: it is sent to the person."))
}

// EmailUsed says the same where the e-mail was looked up.
func EmailUsed() error {
	return fault.Invalid(fault.Violation{PropertyPath: "email", Code: "unique", Text: ErrEmailTaken.Text})
}

// EmailTaken says at the field that the e-mail has an account.
func EmailTaken(err error) error {
	if !errors.Is(err, ErrEmailTaken) {
		return err
	}
	return EmailUsed()
}

// What relations refuse.
var (
	ErrRelationNotFound = fault.New("users.relation_not_found", fault.NotFound,
		"Cette relation est introuvable.", "This relation cannot be found.")
	ErrNotParent = fault.New("users.not_parent", fault.Forbidden,
		"Seul le partenaire qui a fixé ces conditions peut les modifier.", "Only the parent may change the terms of this relation.")
	ErrRelationOver = fault.New("users.relation_over", fault.Conflict,
		"Cette relation n’est plus en cours : ses conditions ne changent plus.", "This relation is over: its terms no longer change.")
	ErrNotInvited = fault.New("users.not_invited", fault.Forbidden,
		"Seule la personne invitée peut répondre à cette invitation.", "Only the invited person may answer this invitation.")
	ErrAnswered = fault.New("users.invitation_answered", fault.Conflict,
		"Cette invitation a déjà reçu une réponse.", "This invitation was answered already.")
	ErrInvitationExpired = fault.New("users.invitation_expired", fault.Conflict,
		"Cette invitation a expiré : demandez à la personne qui vous a invité de vous la renvoyer.",
		"This invitation has expired: ask who invited you to send it again.")
	ErrImpossiblePair = fault.New("users.impossible_pair", fault.Conflict,
		"Vos deux comptes ne peuvent pas être mis en relation.", "Your two accounts cannot be tied to one another.")
	ErrNotYetAccepted = fault.New("users.not_yet_accepted", fault.Conflict,
		"Les conditions se règlent une fois l’invitation acceptée.", "The terms are settled once the invitation is accepted.")
	ErrAnswerInstead = fault.New("users.answer_instead", fault.Conflict,
		"Cette invitation attend votre réponse : acceptez-la ou refusez-la.", "This invitation waits for your answer: accept or refuse it.")
	ErrInvitationLink = fault.New("users.invitation_link", fault.NotFound,
		"Ce lien d’invitation n’est plus valable, ou s’adresse à une autre personne.",
		"This invitation link is no longer valid, or was meant for somebody else.")
)

// NotTheirAgent refuses as the agent of a customer somebody whom the supplier may not choose.
func NotTheirAgent() error {
	return fault.Invalid(fault.At("agent", "not_your_agent",
		"Choisissez un agent avec lequel vous êtes connecté.", "Choose an agent that you are connected with."))
}

// NoAgentHere refuses an agent where none can be.
func NoAgentHere() error {
	return fault.Invalid(fault.At("agent", "no_agent_here",
		"Seul un client connecté peut être confié à un agent.", "Only a connected customer can be given an agent."))
}

// UnknownProduct refuses an invitation about a product that the inviter does not see.
func UnknownProduct() error {
	return fault.Invalid(fault.At("product", "unknown_product", "Ce produit est introuvable.", "This product cannot be found."))
}

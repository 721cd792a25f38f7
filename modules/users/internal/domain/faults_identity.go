package domain

import (
	"errors"
	"strconv"

	"millesime/platform/fault"
)

// What a link that opens an account is refused with.
var (
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

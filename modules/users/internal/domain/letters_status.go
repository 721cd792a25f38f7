package domain

import (
	"strconv"

	"millesime/platform/auth"
	"millesime/platform/fault"
)

// The letters about the status and the e-mail of an account.
const (
	LetterValidated  LetterKind = "validated"
	LetterRefused    LetterKind = "refused"
	LetterBlocked    LetterKind = "blocked"
	LetterUnblocked  LetterKind = "unblocked"
	LetterDeleted    LetterKind = "deleted"
	LetterRestored   LetterKind = "restored"
	LetterEmailLink  LetterKind = "email_link"  // to the new address
	LetterEmailAsked LetterKind = "email_asked" // to the one that counts until then
)

// StatusLetter is what a person gets told of a change of status.
func StatusLetter(u User, m StatusMove) Letter {
	l := Letter{To: u.Addressee(), Values: []any{"reason", reasonLine(m.Reason), "days", strconv.Itoa(RestoreDays)}}
	switch {
	case m.From == auth.Deleted:
		l.Kind = LetterRestored
	case m.From == auth.Processing && m.To == auth.Valid:
		l.Kind, l.Path = LetterValidated, "/login"
	case m.From == auth.Processing && !m.Own:
		l.Kind = LetterRefused
	case m.To == auth.Blocked:
		l.Kind = LetterBlocked
	case m.To == auth.Deleted:
		l.Kind = LetterDeleted
	default:
		l.Kind, l.Path = LetterUnblocked, "/login"
	}
	return l
}

// reasonLine is the line that says why; nothing when nobody said.
func reasonLine(reason string) fault.Text {
	if reason == "" {
		return fault.Text{}
	}
	return fault.Text{FR: "Motif : " + reason, EN: "Reason: " + reason}
}

func statusLetters() map[LetterKind]letterWords {
	reason := fault.Same("{reason}")
	signIn := fault.Say("Me connecter", "Sign in")
	mistake := fault.Say("Si vous pensez qu’il s’agit d’une erreur, contactez l’équipe Millésime.",
		"If you think this is a mistake, contact the Millésime team.")
	return map[LetterKind]letterWords{
		LetterValidated: {
			subject: fault.Say("Votre compte Millésime est validé", "Your Millésime account is validated"),
			paragraphs: []fault.Text{fault.Say("Notre équipe a validé votre compte. Vous pouvez dès maintenant vous connecter et utiliser toute la plateforme.",
				"Our team has validated your account. You can sign in now and use the whole platform.")},
			action: signIn,
		},
		LetterRefused: {
			subject: fault.Say("Votre inscription à Millésime n’a pas été retenue", "Your Millésime registration was not accepted"),
			paragraphs: []fault.Text{
				{FR: "Notre équipe n’a pas pu valider votre compte.", EN: "Our team could not validate your account."}, reason,
			},
			hints: []fault.Text{mistake},
		},
		LetterBlocked: {
			subject: fault.Say("Votre compte Millésime est bloqué", "Your Millésime account is blocked"),
			paragraphs: []fault.Text{
				fault.Say("Votre compte a été bloqué : vous ne pouvez plus vous connecter. Vos commandes en cours vont à leur terme.",
					"Your account was blocked: you can no longer sign in. Your open orders go on."), reason,
			},
			hints: []fault.Text{mistake},
		},
		LetterUnblocked: {
			subject: fault.Say("Votre compte Millésime est débloqué", "Your Millésime account is unblocked"),
			paragraphs: []fault.Text{fault.Say("Votre compte est de nouveau ouvert : vous pouvez vous connecter comme avant.",
				"Your account is open again: you can sign in as before.")},
			action: signIn,
		},
		LetterDeleted: {
			subject: fault.Say("Votre compte Millésime est supprimé", "Your Millésime account is deleted"),
			paragraphs: []fault.Text{
				fault.Say("Votre compte a été supprimé. Dans {days} jours, vos données personnelles seront effacées ; seules restent les factures que la loi nous oblige à garder.",
					"Your account was deleted. In {days} days your personal data will be erased; only the invoices that the law makes us keep remain."), reason,
			},
			hints: []fault.Text{fault.Say("Si vous changez d’avis d’ici là, contactez l’équipe Millésime : elle peut encore le rétablir.",
				"If you change your mind until then, contact the Millésime team: it can still restore it.")},
		},
		LetterRestored: {
			subject: fault.Say("Votre compte Millésime est rétabli", "Your Millésime account is restored"),
			paragraphs: []fault.Text{fault.Say("La suppression de votre compte est annulée : vous le retrouvez dans l’état où il était.",
				"The deletion of your account is undone: you find it again as it was.")},
		},
	}
}

func emailLetters() map[LetterKind]letterWords {
	return map[LetterKind]letterWords{
		LetterEmailLink: {
			subject: fault.Say("Confirmez votre nouvelle adresse e-mail", "Confirm your new e-mail address"),
			paragraphs: []fault.Text{fault.Say("Cette adresse a été donnée comme nouvelle adresse e-mail d’un compte Millésime. Confirmez-la pour qu’elle remplace l’ancienne.",
				"This address was given as the new e-mail address of a Millésime account. Confirm it so that it replaces the old one.")},
			action: fault.Say("Confirmer cette adresse", "Confirm this address"),
			hints: []fault.Text{
				{FR: "Ce lien est valable 24 heures et ne sert qu’une fois.", EN: "This link is valid for 24 hours and works once."},
				fault.Say("Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : rien ne change.",
					"If you did not ask for this, ignore this message: nothing changes."),
			},
		},
		LetterEmailAsked: {
			subject: fault.Say("Demande de changement de votre adresse e-mail", "Request to change your e-mail address"),
			paragraphs: []fault.Text{fault.Say("Une nouvelle adresse e-mail a été demandée pour votre compte Millésime : {email}. Jusqu’à ce qu’elle soit confirmée, l’adresse actuelle reste valable.",
				"A new e-mail address was asked for your Millésime account: {email}. Until it is confirmed, the present address stays valid.")},
			action: fault.Say("Ce n’était pas moi", "It was not me"),
			hints: []fault.Text{fault.Say("Si vous n’êtes pas à l’origine de cette demande, choisissez tout de suite un nouveau mot de passe avec le bouton ci-dessus.",
				"If you did not ask for this, choose a new password at once with the button above.")},
		},
	}
}

// bankLetters are those about the account that a supplier is paid on: whoever takes over an account of Millésime would change it first.
func bankLetters() map[LetterKind]letterWords {
	hint := fault.Say("Si vous n’êtes pas à l’origine de ce changement, choisissez tout de suite un nouveau mot de passe, puis vérifiez votre IBAN dans votre profil.",
		"If you did not make this change, choose a new password at once, then check your IBAN in your profile.")
	return map[LetterKind]letterWords{
		LetterBankChanged: {
			subject: fault.Say("Vos coordonnées bancaires ont été modifiées", "Your bank details were changed"),
			paragraphs: []fault.Text{fault.Say("Vos clients lisent désormais sur vos factures l’IBAN qui se termine par {ending}.",
				"Your customers now read on your invoices the IBAN that ends in {ending}.")},
			action: fault.Say("Ce n’était pas moi", "It was not me"),
			hints:  []fault.Text{hint},
		},
		LetterBankRemoved: {
			subject: fault.Say("Vos coordonnées bancaires ont été retirées", "Your bank details were removed"),
			paragraphs: []fault.Text{fault.Say("Vos factures ne portent plus d’IBAN : vos clients ne savent plus où vous payer.",
				"Your invoices carry no IBAN any more: your customers no longer know where to pay you.")},
			action: fault.Say("Saisir un IBAN", "Enter an IBAN"),
			hints:  []fault.Text{hint},
		},
	}
}

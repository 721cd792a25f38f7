package domain

import "millesime/platform/fault"

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

package domain

import "millesime/platform/fault"

// bankLetters are those about the account that a supplier is paid on: whoever takes over an account of Millésime would change it first.
func bankLetters() map[LetterKind]letterWords {
	hint := fault.Text{
		FR: "Si vous n’êtes pas à l’origine de ce changement, choisissez tout de suite un nouveau mot de passe, puis vérifiez votre IBAN dans votre profil.",
		EN: "If you did not make this change, choose a new password at once, then check your IBAN in your profile.",
	}
	return map[LetterKind]letterWords{
		LetterBankChanged: {
			subject: fault.Text{FR: "Vos coordonnées bancaires ont été modifiées", EN: "Your bank details were changed"},
			paragraphs: []fault.Text{{
				FR: "Vos clients lisent désormais sur vos factures l’IBAN qui se termine par {ending}.",
				EN: "Your customers now read on your invoices the IBAN that ends in {ending}.",
			}},
			action: fault.Text{FR: "Ce n’était pas moi", EN: "It was not me"},
			hints:  []fault.Text{hint},
		},
		LetterBankRemoved: {
			subject: fault.Text{FR: "Vos coordonnées bancaires ont été retirées", EN: "Your bank details were removed"},
			paragraphs: []fault.Text{{
				FR: "Vos factures ne portent plus d’IBAN : vos clients ne savent plus où vous payer.",
				EN: "Your invoices carry no IBAN any more: your customers no longer know where to pay you.",
			}},
			action: fault.Text{FR: "Saisir un IBAN", EN: "Enter an IBAN"},
			hints:  []fault.Text{hint},
		},
	}
}

package domain

import "millesime/platform/fault"

// Letter is what a mail of the module says.
type Letter struct {
	Subject    fault.Text
	Paragraphs []fault.Text
	Action     fault.Text // of the button; "": none
	Hints      []fault.Text
	Footer     fault.Text
}

// WaiterLetter tells a waiter what is kept of its sales, how long and why, before any sale is (Code du travail, L1222-4; GDPR, art. 13).
func WaiterLetter(restaurant string) Letter {
	fill := func(fr, en string) fault.Text { return fault.Say(fr, en).Fill("restaurant", restaurant) }
	return Letter{
		Subject: fill("Vos ventes de vin à emporter chez {restaurant}", "Your sales of wine to take home at {restaurant}"),
		Paragraphs: []fault.Text{
			fill("{restaurant} vous inscrit parmi les serveurs qui proposent à ses clients de recevoir chez eux un vin de la carte. Cette information vous est due avant tout enregistrement (Code du travail, article L1222-4).",
				"{restaurant} adds you to the waiters who offer its guests to have a wine of the list delivered to their home. You are to be told so before anything is recorded (French Labour Code, article L1222-4)."),
			fill("Sont conservés : vos nom, prénom et adresse e-mail, un code personnel sous une forme illisible, et, pour chaque demande saisie en votre nom, sa date, ses vins, son montant et ce qu’elle est devenue.",
				"What is kept: your names and e-mail address, a personal code in a form that nobody can read, and for each request entered in your name its date, wines, amount and what became of it."),
			fill("Ces données servent à attribuer les ventes et à calculer, le cas échéant, ce qui vous revient. Seul {restaurant} les lit ; elles ne servent à rien d’autre.",
				"They serve to attribute sales and to work out what is due to you, if anything. {restaurant} alone reads them; they serve nothing else."),
			fill("Elles sont conservées tant que vous figurez parmi les serveurs, puis, pour les ventes conclues, tant que la loi impose de garder les pièces comptables (dix ans).",
				"They are kept as long as you are one of the waiters, then, for sales that were concluded, as long as the law has accounts kept (ten years)."),
		},
		Hints: []fault.Text{
			fill("Pour consulter, rectifier ou faire effacer vos données, adressez-vous à {restaurant}. Vous pouvez aussi saisir la CNIL (cnil.fr).",
				"To read, correct or erase your data, ask {restaurant}. You may also turn to the CNIL (cnil.fr)."),
		},
		Footer: fill("Vous recevez ce message parce que {restaurant} vous a inscrit parmi ses serveurs sur Millésime.",
			"You get this message because {restaurant} added you to its waiters on Millésime."),
	}
}

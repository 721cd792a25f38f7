package mail

import "strings"

// englishCode is the other language than French that mails and screens have.
const englishCode = "en"

// Greeting opens a mail, with the reader's name when it is known; lang is as in Compose.
func Greeting(lang, name string) string {
	hello := "Bonjour"
	if lang == englishCode {
		hello = "Hello"
	}
	return strings.TrimSpace(hello+" "+name) + ","
}

// ScreenURL is where a screen of the interface is in the reader's language: French paths have no prefix. publicURL has
// no trailing slash, path begins with one; lang is as in Compose.
func ScreenURL(publicURL, lang, path string) string {
	if lang == englishCode {
		return publicURL + "/en" + path
	}
	return publicURL + path
}

// ToScreen leads a reader there; nowhere, whom no screen is open to.
func ToScreen(hasScreens bool, label, url string) Action {
	if !hasScreens {
		return Action{}
	}
	return Action{Label: label, URL: url}
}

// words are the layout's own, in one language.
type words struct {
	Copy   string // before the address that the button leads to
	Footer string
	Maker  string
}

func french() words {
	return words{
		Copy:   "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
		Footer: "Vous recevez ce message car vous avez un compte Millésime. Merci de ne pas y répondre : cette adresse n’est pas lue.",
		Maker:  "Millésime, la place de marché du vin",
	}
}

func english() words {
	return words{
		Copy:   "If the button does not work, copy this address into your browser:",
		Footer: "You receive this message because you have a Millésime account. Please do not reply: nobody reads this address.",
		Maker:  "Millésime, the wine marketplace",
	}
}

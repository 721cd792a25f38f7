package domain

import (
	"maps"
	"regexp"
	"slices"

	"millesime/platform/fault"
)

// Letter is a mail to one person about accounts.
type Letter struct {
	To     Addressee
	Kind   LetterKind
	Values []any  // of its placeholders, as "name", value pairs; a fault.Text is put in the reader's language
	Path   string // that its button leads to, e.g. "/login"; "" where the letter has no button
}

// Addressee is who a letter goes to. Without an e-mail it goes to nobody, but costs the same.
type Addressee struct {
	Email    string
	Name     string
	First    string // name, alone
	Language string // fr or en
}

// LetterKind names what a letter is about.
type LetterKind string

// The letters.
const (
	LetterRegistered      LetterKind = "registered"       // to who registered
	LetterShopRegistered  LetterKind = "shop_registered"  // to who registered in a shop, with the link that makes it valid
	LetterNewRegistration LetterKind = "new_registration" // to the admins
	LetterActivation      LetterKind = "activation"       // an account made by somebody else
	LetterReset           LetterKind = "reset"
	LetterPasswordChanged LetterKind = "password_changed"
	LetterBankChanged     LetterKind = "bank_details_changed"
	LetterBankRemoved     LetterKind = "bank_details_removed"
)

// toStranger tells whether a letter goes to an address that nobody has confirmed. It does not repeat the name typed with
// it, but for a first name of one word: else anybody could have its own words mailed to anybody.
func (k LetterKind) toStranger() bool {
	return slices.Contains([]LetterKind{LetterRegistered, LetterShopRegistered, LetterActivation, LetterEmailLink}, k)
}

// oneWord is a first name that can say nothing else.
var oneWord = regexp.MustCompile(`^\p{Lu}\p{L}{0,19}([-’\']\p{L}{1,19})?$`)

// letterWords are what a letter says. Placeholders in braces are filled with the letter's values.
type letterWords struct {
	subject    fault.Text
	paragraphs []fault.Text
	action     fault.Text // the button; "" without one
	hints      []fault.Text
	footer     fault.Text // why the reader gets it; "" = because of its account
}

// letters is what letters say; those about status and e-mail are in letters_status.go, about
// relations in letters_relations.go.
func letters() map[LetterKind]letterWords {
	all := statusLetters()
	maps.Copy(all, emailLetters())
	maps.Copy(all, relationLetters())
	maps.Copy(all, bankLetters())
	maps.Copy(all, map[LetterKind]letterWords{
		LetterRegistered: {
			subject: fault.Say("Votre inscription à Millésime est enregistrée", "Your Millésime registration is received"),
			paragraphs: []fault.Text{
				fault.Say("Merci de votre inscription. Notre équipe vérifie vos informations et valide votre compte : vous recevrez un e-mail dès que ce sera fait.",
					"Thank you for registering. Our team checks your details and validates your account: you will get an e-mail as soon as this is done."),
				fault.Say("En attendant, vous pouvez déjà vous connecter et compléter votre profil.",
					"Meanwhile you can already sign in and complete your profile."),
			},
			action: fault.Say("Compléter mon profil", "Complete my profile"),
			hints:  []fault.Text{notYou()},
		},
		LetterShopRegistered: {
			subject: fault.Say("Confirmez votre adresse e-mail pour commander", "Confirm your e-mail address to order"),
			paragraphs: []fault.Text{
				fault.Say("Merci de votre inscription. Confirmez votre adresse e-mail : votre compte est aussitôt ouvert, et vous retrouvez la boutique.",
					"Thank you for registering. Confirm your e-mail address: your account opens at once, and you are back in the shop."),
			},
			action: fault.Say("Confirmer mon adresse", "Confirm my address"),
			hints: []fault.Text{
				{FR: "Ce lien est valable 7 jours et ne sert qu’une fois.", EN: "This link is valid for 7 days and works once."},
				notYou(),
			},
		},
		LetterNewRegistration: {
			subject: fault.Say("Nouvelle inscription : {company}", "New registration: {company}"),
			paragraphs: []fault.Text{
				{FR: "{name} ({group}) vient de s’inscrire et attend votre validation.", EN: "{name} ({group}) has just registered and waits for your validation."},
			},
			action: fault.Say("Voir le compte", "See the account"),
		},
		LetterActivation: {
			subject: fault.Say("Activez votre compte Millésime", "Activate your Millésime account"),
			paragraphs: []fault.Text{
				fault.Say("{inviter} vous a ouvert un compte sur Millésime, la place de marché du vin. Choisissez votre mot de passe pour l’activer.",
					"{inviter} has opened an account for you on Millésime, the wine marketplace. Choose your password to activate it."),
			},
			action: fault.Say("Choisir mon mot de passe", "Choose my password"),
			hints: []fault.Text{
				{FR: "Ce lien est valable 7 jours et ne sert qu’une fois.", EN: "This link is valid for 7 days and works once."},
				fault.Say("Si vous n’attendiez pas ce message, ignorez-le : sans mot de passe, le compte reste fermé.",
					"If you did not expect this message, ignore it: without a password the account stays closed."),
			},
		},
		LetterReset: {
			subject: fault.Say("Réinitialisez votre mot de passe", "Reset your password"),
			paragraphs: []fault.Text{
				{FR: "Vous avez demandé un nouveau mot de passe pour votre compte Millésime.", EN: "You asked for a new password for your Millésime account."},
			},
			action: fault.Say("Choisir un nouveau mot de passe", "Choose a new password"),
			hints: []fault.Text{
				{FR: "Ce lien est valable une heure et ne sert qu’une fois.", EN: "This link is valid for one hour and works once."},
				fault.Say("Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : votre mot de passe ne change pas.",
					"If you did not ask for this, ignore this message: your password does not change."),
			},
		},
		LetterPasswordChanged: {
			subject: fault.Say("Votre mot de passe a été modifié", "Your password was changed"),
			paragraphs: []fault.Text{
				fault.Say("Le mot de passe de votre compte Millésime vient d’être modifié, et vos autres appareils ont été déconnectés.",
					"The password of your Millésime account has just been changed, and your other devices were signed out."),
			},
			action: fault.Say("Ce n’était pas moi", "It was not me"),
			hints: []fault.Text{
				fault.Say("Si vous n’êtes pas à l’origine de ce changement, choisissez tout de suite un nouveau mot de passe avec le bouton ci-dessus.",
					"If you did not make this change, choose a new password at once with the button above."),
			},
		},
	})
	return all
}

func notYou() fault.Text {
	return fault.Say("Si vous n’êtes pas à l’origine de cette inscription, ignorez ce message.",
		"If you did not register, ignore this message.")
}

// Said is what a letter says to its reader.
type Said struct {
	Name       string // that it greets, "" for nobody in particular
	Subject    string
	Paragraphs []string
	Action     string
	Hints      []string
	Footer     string
}

// Says puts a letter in the reader's words.
func (l Letter) Says() Said {
	name := l.To.Name
	if l.Kind.toStranger() {
		if name = ""; oneWord.MatchString(l.To.First) {
			name = l.To.First
		}
	}
	words := letters()[l.Kind]
	in := func(text fault.Text) string { return text.Fill(l.Values...).In(l.To.Language) }
	return Said{
		Name: name, Subject: in(words.subject), Paragraphs: lines(words.paragraphs, in), Action: in(words.action),
		Hints: lines(words.hints, in), Footer: in(words.footer),
	}
}

func lines(texts []fault.Text, in func(fault.Text) string) []string {
	out := make([]string, 0, len(texts))
	for _, text := range texts {
		if line := in(text); line != "" { // a placeholder alone may have nothing to say
			out = append(out, line)
		}
	}
	return out
}

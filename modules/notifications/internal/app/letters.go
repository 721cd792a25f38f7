package app

import (
	"millesime/modules/notifications/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/mail"
)

// letter is the mail that tells one notification.
func (n *Notifier) letter(to usersapi.Party, told domain.Notification) (mail.Message, error) {
	return n.compose(to, told.MailSubject(), []fault.Text{told.Sentence()}, told.MailAction(), told.Path())
}

// compose writes a mail in its reader's language.
func (n *Notifier) compose(
	to usersapi.Party, subject fault.Text, lines []fault.Text, action fault.Text, path string,
) (mail.Message, error) {
	language := to.Language
	content := mail.Content{
		Subject: subject.In(language), Greeting: mail.Greeting(language, to.Name),
		Action: mail.Action{Label: action.In(language), URL: mail.ScreenURL(n.publicURL, language, path)},
		Footer: fault.Say("Vous choisissez ce que vous recevez dans votre profil, sous « Notifications ». Merci de ne pas répondre à ce message : cette adresse n’est pas lue.",
			"You choose what you receive in your profile, under “Notifications”. Please do not reply to this message: nobody reads this address.").In(language),
	}
	for _, line := range lines {
		content.Paragraphs = append(content.Paragraphs, line.In(language))
	}
	m, err := mail.Write(language, content)
	m.To, m.ToName = to.Email, to.Name
	return m, err
}

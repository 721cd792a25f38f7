package app

import (
	"context"
	"time"

	"millesime/modules/notifications/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/mail"
)

const (
	digestPeople = 200 // read at a time
	// keptFor is how long a notification is kept.
	keptFor = 180 * 24 * time.Hour
)

// SendDigests queues the daily summaries that are due and tells how many. What is due follows from the rows alone: a process
// that starts late sends what an earlier one did not, and no summary goes out twice however many replicas run.
func (n *Notifier) SendDigests(ctx context.Context) (int, error) {
	now := n.clock.Now()
	due := domain.LastDigest(now)
	sent := 0
	for {
		people, err := n.store.Awaiting(ctx, due, digestPeople)
		if err != nil {
			return sent, err
		}
		for _, id := range people {
			told, err := n.sendDigest(ctx, id, due, now)
			if err != nil {
				return sent, err
			}
			if told {
				sent++
			}
		}
		if len(people) < digestPeople {
			break
		}
	}
	return sent, n.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		return n.store.Purge(ctx, tx, now.Add(-keptFor))
	})
}

// sendDigest queues one person's summary; false when there is nothing to say.
func (n *Notifier) sendDigest(ctx context.Context, userID int64, due, now time.Time) (bool, error) {
	told := false
	err := n.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		told = false
		news, err := n.store.TakeDigest(ctx, tx, userID, due, now)
		if err != nil || len(news) == 0 {
			return err
		}
		to, err := n.parties.Parties(ctx, []int64{userID})
		if err != nil || to[userID].Status != auth.Valid {
			return err
		}
		if err := name(ctx, n.parties, news); err != nil {
			return err
		}
		open := fault.Say("Ouvrir Millésime", "Open Millésime")
		m, err := n.compose(to[userID], domain.DigestSubject(len(news)), domain.DigestText(news), open, "/")
		if err != nil {
			return err
		}
		told = true
		return n.mails.Add(ctx, tx, m)
	})
	return told && err == nil, err
}

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
		Action: to.Screen(n.publicURL, action, path),
		Footer: fault.Say("Vous choisissez ce que vous recevez dans votre profil, sous « Notifications ». Merci de ne pas répondre à ce message : cette adresse n’est pas lue.",
			"You choose what you receive in your profile, under “Notifications”. Please do not reply to this message: nobody reads this address.").In(language),
	}
	for _, line := range lines {
		content.Paragraphs = append(content.Paragraphs, line.In(language))
	}
	return to.Letter(content)
}

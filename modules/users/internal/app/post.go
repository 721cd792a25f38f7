package app

import (
	"context"

	"millesime/modules/users/internal/domain"
	"millesime/platform/db"
	"millesime/platform/mail"
)

// MailQueue keeps composed mails until they are sent (mail.Queue).
type MailQueue interface {
	Add(ctx context.Context, tx *db.Tx, mails ...mail.Message) error
}

// post is where letters are handed in; publicURL is where links lead, without a trailing slash.
type post struct {
	queue     MailQueue
	publicURL string
}

// Queue writes letters into the transaction, with one statement; they leave after the commit.
func (p *post) Queue(ctx context.Context, tx *db.Tx, letters ...domain.Letter) error {
	mails := make([]mail.Message, 0, len(letters))
	for _, l := range letters {
		m, err := p.compose(l)
		if err != nil {
			return err
		}
		mails = append(mails, m)
	}
	return p.queue.Add(ctx, tx, mails...)
}

func (p *post) compose(l domain.Letter) (mail.Message, error) {
	said := l.Says()
	content := mail.Content{
		Subject: said.Subject, Greeting: mail.Greeting(l.To.Language, said.Name), Paragraphs: said.Paragraphs, Hints: said.Hints,
		Footer: said.Footer,
	}
	if l.Path != "" {
		content.Action = mail.Action{Label: said.Action, URL: mail.ScreenURL(p.publicURL, l.To.Language, l.Path)}
	}
	m, err := mail.Write(l.To.Language, content)
	m.To, m.ToName = l.To.Email, said.Name
	return m, err
}

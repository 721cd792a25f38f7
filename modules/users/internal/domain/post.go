package domain

import (
	"context"

	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/mail"
)

// Letter is a mail to one person about accounts. What it says is in letters.go.
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

// Post takes letters.
type Post interface {
	// Queue writes letters into the transaction, with one statement; they leave after the commit.
	Queue(ctx context.Context, tx *db.Tx, letters ...Letter) error
}

// MailQueue keeps composed mails until they are sent (mail.Queue).
type MailQueue interface {
	Add(ctx context.Context, tx *db.Tx, mails ...mail.Message) error
}

type post struct {
	queue     MailQueue
	publicURL string
}

// NewPost makes the post office; publicURL is where links lead, without a trailing slash.
func NewPost(q MailQueue, publicURL string) Post { return &post{queue: q, publicURL: publicURL} }

func (p *post) Queue(ctx context.Context, tx *db.Tx, letters ...Letter) error {
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

func (p *post) compose(l Letter) (mail.Message, error) {
	words := letters()[l.Kind]
	if l.Kind.toStranger() {
		if l.To.Name = ""; oneWord.MatchString(l.To.First) {
			l.To.Name = l.To.First
		}
	}
	in := func(text fault.Text) string { return text.Fill(l.Values...).In(l.To.Language) }
	content := mail.Content{
		Subject: in(words.subject), Greeting: mail.Greeting(l.To.Language, l.To.Name),
		Paragraphs: lines(words.paragraphs, in), Hints: lines(words.hints, in), Footer: in(words.footer),
	}
	if l.Path != "" {
		content.Action = mail.Action{Label: in(words.action), URL: mail.ScreenURL(p.publicURL, l.To.Language, l.Path)}
	}
	m, err := mail.Compose(l.To.Language, content)
	m.To, m.ToName = l.To.Email, l.To.Name
	return m, err
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

package app

import (
	"context"

	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/lists"
	"millesime/platform/mail"
)

// Post sends the mails of the module.
type Post struct {
	queue     *mail.Queue
	publicURL string
}

// NewPost makes it over the queue of the house.
func NewPost(queue *mail.Queue, publicURL string) *Post {
	return &Post{queue: queue, publicURL: publicURL}
}

// Addressee is whom a mail goes to.
type Addressee struct {
	Email, Name, Language string

	Receipt *mail.Receipt // nil: nobody asks whether the mail left
}

// SendTo writes a letter to a guest who ordered; its button leads to what that follows. It leaves with the paper that it carries.
func (p *Post) SendTo(ctx context.Context, tx *db.Tx, guest usersapi.Party, l domain.Letter, carries mail.Enclosure) error {
	in := func(text fault.Text) string { return text.In(guest.Language) }
	m, err := guest.Letter(mail.Content{
		Subject: in(l.Subject), Greeting: mail.Greeting(guest.Language, guest.Name), Paragraphs: lists.Each(l.Paragraphs, in),
		Hints: lists.Each(l.Hints, in), Action: guest.Screen(p.publicURL, fault.Text{}, ""),
	})
	if err != nil {
		return err
	}
	m.Encloses = &carries
	return p.queue.Add(ctx, tx, m)
}

// Send writes a letter into the transaction. Its button leads to a path; "": it has none.
func (p *Post) Send(ctx context.Context, tx *db.Tx, to Addressee, l domain.Letter, path string) error {
	in := func(text fault.Text) string { return text.In(to.Language) }
	content := mail.Content{
		Subject: in(l.Subject), Greeting: mail.Greeting(to.Language, to.Name), Paragraphs: lists.Each(l.Paragraphs, in),
		Hints: lists.Each(l.Hints, in), Footer: in(l.Footer),
	}
	if path != "" {
		content.Action = mail.Action{Label: in(l.Action), URL: mail.ScreenURL(p.publicURL, to.Language, path)}
	}
	m, err := mail.Write(to.Language, content)
	if err != nil {
		return err
	}
	m.To, m.ToName, m.Receipt = to.Email, to.Name, to.Receipt
	return p.queue.Add(ctx, tx, m)
}

package mail

import (
	"bytes"
	_ "embed" // the layouts
	"errors"
	"fmt"
	htmltemplate "html/template"
	"net/url"
	"slices"
	"strings"
	texttemplate "text/template"
)

// maxHTML keeps mails whole: the largest mail reader cuts them at 102 kB.
const maxHTML = 100_000

// Content is what a mail says, without markup. Members are single lines of text in the reader's language; empty
// ones are left out.
type Content struct {
	Subject    string   // also the title
	Greeting   string   // "Bonjour Claire,"
	Paragraphs []string // before the button
	Action     Action
	Also       Action   // a second one, as a link below the button; the zero value: none
	Hints      []string // small, below the button: how long a link lasts, what to do when it was not you
	Footer     string   // why the reader gets this; "" = because of the account
}

// Action leads somewhere.
type Action struct {
	Label string
	URL   string // absolute
}

//go:embed layout.html
var htmlLayout string

//go:embed layout.txt
var textLayout string

// Both are parsed once.
var (
	htmlTemplate = htmltemplate.Must(htmltemplate.New("html").Parse(htmlLayout)) //nolint:gochecknoglobals // constant
	textTemplate = texttemplate.Must(texttemplate.New("text").Parse(textLayout)) //nolint:gochecknoglobals // constant
)

// page is what the layouts read.
type page struct {
	Content

	Lang  string
	Words words
}

// Draft is the content of a mail that is laid out when it leaves: the transaction that causes it need not wait for that,
// and it is small where it waits.
type Draft struct {
	Lang    string
	Content Content
}

// Write gives a mail to be laid out by its queue as Compose does; the recipient is left to the caller.
func Write(lang string, c Content) (Message, error) {
	c, err := c.checked()
	return Message{Subject: c.Subject, Draft: &Draft{lang, c}}, err
}

// LaidOut is the mail as it leaves.
func (m Message) LaidOut() (Message, error) {
	if m.Draft == nil {
		return m, nil
	}
	laid, err := Compose(m.Draft.Lang, m.Draft.Content)
	laid.To, laid.ToName, laid.Attached = m.To, m.ToName, m.Attached
	return laid, err
}

// Compose lays the content out as HTML and as plain text; lang is "en", anything else is French. The recipient is
// left to the caller.
func Compose(lang string, c Content) (Message, error) {
	c, err := c.checked()
	if err != nil {
		return Message{}, err
	}
	p := page{Content: c, Lang: "fr", Words: french()}
	if lang == englishCode {
		p.Lang, p.Words = englishCode, english()
	}
	if p.Footer == "" {
		p.Footer = p.Words.Footer
	}
	var html, text bytes.Buffer
	if err := textTemplate.Execute(&text, p); err != nil {
		return Message{}, fmt.Errorf("mail: layout: %w", err)
	}
	if err := htmlTemplate.Execute(&html, p.typeset()); err != nil {
		return Message{}, fmt.Errorf("mail: layout: %w", err)
	}
	if html.Len() > maxHTML {
		return Message{}, fmt.Errorf("%w: %d bytes of HTML", ErrInvalid, html.Len())
	}
	return Message{Subject: c.Subject, Text: strings.TrimSpace(text.String()) + "\n", HTML: html.String()}, nil
}

// typeset keeps the punctuation of French on the line of its word.
func (p page) typeset() page {
	if p.Lang != "fr" {
		return p
	}
	bind := strings.NewReplacer(" :", "\u00a0:", " ;", "\u00a0;", " ?", "\u00a0?", " !", "\u00a0!", "« ", "«\u00a0", " »", "\u00a0»").Replace
	p.Subject, p.Footer, p.Words.Copy = bind(p.Subject), bind(p.Footer), bind(p.Words.Copy)
	p.Paragraphs, p.Hints = slices.Clone(p.Paragraphs), slices.Clone(p.Hints)
	for _, lines := range [][]string{p.Paragraphs, p.Hints} {
		for i := range lines {
			lines[i] = bind(lines[i])
		}
	}
	return p
}

// checked brings every text onto one line, so that nobody's name makes paragraphs of its own.
func (c Content) checked() (Content, error) {
	c.Subject, c.Greeting, c.Footer = oneLine(c.Subject), oneLine(c.Greeting), oneLine(c.Footer)
	c.Paragraphs, c.Hints = linesOf(c.Paragraphs), linesOf(c.Hints)
	if c.Subject == "" {
		return c, fmt.Errorf("%w: no subject", ErrInvalid)
	}
	return c, errors.Join(c.Action.check(), c.Also.check())
}

// check refuses what leads nowhere; the zero value is none.
func (a *Action) check() error {
	a.Label = oneLine(a.Label)
	if *a == (Action{}) {
		return nil
	}
	u, err := url.Parse(a.URL)
	if err != nil || (u.Scheme != "https" && u.Scheme != "http") || u.Host == "" || a.Label == "" {
		return fmt.Errorf("%w: the action needs a label and an absolute address", ErrInvalid)
	}
	a.URL = u.String()
	return nil
}

func linesOf(texts []string) []string {
	var lines []string
	for _, text := range texts {
		if line := oneLine(text); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

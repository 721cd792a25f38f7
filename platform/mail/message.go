package mail

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	netmail "net/mail"
	"strings"
	"unicode"

	gomail "github.com/wneessen/go-mail"
)

var (
	// ErrInvalid is the error of a message that no server would take: trying again is of no use.
	ErrInvalid = errors.New("mail: the message cannot be sent as it is")
	// ErrNotSent is the error of a mail server that is away or refuses. Its cause is told as text only, so that
	// nobody mistakes a mail server that is away for a database that is.
	ErrNotSent = errors.New("mail: not sent")
)

// Message is one mail to one person.
type Message struct {
	ID      string `json:"-"` // the same at each attempt, so that who gets it twice can tell; "" = a new one
	To      string // e-mail address alone
	ToName  string // "" = the address alone is shown
	Subject string
	Text    string
	HTML    string // "" = plain text only
	Draft   *Draft // what is still to be laid out as Text and HTML; nil = nothing

	Receipt *Receipt // asked for by whom it matters that the mail left; nil = by nobody

	Encloses *Enclosure   // a paper that a draft carries, which is looked for as it leaves; nil = none
	Attached []Attachment `json:"-"`
}

// Sender sends mails. It may be used from several goroutines.
type Sender interface {
	Send(ctx context.Context, m Message) error
}

// maxAddress is the longest address SMTP carries (RFC 5321, 4.5.3.1.3).
const maxAddress = 254

// build makes the mail that goes over the wire or into a file.
func (o Options) build(m Message) (*gomail.Msg, error) {
	if err := checkAddress(m.To); err != nil {
		return nil, err
	}
	subject := headerText(m.Subject)
	if subject == "" || m.Text == "" {
		return nil, fmt.Errorf("%w: no subject or no text", ErrInvalid)
	}
	msg := gomail.NewMsg(gomail.WithNoDefaultUserAgent())
	msg.FromMailAddress(&netmail.Address{Name: headerText(o.From.Name), Address: o.From.Address})
	msg.ToMailAddress(&netmail.Address{Name: headerText(m.ToName), Address: m.To})
	msg.Subject(encodedSubject(subject))
	msg.SetDateWithValue(o.Clock.Now())
	msg.SetMessageIDWithValue(cmp.Or(m.ID, o.IDs.UUID()) + "@" + domainOf(o.From.Address))
	msg.SetGenHeader("Auto-Submitted", "auto-generated") // no out-of-office answers
	msg.SetBodyString(gomail.TypeTextPlain, m.Text)
	if m.HTML != "" {
		msg.AddAlternativeString(gomail.TypeTextHTML, m.HTML)
	}
	for _, a := range m.Attached {
		msg.AttachReadSeeker(headerText(a.Name), bytes.NewReader(a.Content), gomail.WithFileContentType(gomail.ContentType(a.MediaType)))
	}
	return msg, nil
}

// longestWord is an encoded word that stands beside "Subject: " on the first line.
const longestWord = 60

// encodedSubject is a subject in ASCII (RFC 2047), by words short enough that the first one begins on the line of the header's
// name: an empty first line looks like no subject to some readers.
func encodedSubject(subject string) string {
	if !strings.ContainsFunc(subject, func(r rune) bool { return r > unicode.MaxASCII }) {
		return subject
	}
	const begin, end = "=?utf-8?q?", "?="
	var words []string
	word := begin
	for _, r := range subject {
		letter := quoted(r)
		if len(word)+len(letter)+len(end) > longestWord {
			words, word = append(words, word+end), begin
		}
		word += letter
	}
	return strings.Join(append(words, word+end), " ")
}

// quoted is a character inside an encoded word.
func quoted(r rune) string {
	switch {
	case r == ' ':
		return "_"
	case r < unicode.MaxASCII && (unicode.IsLetter(r) || unicode.IsDigit(r)):
		return string(r)
	}
	var hex strings.Builder
	for _, b := range []byte(string(r)) {
		_, _ = fmt.Fprintf(&hex, "=%02X", b)
	}
	return hex.String()
}

// checkAddress accepts one plain address in ASCII, which every server takes: no name, no quotes, nothing that ends a line.
func checkAddress(address string) error {
	parsed, err := netmail.ParseAddress(address)
	if err != nil || parsed.Address != address || len(address) > maxAddress ||
		strings.ContainsFunc(address, func(r rune) bool { return r <= ' ' || r > '~' || r == '"' }) {
		return fmt.Errorf("%w: the recipient is not an e-mail address", ErrInvalid)
	}
	return nil
}

// oneLine turns whatever could end a line or hide text into single spaces; spaces inside amounts stay whole.
func oneLine(s string) string {
	parts := strings.FieldsFunc(strings.ToValidUTF8(s, "\uFFFD"), func(r rune) bool {
		return (unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f') || unicode.IsControl(r) ||
			unicode.In(r, unicode.Zl, unicode.Zp, unicode.Bidi_Control)
	})
	return strings.TrimSpace(strings.Join(parts, " "))
}

// headerText also breaks what readers would decode: a typed "=?utf-8?q?=0D=0A?=" becomes a line end in their hands.
func headerText(s string) string { return strings.ReplaceAll(oneLine(s), "=?", "= ?") }

func domainOf(address string) string {
	return address[strings.LastIndexByte(address, '@')+1:]
}

// Receipt is what a mail is about to whom it matters that it left.
type Receipt struct {
	Kind string
	ID   int64
}

// Receipts are told that mails left: that the mail server took them, once at least.
type Receipts interface {
	HandedOver(ctx context.Context, r Receipt, to string) error
}

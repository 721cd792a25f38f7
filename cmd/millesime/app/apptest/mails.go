package apptest

import (
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/mail"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Mail is one that was sent, as its reader sees it.
type Mail struct {
	To      string // address alone
	Subject string
	Text    string
	HTML    string
}

// Mails are all that were sent, the oldest first. It waits until every event has reached its
// handlers and every mail has left.
func (h *House) Mails(t testing.TB) []Mail {
	t.Helper()
	h.Settle(t)
	if err := h.App.Mails.Drain(t.Context()); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(h.App.Config.MailDir(), "*.eml")) // names sort by time
	if err != nil {
		t.Fatal(err)
	}
	mails := make([]Mail, len(files))
	for i, file := range files {
		if mails[i], err = readMail(file); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
	}
	return mails
}

// MailTo is the last mail to an address; the test fails when there is none.
func (h *House) MailTo(t testing.TB, address string) Mail {
	t.Helper()
	mails := h.Mails(t)
	for i := range mails {
		if m := mails[len(mails)-1-i]; strings.EqualFold(m.To, address) {
			return m
		}
	}
	t.Fatalf("none of %d mails went to %s", len(mails), address)
	return Mail{}
}

var address = regexp.MustCompile(`(?m)^https?://\S+$`)

// Link is the path and query that the mail's button leads to, e.g. "/forgot-password/<token>".
func (m Mail) Link(t testing.TB) string {
	t.Helper()
	u, err := url.Parse(address.FindString(m.Text))
	if err != nil || u.Host == "" {
		t.Fatalf("no link in %q", m.Text)
	}
	return u.RequestURI()
}

func readMail(file string) (Mail, error) {
	content, err := os.Open(file) //nolint:gosec // found in the test's own folder
	if err != nil {
		return Mail{}, err
	}
	defer func() { _ = content.Close() }()
	raw, err := mail.ReadMessage(content)
	if err != nil {
		return Mail{}, err
	}
	to, err := raw.Header.AddressList("To")
	if err != nil {
		return Mail{}, err
	}
	var words mime.WordDecoder
	subject, err := words.DecodeHeader(raw.Header.Get("Subject"))
	if err != nil {
		return Mail{}, err
	}
	text, html, err := readParts(raw)
	return Mail{To: to[0].Address, Subject: subject, Text: text, HTML: html}, err
}

// readParts reads the plain text and its HTML alternative.
func readParts(raw *mail.Message) (text, html string, err error) {
	kind, params, err := mime.ParseMediaType(raw.Header.Get("Content-Type"))
	if err != nil || !strings.HasPrefix(kind, "multipart/") {
		content, readErr := io.ReadAll(quotedprintable.NewReader(raw.Body))
		return unixLines(content), "", errors.Join(err, readErr)
	}
	parts := multipart.NewReader(raw.Body, params["boundary"])
	for {
		part, err := parts.NextPart() // decodes quoted-printable
		if errors.Is(err, io.EOF) {
			return text, html, nil
		}
		if err != nil {
			return "", "", err
		}
		content, err := io.ReadAll(part)
		if err != nil {
			return "", "", err
		}
		if strings.HasPrefix(part.Header.Get("Content-Type"), "text/html") {
			html = unixLines(content)
		} else {
			text = unixLines(content)
		}
	}
}

func unixLines(content []byte) string { return strings.ReplaceAll(string(content), "\r\n", "\n") }

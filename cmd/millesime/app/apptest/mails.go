package apptest

import (
	"encoding/base64"
	"errors"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/mail"
	"net/textproto"
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
	Files   map[string][]byte // that go along, by their names
}

// Mails are all that were sent, the oldest first. It waits until every event has reached its
// handlers, every paper is made and every mail has left.
func (h *House) Mails(t testing.TB) []Mail {
	t.Helper()
	h.Settle(t)
	made := h.App.Modules
	if err := errors.Join(made.Documents.Drain(t.Context()), made.TasteAndBuy.Drain(t.Context()), h.App.Mails.Drain(t.Context())); err != nil {
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
	m := Mail{To: to[0].Address, Subject: subject, Files: map[string][]byte{}}
	err = readParts(&m, textproto.MIMEHeader(raw.Header), raw.Body)
	return m, err
}

// readParts reads a part of a mail, with those that it is made of.
func readParts(m *Mail, header textproto.MIMEHeader, body io.Reader) error {
	kind, params, err := mime.ParseMediaType(header.Get("Content-Type"))
	if err == nil && strings.HasPrefix(kind, "multipart/") {
		parts := multipart.NewReader(body, params["boundary"])
		for {
			part, err := parts.NextRawPart()
			if errors.Is(err, io.EOF) {
				return nil
			}
			if err == nil {
				err = readParts(m, part.Header, part)
			}
			if err != nil {
				return err
			}
		}
	}
	switch header.Get("Content-Transfer-Encoding") {
	case "quoted-printable":
		body = quotedprintable.NewReader(body)
	case "base64":
		body = base64.NewDecoder(base64.StdEncoding, body)
	}
	content, err := io.ReadAll(body)
	_, file, attached := strings.Cut(header.Get("Content-Disposition"), "filename=")
	switch {
	case attached:
		name, decodeErr := new(mime.WordDecoder).DecodeHeader(strings.Trim(file, `"`))
		m.Files[name], err = content, errors.Join(err, decodeErr)
	case kind == "text/html":
		m.HTML = unixLines(content)
	default:
		m.Text = unixLines(content)
	}
	return err
}

func unixLines(content []byte) string { return strings.ReplaceAll(string(content), "\r\n", "\n") }

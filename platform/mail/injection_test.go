package mail_test

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"millesime/platform/mail"
)

// hostile is text that tries to begin a header, a body or another command.
func hostile() []string {
	return []string{
		"x\r\nBcc: thief@evil.example", "x\nBcc: thief@evil.example", "x\rBcc: thief@evil.example", "x\r\n\r\n<script>",
		"x\r\n.\r\nMAIL FROM:<thief@evil.example>", "x\u2028Bcc: thief@evil.example", "x\u0085Bcc: thief@evil.example",
		"x\x00Bcc: thief@evil.example", "x\vBcc: t", "x\fBcc: t", "=?utf-8?q?x=0D=0ABcc:_thief@evil.example?=",
		"\"x\"\r\n <thief@evil.example>", "x\xff\xfe\r\nBcc: t", strings.Repeat("é", 3000) + "\r\nBcc: thief@evil.example", "\u202eBcc",
	}
}

var usual = []string{"Auto-Submitted", "Content-Type", "Date", "From", "Message-Id", "Mime-Version", "Subject", "To"}

func TestNoHeaderFromNamesAndSubjects(t *testing.T) {
	t.Parallel()
	for _, text := range hostile() {
		folder := t.TempDir()
		o := options("", folder)
		o.From.Name = text
		m := letter()
		m.ToName, m.Subject = text, text
		if err := open(t, o).Send(t.Context(), m); err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		content, err := os.ReadFile(filepath.Join(folder, files(t, folder)[0]))
		if err != nil {
			t.Fatal(err)
		}
		got := read(t, string(content))
		slices.Sort(got.names)
		if !slices.Equal(got.names, usual) {
			t.Errorf("%q: headers %q", text, got.names)
		}
		if got.text != m.Text || got.html != m.HTML {
			t.Errorf("%q: the body is %q, %q", text, got.text, got.html)
		}
		if subject := got.headers["Subject"]; strings.ContainsAny(subject, "\r\n\v\f\x00\u2028\u0085\u202e") {
			t.Errorf("%q: subject %q", text, subject)
		}
		if !strings.HasSuffix(got.headers["To"], "<claire@cave.example>") || strings.Count(got.headers["To"], "<") > strings.Count(text, "<")+1 {
			t.Errorf("%q: to %q", text, got.headers["To"])
		}
	}
}

func TestHostileAddressesAreRefused(t *testing.T) {
	t.Parallel()
	p := (&post{}).start(t)
	s := open(t, options("smtp://"+p.addr, ""))
	addresses := []string{
		"", "claire", "claire@", "@cave.example", "a@b.example, c@d.example", "Claire <claire@cave.example>", "<claire@cave.example>",
		"claire@cave.example ", "\"a b\"@cave.example", "\"a\r\nb\"@cave.example", "a(b)@cave.example", "undisclosed:;", "élise@cave.example", "claire@château.example", strings.Repeat("a", 250) + "@b.example",
	}
	for _, text := range hostile() {
		addresses = append(addresses, text, text+"@cave.example", "claire@"+text, "claire@cave.example"+text)
	}
	for _, address := range addresses {
		m := letter()
		m.To = address
		if err := s.Send(t.Context(), m); !errors.Is(err, mail.ErrInvalid) || strings.ContainsAny(err.Error(), "\r\n") {
			t.Errorf("%q: %v", address, err)
		}
	}
	if mails, commands := p.received(); len(mails)+len(commands) != 0 {
		t.Errorf("%q %q", mails, commands)
	}
}

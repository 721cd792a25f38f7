package mail_test

import (
	"crypto/tls"
	"encoding/base64"
	"errors"
	"net"
	netmail "net/mail"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/ids"
	"millesime/platform/mail"
)

func options(url, folder string) mail.Options {
	return mail.Options{
		URL: url, From: netmail.Address{Name: "Millésime", Address: "no-reply@vin.example"}, Folder: folder,
		Clock: clock.NewFixed(time.Date(2026, 11, 21, 8, 0, 0, 123_000, time.UTC)), IDs: ids.NewSequence(1),
		Timeout: time.Minute, // it answers, however busy the machine is
	}
}

func open(t testing.TB, o mail.Options) mail.Sender {
	t.Helper()
	s, err := mail.Open(o)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func letter() mail.Message {
	return mail.Message{
		To: "claire@cave.example", ToName: "Claire Dupré", Subject: "Votre accès", Text: "Bonjour é\n.\nfin\n", HTML: "<p>Bonjour é</p>",
	}
}

func TestSentBySMTP(t *testing.T) {
	t.Parallel()
	p := (&post{}).start(t)
	m := letter()
	m.ID = "one"
	if err := open(t, options("smtp://"+p.addr, "")).Send(t.Context(), m); err != nil {
		t.Fatal(err)
	}
	mails, commands := p.received()
	if len(mails) != 1 {
		t.Fatalf("%d mails", len(mails))
	}
	for _, want := range []string{"EHLO vin.example", "RCPT TO:<claire@cave.example>"} {
		if !slices.Contains(commands, want) {
			t.Errorf("%q is missing in %q", want, commands)
		}
	}
	if !slices.ContainsFunc(commands, func(c string) bool { return strings.HasPrefix(c, "MAIL FROM:<no-reply@vin.example>") }) {
		t.Errorf("sender in %q", commands)
	}
	got := read(t, mails[0])
	for header, want := range map[string]string{
		"From": "Millésime <no-reply@vin.example>", "To": "Claire Dupré <claire@cave.example>", "Subject": "Votre accès",
		"Date": "Sat, 21 Nov 2026 08:00:00 +0000", "Auto-Submitted": "auto-generated", "Mime-Version": "1.0",
	} {
		if got.headers[header] != want {
			t.Errorf("%s: %q, want %q", header, got.headers[header], want)
		}
	}
	if got.headers["Message-Id"] != "<one@vin.example>" {
		t.Errorf("Message-ID %q", got.headers["Message-Id"])
	}
	if got.text != letter().Text || got.html != letter().HTML {
		t.Errorf("text %q, html %q", got.text, got.html)
	}
}

func TestTLS(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, scheme string
		implicit     bool
	}{{"STARTTLS when offered", "smtp://", false}, {"implicit TLS", "smtps://", true}} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			auth := base64.StdEncoding.EncodeToString([]byte("\x00post@vin.example\x00p@ss:w/rd"))
			p := (&post{tls: &tls.Config{}, implicit: c.implicit, auth: auth}).start(t)
			o := options(c.scheme+"post%40vin.example:p%40ss%3Aw%2Frd@"+p.addr, "")
			o.Roots = p.roots
			if err := open(t, o).Send(t.Context(), letter()); err != nil {
				t.Fatal(err)
			}
			if mails, _ := p.received(); len(mails) != 1 || !p.encrypted {
				t.Errorf("%d mails, encrypted: %v", len(mails), p.encrypted)
			}
			o.Roots = nil
			if err := open(t, o).Send(t.Context(), letter()); !errors.Is(err, mail.ErrNotSent) || !strings.Contains(err.Error(), "certificate") {
				t.Errorf("an unknown authority is trusted: %v", err)
			}
		})
	}
}

// Who can be signed in to by a digest is not told the password, however TLS begins.
func TestADigestGoesBeforeThePassword(t *testing.T) {
	t.Parallel()
	for scheme, implicit := range map[string]bool{"smtp://": false, "smtps://": true} {
		t.Run(scheme, func(t *testing.T) {
			t.Parallel()
			p := (&post{tls: &tls.Config{}, implicit: implicit, digests: true}).start(t)
			o := options(scheme+"post:secret@"+p.addr, "")
			o.Roots = p.roots
			if err := open(t, o).Send(t.Context(), letter()); err != nil {
				t.Fatal(err)
			}
			if mails, commands := p.received(); len(mails) != 1 || !slices.Contains(commands, "AUTH CRAM-MD5") {
				t.Errorf("%d mails, %q", len(mails), commands)
			}
		})
	}
}

// Mails that follow one another share a connection; one that the server has ended meanwhile costs none of them. Mails at one
// moment have their own.
func TestMailsShareConnections(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		hangUp bool
		most   int
		want   int
	}{"kept": {want: 1}, "hung up": {hangUp: true, want: 4}, "two over each": {most: 2, want: 2}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			auth := base64.StdEncoding.EncodeToString([]byte("\x00post\x00secret"))
			p := (&post{tls: &tls.Config{}, auth: auth, hangUp: c.hangUp, most: c.most}).start(t)
			o := options("smtp://post:secret@"+p.addr, "")
			o.Roots = p.roots
			sender := open(t, o)
			for range 4 {
				if err := sender.Send(t.Context(), letter()); err != nil {
					t.Fatal(err)
				}
			}
			mails, commands := p.received()
			if signedIn := strings.Count(strings.Join(commands, "\n"), "AUTH "); len(mails) != 4 || signedIn != c.want {
				t.Errorf("%d mails over %d connections, want four over %d", len(mails), signedIn, c.want)
			}
			if c.want > 1 {
				return
			}
			var all sync.WaitGroup
			for range 8 {
				all.Go(func() {
					if err := sender.Send(t.Context(), letter()); err != nil {
						t.Error(err)
					}
				})
			}
			all.Wait()
			if mails, _ := p.received(); len(mails) != 12 {
				t.Errorf("%d mails, want twelve", len(mails))
			}
		})
	}
}

// A connection that the server has ended, or to which no mail goes, is closed.
func TestConnectionsAreClosed(t *testing.T) { //nolint:paralleltest // nothing is collected meanwhile, which closes what was left open
	collects := debug.SetGCPercent(-1)
	defer debug.SetGCPercent(collects)
	for name, c := range map[string]struct {
		post  *post
		trust bool
		mails int
		ended int // but the last, which is kept
	}{
		"hung up": {&post{hangUp: true}, false, 30, 29}, "over TLS": {&post{hangUp: true, tls: &tls.Config{}, implicit: true}, true, 3, 2},
		"not trusted": {&post{tls: &tls.Config{}}, false, 3, 3},
	} {
		t.Run(name, func(t *testing.T) {
			p := c.post.start(t)
			scheme := "smtp://"
			if p.implicit {
				scheme = "smtps://"
			}
			o := options(scheme+p.addr, "")
			if c.trust {
				o.Roots = p.roots
			}
			sender := open(t, o)
			for range c.mails {
				if err := sender.Send(t.Context(), letter()); (err == nil) != (c.ended < c.mails) {
					t.Fatal(err)
				}
			}
			late := time.NewTimer(10 * time.Second)
			defer late.Stop()
			for n := range c.ended {
				select {
				case <-p.ended:
				case <-late.C:
					t.Fatalf("%d connections of %d were not closed in time", c.ended-n, c.ended)
				}
			}
		})
	}
}

// A mail that is refused over a kept connection is not sent over another.
func TestRefusedOverAKeptConnection(t *testing.T) {
	t.Parallel()
	p := (&post{}).start(t)
	sender := open(t, options("smtp://"+p.addr, ""))
	if err := sender.Send(t.Context(), letter()); err != nil {
		t.Fatal(err)
	}
	p.refuses("550 no such user")
	if err := sender.Send(t.Context(), letter()); !errors.Is(err, mail.ErrNotSent) || !strings.Contains(err.Error(), "550") {
		t.Fatalf("got %v", err)
	}
	if mails, commands := p.received(); len(mails) != 1 || strings.Count(strings.Join(commands, "\n"), "RCPT ") != 2 {
		t.Errorf("%d mails, %q", len(mails), commands)
	}
}

// BenchmarkSend sends mails one after the other to a server with TLS and a password.
func BenchmarkSend(b *testing.B) {
	auth := base64.StdEncoding.EncodeToString([]byte("\x00post\x00secret"))
	p := (&post{tls: &tls.Config{}, auth: auth}).start(b)
	o := options("smtp://post:secret@"+p.addr, "")
	o.Roots = p.roots
	sender := open(b, o)
	for b.Loop() {
		if err := sender.Send(b.Context(), letter()); err != nil {
			b.Fatal(err)
		}
	}
}

// What goes wrong is an error to try again on, never one that looks as if the database were away, and never one
// that tells the password or whom the mail was to.
func TestNotSent(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		post *post
		user string
		says string
	}{
		"refused recipient":      {&post{refuse: "550 5.1.1 <Claire@cave.example>: no such user"}, "", "5.1.1 … no such user"},
		"a user without at sign": {&post{refuse: "550 claire: unknown, see https://post.example/?to=claire%40cave.example"}, "", "550 … unknown, see …"},
		"part of another word":   {&post{refuse: "550 eclairer is not a command"}, "", "eclairer is not a command"},
		"server full":            {&post{refuse: "452 try later"}, "", "452"},
		"connection lost":        {&post{disconnect: true}, "", ""},
		"server that is silent":  {&post{silent: true}, "", ""},
		"no password in clear":   {&post{auth: "x"}, "user:hunter2@", ""},
		"wrong password":         {&post{tls: &tls.Config{}, auth: "x"}, "user:hunter2@", "535"},
		"server without sign-in": {&post{}, "user:hunter2@", ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := c.post.start(t)
			o := options("smtp://"+c.user+p.addr, "")
			o.Roots = p.roots
			if c.post.silent {
				o.Timeout = 100 * time.Millisecond
			}
			err := open(t, o).Send(t.Context(), letter())
			if !errors.Is(err, mail.ErrNotSent) || !strings.Contains(err.Error(), c.says) {
				t.Fatalf("got %v", err)
			}
			judge(t, err)
			if mails, commands := p.received(); len(mails) != 0 || strings.Contains(strings.Join(commands, "\n"), "hunter2") {
				t.Errorf("%q %q", mails, commands)
			}
		})
	}
}

func TestServerThatIsAway(t *testing.T) {
	t.Parallel()
	listener, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	addr := listener.Addr().String()
	_ = listener.Close()
	err = open(t, options("smtp://user:hunter2@"+addr, "")).Send(t.Context(), letter())
	if !errors.Is(err, mail.ErrNotSent) {
		t.Fatalf("got %v", err)
	}
	judge(t, err)
}

func judge(t *testing.T, err error) {
	t.Helper()
	if db.IsUnavailable(err) {
		t.Errorf("taken for a database that is away: %v", err)
	}
	if strings.Contains(err.Error(), "hunter2") {
		t.Errorf("the password is told: %v", err)
	}
	if strings.Contains(strings.ToLower(err.Error()), "cave.example") {
		t.Errorf("the recipient is told: %v", err)
	}
}

func TestOpenRefuses(t *testing.T) {
	t.Parallel()
	for _, url := range []string{"http://mail", "smtp://", "smtp://user:hunter2@mail:x", "smtp://user:hunter2@%zz"} {
		_, err := mail.Open(options(url, ""))
		if err == nil || strings.Contains(err.Error(), "hunter2") {
			t.Errorf("%s: %v", url, err)
		}
	}
	o := options("", "")
	o.From.Address = "no-reply"
	if _, err := mail.Open(o); err == nil {
		t.Error("a sender without domain is accepted")
	}
}

package documents_test

import (
	"bytes"
	"context"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/db"
	"millesime/platform/mail"
	"millesime/platform/paper"
)

var linked = regexp.MustCompile(`https?://\S+/document/\S+`)

// linkIn is the path of the link of a mail that opens a document without a session.
func (s scene) linkIn(m apptest.Mail) string {
	s.Helper()
	at, err := url.Parse(linked.FindString(m.Text))
	if err != nil || at.Path == "" {
		s.Fatalf("no link in %q", m.Text)
	}
	return at.Path
}

func (s scene) mailOf(subject string) apptest.Mail {
	s.Helper()
	for _, m := range s.h.Mails(s.TB) {
		if strings.HasPrefix(m.Subject, subject) {
			return m
		}
	}
	s.Fatalf("no mail %q", subject)
	return apptest.Mail{}
}

// The mails of an order and of its invoice carry the paper, and a link that opens it without a session, as a file to be saved. The trail
// has it as read by whom the link is for.
func TestMailsCarryWhatTheySpeakOf(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.delivered(6)
		for subject, kind := range map[string]string{"Votre commande CMD": "order", "Votre facture FAC": "invoice"} {
			m := s.mailOf(subject)
			listed := s.buyer.Get("/api/documents?kind[]=" + kind).Want(200)
			kept := s.buyer.Get(listed.Text("hydra:member/0/url")).Want(200).Body
			if name := listed.Text("hydra:member/0/filename"); !bytes.Equal(m.Files[name], kept) {
				s.Errorf("%s carries %d files, not %s", subject, len(m.Files), name)
			}
			if !strings.Contains(m.Text, "jusqu’au 16/12/2026") {
				s.Errorf("%s does not say until when: %s", subject, m.Text)
			}
			guest := s.h.Guest(s.TB)
			page := guest.Get(s.linkIn(m))
			file := guest.Get(page.Header.Get("Location")).Want(200)
			if page.Status != 303 && page.Status != 302 || !bytes.Equal(file.Body, kept) || !strings.HasPrefix(file.Header.Get("Content-Disposition"), "attachment") {
				s.Errorf("the link answers %d, then %s", page.Status, file.Header)
			}
		}
		const trail = "SELECT COUNT(*) FROM audit_entries WHERE action = 'documents.read_by_link' AND actor_id = ?"
		if n := s.h.Count(s.TB, trail, apptest.Restaurant); n != 2 {
			s.Errorf("the trail has %d entries of links", n)
		}
	})
}

// A mail may look before its paper is begun, when events are behind: it waits, as it does for one that is being made.
func TestAMailWaitsForAPaperThatIsNotBegun(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		m, err := mail.Write("fr", mail.Content{Subject: "Votre commande", Paragraphs: []string{"Elle est reçue."}})
		if err != nil {
			s.Fatal(err)
		}
		m.To, m.Encloses = apptest.Email(apptest.Restaurant), &mail.Enclosure{Of: paper.OfOrder(1 << 40), Reader: apptest.Restaurant, Awaited: true}
		add := func(ctx context.Context, tx *db.Tx) error { return s.h.App.Mails.Add(ctx, tx, m) }
		if err := s.h.App.DB.InTx(s.Context(), add); err != nil {
			s.Fatal(err)
		}
		for range 7 {
			s.now.Advance(5 * time.Minute)
			if slices.ContainsFunc(s.h.Mails(s.TB), func(m apptest.Mail) bool { return m.Subject == "Votre commande" }) {
				s.Fatal("it left without its paper")
			}
		}
		s.now.Advance(6 * time.Minute)
		if left := s.mailOf("Votre commande"); !strings.Contains(left.Text, "vous le trouverez dans vos documents") {
			s.Errorf("after 41 minutes it says %s", left.Text)
		}
	})
}

// A link that is forged, ended, or for somebody who has lost the right opens nothing, and says calmly where to go instead.
func TestALinkOpensNothingAnyMore(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		s.delivered(6)
		link, guest := s.linkIn(s.mailOf("Votre facture FAC")), s.h.Guest(s.TB)
		token := strings.TrimPrefix(link, "/document/")
		closed := func(path string, page int, said string) {
			s.Helper()
			got := guest.Get(path)
			if got.Status != page || !strings.Contains(string(got.Body), said) || !strings.Contains(string(got.Body), `href="/documents"`) {
				s.Errorf("%s: %d %s", path, got.Status, got.Body)
			}
			guest.Get("/api/document_links/" + strings.TrimPrefix(path, "/document/")).Want(page)
		}
		closed("/document/"+token[:len(token)-2], 404, "introuvable")
		closed("/document/x", 404, "introuvable")
		s.h.Exec(s.TB, "UPDATE documents SET customer_id = ? WHERE kind = 'invoice'", apptest.Stranger)
		closed(link, 404, "introuvable")
		s.h.Exec(s.TB, "UPDATE documents SET customer_id = ? WHERE kind = 'invoice'", apptest.Restaurant)
		s.h.Exec(s.TB, "UPDATE users SET status = 'blocked' WHERE id = ?", apptest.Restaurant)
		closed(link, 404, "introuvable")
		s.h.Exec(s.TB, "UPDATE users SET status = 'valid' WHERE id = ?", apptest.Restaurant)
		var last *apitest.Response
		for range 130 {
			if last = guest.Get("/api/document_links/" + token); last.Status != 200 {
				break
			}
		}
		if last.Status != 429 {
			s.Errorf("followed all day: %d", last.Status)
		}
		s.now.Advance(31 * 24 * time.Hour)
		closed(link, 410, "expiré")
	})
}

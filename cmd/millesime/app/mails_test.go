package app_test

import (
	"context"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/db"
	"millesime/platform/mail"
	"millesime/platform/testkit"
)

// Without a mail server the product writes its mails beside its data, where a person and a test find them.
func TestMailsAreWrittenBesideTheData(t *testing.T) {
	t.Parallel()
	h := apptest.Start(t, testkit.URL(t, db.SQLite))
	if mails := h.Mails(t); len(mails) != 0 {
		t.Fatalf("%d mails in a new house", len(mails))
	}
	for i, to := range []string{"claire@cave.example", "marc@cave.example", "claire@cave.example"} {
		m, err := mail.Compose("fr", mail.Content{
			Subject: "Réservé à vous n° " + string(rune('1'+i)), Paragraphs: []string{"Une très longue phrase, à élire entre toutes, qui ne tient pas sur une ligne de courrier."},
			Action: mail.Action{Label: "Ouvrir", URL: "https://vin.example/forgot-password/" + string(rune('a'+i)) + "-0123456789-0123456789-0123456789-0123456789?x=1"},
		})
		if err != nil {
			t.Fatal(err)
		}
		m.To = to
		if err := h.App.DB.InTx(t.Context(), func(ctx context.Context, tx *db.Tx) error {
			return h.App.Mails.Add(ctx, tx, m)
		}); err != nil {
			t.Fatal(err)
		}
		h.MailTo(t, to) // one after the other
	}
	if mails := h.Mails(t); len(mails) != 3 || mails[1].To != "marc@cave.example" {
		t.Errorf("got %+v", mails)
	}
	last := h.MailTo(t, "Claire@cave.example")
	if last.Subject != "Réservé à vous n° 3" || last.HTML == "" {
		t.Errorf("got %q", last.Subject)
	}
	if link := last.Link(t); link != "/forgot-password/c-0123456789-0123456789-0123456789-0123456789?x=1" {
		t.Errorf("the link is %q", link)
	}
}

// whoever forgot a password gets a link by mail that serves once, on either database.
func TestForgottenPasswordByMail(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		email := apptest.Email(apptest.Restaurant)
		h.Guest(t).Post("/api/forgot_password/", map[string]string{"email": email}).Want(204)
		link := h.MailTo(t, email).Link(t)
		token := strings.TrimPrefix(link, "/forgot-password/")
		h.Guest(t).Post("/api/forgot_password/"+token, map[string]string{"password": "Nouveau#2027"}).Want(204)
		h.Guest(t).Post("/api/forgot_password/"+token, map[string]string{"password": "Encore#2027"}).Want(404)
		h.Guest(t).Post("/api/token/auth", map[string]string{"email": email, "password": "Nouveau#2027"}).Want(200)
		if rows := h.Count(t, "SELECT count(*) FROM jobs WHERE dead_at IS NOT NULL"); rows != 0 {
			t.Errorf("%d mails were given up", rows)
		}
	})
}

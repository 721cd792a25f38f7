package tasteandbuy_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
)

// A mistyped e-mail is corrected as long as nothing went there: as the version that was seen, with a note that does not hold either e-mail.
// The link goes to the new one alone. Later the request is entered again.
func TestAMistypedEMailIsCorrected(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		begun(t, h, owner)
		asked := owner.Post("/api/taste_and_buy/orders", asks(some(apptest.AlphaWine, 6))).Want(201)
		iri := asked.Text("@id")
		owner.Patch(iri, map[string]any{"version": 1, "email": "anne"}).Want(422)
		owner.Patch(iri, map[string]any{"email": "anne@marten.test"}).Want(422)
		got := owner.Patch(iri, map[string]any{"version": 1, "email": "Anne@Marten.test"}).Want(200)
		if got.Text("guest/email") != "anne@marten.test" || got.Text("version") != "2" || got.Text("consentAt") != asked.Text("consentAt") {
			t.Errorf("corrected to %s", got.Body)
		}
		owner.Patch(iri, map[string]any{"version": 1, "email": "other@marten.test"}).Want(409)
		if got := owner.Get("/api/taste_and_buy/orders?search=marten").Want(200).Text("hydra:totalItems"); got != "1" {
			t.Errorf("by its new e-mail %s are found", got)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM audit_entries WHERE action = 'taste_and_buy.corrected' AND version = 2"); n != 1 {
			t.Errorf("%d notes of it", n)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM audit_entries WHERE CAST(before_state AS TEXT) || CAST(after_state AS TEXT) LIKE '%mart_n.test%'"); n != 0 {
			t.Error("the trail holds an e-mail")
		}
		morning(t, h, now, 25)
		h.MailTo(t, "anne@marten.test")
		for _, mail := range h.Mails(t) {
			if mail.To == "anne@martin.test" {
				t.Errorf("a stranger is mailed %q", mail.Subject)
			}
		}
		owner = h.As(t, apptest.Email(apptest.Restaurant))
		if got := owner.Patch(iri, map[string]any{"version": 3, "email": "late@marten.test"}).Want(409); got.Text("code") != "taste_and_buy.link_left" {
			t.Errorf("once the link left: %s", got.Body)
		}
	})
}

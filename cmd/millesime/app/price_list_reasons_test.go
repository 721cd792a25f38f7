package app_test

import (
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// An end that comes earlier than was said has a reason, which those whom the list is for read, in the list and in what they are
// told; one that comes later asks none. Why a list was revised stands in its series.
func TestAnEarlyEndSaysWhy(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		list := published(t, alpha, listFor("Carte", 0, 30, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "11.00")))
		tell := func() {
			t.Helper()
			if err := h.App.Modules.Pricing.TellLists(t.Context()); err != nil {
				t.Fatal(err)
			}
		}
		tell() // that it begins
		end := func(version, in int, reason string) map[string]any {
			return map[string]any{"version": version, "endsOn": inDays(in), "reason": reason}
		}
		for reason, why := range map[string]string{
			"": "Le champ est obligatoire", "  ": "Le champ est obligatoire", strings.Repeat("x", 301): "Le champ ne peut pas contenir plus de 300 caractères",
		} {
			if got := alpha.Post(list+"/end", end(2, 5, reason)).Want(422).Violations()["reason"]; got != why {
				t.Errorf("%.3q is refused with %q", reason, got)
			}
		}
		alpha.Post(list+"/end", end(2, 40, "")).Want(200)
		alpha.Post(list+"/end", end(3, 5, " Le millésime est épuisé. ")).Want(200)
		if got := buyer.Get(list).Want(200).Text("endReason"); got != "Le millésime est épuisé." {
			t.Errorf("the buyer reads %q", got)
		}
		tell()
		told := slices.ContainsFunc(h.Mails(t), func(m apptest.Mail) bool {
			return m.To == apptest.Email(apptest.Restaurant) && strings.Contains(m.Text, "Motif : Le millésime est épuisé.")
		})
		if !told {
			t.Error("no mail tells the buyer why")
		}
		revision := alpha.Post(list+"/revisions", map[string]any{"startsOn": inDays(3), "endsOn": nil, "reason": "Hausse du verre"}).Want(201).Text("@id")
		if got := alpha.Get(revision).Want(200).Text("endReason"); got != "" {
			t.Errorf("the revision ends because of %q", got)
		}
		buyer.Get(revision).Want(404)
		alpha.Post(revision+"/publish", map[string]any{"version": 1}).Want(200)
		followed := buyer.Get(list).Want(200)
		if got := followed.Text("revisions/0/reason") + "|" + followed.Text("endReason"); got != "Hausse du verre|" {
			t.Errorf("the series says %q", got) // that it is followed is reason enough
		}
	})
}

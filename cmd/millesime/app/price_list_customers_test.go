package app_test

import (
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// takesOn makes somebody a customer of Alpha.
func takesOn(t *testing.T, h *apptest.House, customer int64) {
	t.Helper()
	h.Exec(t, `INSERT INTO user_relations (parent_id, child_id, inviter_id, status, created_at, updated_at) VALUES (?, ?, ?, 'valid', ?, ?)`,
		apptest.Alpha, customer, apptest.Alpha, apptest.At(), apptest.At())
}

// Who is no customer of its supplier any more gets no new list: a draft that names it is not published, and a revision leaves it out.
func TestAListForWhoIsNoCustomerAnyMore(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		takesOn(t, h, apptest.Stranger)
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		line := price(apptest.AlphaWine, 1, "11")
		alone := published(t, alpha, listFor("Une table", 0, 0, []int64{apptest.Stranger}, line))
		both := published(t, alpha, listFor("Deux tables", 0, 0, []int64{apptest.Restaurant, apptest.Stranger}, line))
		draft := alpha.Post("/api/price_lists", listFor("Bientôt", 5, 0, []int64{apptest.Restaurant, apptest.Stranger}, line)).Want(201).Text("@id")
		h.Exec(t, "UPDATE user_relations SET status = 'removed' WHERE child_id = ?", apptest.Stranger)

		const why = "Ce client ne fait pas partie de vos clients."
		if got := alpha.Post(draft+"/publish", map[string]any{"version": 1}).Want(422).Violations()["customers[1]"]; got != why {
			t.Errorf("a draft for who left is refused with %q", got)
		}
		next := map[string]any{"startsOn": inDays(9), "endsOn": nil}
		if got := alpha.Post(alone+"/revisions", next).Want(422).Violations()["customers[0]"]; got != why {
			t.Errorf("a revision for who left is refused with %q", got)
		}
		revision := alpha.Post(both+"/revisions", next).Want(201)
		if revision.Text("customers/0/@id") != apptest.IRI("users", apptest.Restaurant) || revision.Value("customers/1") != nil {
			t.Errorf("the revision is for %v", revision.Value("customers"))
		}
		alpha.Post(revision.Text("@id")+"/publish", map[string]any{"version": 1}).Want(200)
	})
}

// Who ends its relation with a supplier is in none of its lists any more and pays none of their prices: a list that is left with nobody
// ends, one that was to begin is deleted, others go on for the rest. What has ended keeps whom it was for.
func TestFormerCustomersLeaveTheirLists(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		takesOn(t, h, apptest.Stranger)
		alpha, stranger := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Stranger))
		line := price(apptest.AlphaWine, 1, "11")
		past := published(t, alpha, listFor("Passée", 0, 1, []int64{apptest.Stranger}, line))
		h.Exec(t, "UPDATE price_lists SET starts_on = ?, ends_on = ?", inDays(-9), inDays(-1))
		alone := published(t, alpha, listFor("Une table", 0, 0, []int64{apptest.Stranger}, line))
		both := published(t, alpha, listFor("Deux tables", 0, 0, []int64{apptest.Restaurant, apptest.Stranger}, line))
		soon := published(t, alpha, listFor("Bientôt", 5, 0, []int64{apptest.Stranger}, line))
		cart := apptest.Cart(apptest.Stranger, apptest.Item(apptest.AlphaWine, 6))
		if got := unitPrice(stranger, cart); got != "11" {
			t.Errorf("by the list a bottle costs %s", got)
		}
		relation := alpha.Get(apptest.IRI("users", apptest.Stranger)).Want(200).Text("relation/@id")
		alpha.Delete(relation).Want(204)
		h.Settle(t)
		if got := unitPrice(stranger, cart); got != "12.4" {
			t.Errorf("without the list a bottle costs %s", got)
		}
		ended := alpha.Get(alone).Want(200)
		if ended.Text("endsOn") != inDays(0) || ended.Value("customers/0") != nil || ended.Text("mayRevise") != "false" {
			t.Errorf("the list that is left with nobody is %s", ended.Body)
		}
		if kept := alpha.Get(both).Want(200); kept.Text("customers/0/id") != "3" || kept.Value("customers/1") != nil || kept.Text("endsOn") != "" {
			t.Errorf("the other list is %s", kept.Body)
		}
		found := alpha.Get("/api/price_lists?search=personne").Want(200)
		if found.Text("hydra:member/0/@id") != past || found.Value("hydra:member/1") != nil {
			t.Errorf("by who left are found %s", found.Body)
		}
		if found := alpha.Get("/api/price_lists?search=bistrot").Want(200); found.Text("hydra:member/0/@id") != both {
			t.Errorf("by who stays are found %s", found.Body)
		}
		alpha.Get(soon).Want(404)
		if kept := alpha.Get(past).Want(200); kept.Text("customers/0/@id") != apptest.IRI("users", apptest.Stranger) {
			t.Errorf("the list of before is %s", kept.Body)
		}
	})
}

// A revision that is deleted because nobody is left whom it is for gives the list before its end back: the others go on paying its
// prices. Its supplier is told of what was deleted and ended, as of what a person deletes and ends.
func TestAListThatIsLeftWithNobodyGoesAsOneThatIsDeleted(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		takesOn(t, h, apptest.Stranger)
		alpha, stranger := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Stranger))
		line := price(apptest.AlphaWine, 1, "11")
		alone := published(t, alpha, listFor("Une table", 0, 0, []int64{apptest.Stranger}, line))
		both := published(t, alpha, listFor("Deux tables", 0, 0, []int64{apptest.Restaurant, apptest.Stranger}, line))
		narrow := alpha.Post(both+"/revisions", map[string]any{"startsOn": inDays(10), "endsOn": nil}).Want(201).Text("@id")
		moved(t, alpha, narrow, 200, map[string]any{"customers": []string{apptest.IRI("users", apptest.Stranger)}})
		alpha.Post(narrow+"/publish", map[string]any{"version": 2}).Want(200)
		third := revised(t, alpha, narrow, 20)
		ends(t, alpha, both, "followed", inDays(9), "")
		h.Settle(t)

		stranger.Delete(stranger.Get(apptest.IRI("users", apptest.Alpha)).Want(200).Text("relation/@id")).Want(204)
		h.Settle(t)
		alpha.Get(narrow).Want(404)
		alpha.Get(third).Want(404)
		ends(t, alpha, both, "followed no more", "", "")
		ends(t, alpha, alone, "left with nobody", inDays(0), "")
		if got := toldOfLists(t, h, apptest.Alpha); got["made"] != 3 {
			t.Errorf("the supplier was told %v of one list that ended and two that were deleted", got)
		}
		why := "ne fait plus partie du réseau : la mercuriale « Une table », qui n’a plus de destinataire, prend fin."
		if !slices.ContainsFunc(h.Mails(t), func(m apptest.Mail) bool {
			return strings.EqualFold(m.To, apptest.Email(apptest.Alpha)) && strings.Contains(m.Text, why)
		}) {
			t.Errorf("the supplier does not read that %s", why)
		}
	})
}

// A draft whose customers have all left, of a new list or a revision, is not published: it waits for whom it is to be for.
func TestADraftForNobodyIsNotPublished(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		takesOn(t, h, apptest.Stranger)
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		mine := listFor("Une table", 1, 0, []int64{apptest.Stranger}, price(apptest.AlphaWine, 1, "11"))
		draft := alpha.Post("/api/price_lists", mine).Want(201).Text("@id")
		both := published(t, alpha, listFor("Deux tables", 0, 0, []int64{apptest.Restaurant, apptest.Stranger}, price(apptest.AlphaWine, 1, "11")))
		revision := alpha.Post(both+"/revisions", map[string]any{"startsOn": inDays(10), "endsOn": nil}).Want(201).Text("@id")
		moved(t, alpha, revision, 200, map[string]any{"customers": []string{apptest.IRI("users", apptest.Stranger)}})
		alpha.Delete(alpha.Get(apptest.IRI("users", apptest.Stranger)).Want(200).Text("relation/@id")).Want(204)
		h.Settle(t)
		for _, list := range []string{draft, revision} {
			version := alpha.Get(list).Want(200).Value("version")
			refused := alpha.Post(list+"/publish", map[string]any{"version": version}).Want(422).Violations()
			if refused["customers"] != "Choisissez à qui s’adresse la mercuriale." {
				t.Errorf("%s is refused with %v", list, refused)
			}
			moved(t, alpha, list, 200, map[string]any{"customers": []string{apptest.IRI("users", apptest.Restaurant)}})
			alpha.Post(list+"/publish", map[string]any{"version": alpha.Get(list).Want(200).Value("version")}).Want(200)
		}
	})
}

// Who keeps a list is told which of its wines are closed to some of those whom it is for.
func TestWinesThatAreClosedToThoseOfAList(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		beta := h.As(t, apptest.Email(apptest.Beta))
		draft := listFor("Carte", 1, 30, []int64{apptest.Restaurant}, price(apptest.ForShops, 1, "9.00"), price(apptest.BetaWine, 1, "8.00"))
		list := beta.Post("/api/price_lists", draft).Want(201).Text("@id")
		lines := beta.Get(list + "/lines").Want(200)
		if lines.Text("hydra:member/0/closedTo/0") != "restaurant" || lines.Value("hydra:member/1/closedTo/0") != nil {
			t.Errorf("the lines are %s", lines.Body)
		}
	})
}

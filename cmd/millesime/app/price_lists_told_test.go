package app_test

import (
	"maps"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/auth"
)

// toldOfLists is what somebody was told of price lists, by kind and state.
func toldOfLists(t *testing.T, h *apptest.House, user int64) map[string]int64 {
	t.Helper()
	told := map[string]int64{}
	for _, kind := range []string{"made", "begins", "ends"} {
		query := "SELECT COUNT(*) FROM notifications WHERE user_id = ? AND kind = ?"
		if n := h.Count(t, query, user, "price_list_"+kind); n > 0 {
			told[kind] = n
		}
	}
	return told
}

// Both sides are told once that a list begins, 30 and 7 days before it ends, and that it has ended; nobody else is.
func TestBothSidesAreToldOfAPriceList(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		iri := published(t, alpha, listFor("Carte d’hiver", 0, 60, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "10.00")))
		tell := func(want map[string]int64) {
			t.Helper()
			for range 2 { // once each
				if err := h.App.Modules.Pricing.TellLists(t.Context()); err != nil {
					t.Fatal(err)
				}
			}
			h.Settle(t)
			for _, side := range []int64{apptest.Alpha, apptest.Restaurant} {
				if got := toldOfLists(t, h, side); !maps.Equal(got, want) {
					t.Errorf("%d was told %v, want %v", side, got, want)
				}
			}
		}
		endsIn := func(days int) { h.Exec(t, "UPDATE price_lists SET ends_on = ?", inDays(days)) }
		tell(map[string]int64{"begins": 1})
		endsIn(31)
		tell(map[string]int64{"begins": 1})
		endsIn(30)
		tell(map[string]int64{"begins": 1, "ends": 1})
		endsIn(8)
		tell(map[string]int64{"begins": 1, "ends": 1})
		endsIn(7)
		tell(map[string]int64{"begins": 1, "ends": 2})
		endsIn(0)
		tell(map[string]int64{"begins": 1, "ends": 2})
		h.Exec(t, "UPDATE price_lists SET starts_on = ?", inDays(-9))
		endsIn(-1)
		tell(map[string]int64{"begins": 1, "ends": 3})
		if got := toldOfLists(t, h, apptest.Stranger); len(got) > 0 {
			t.Errorf("somebody else was told %v", got)
		}
		mail := h.MailTo(t, apptest.Email(apptest.Restaurant))
		if !strings.Contains(mail.Text, strings.Replace(iri, "/api/price_lists", "/products/mercuriale", 1)) {
			t.Errorf("the mail leads nowhere: %s", mail.Text)
		}
	})
}

// A list that another one follows ends without a word: that the next begins is told. A last day that is given anew is told anew.
func TestAPriceListThatIsFollowedEndsWithoutAWord(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		tell := func(want map[string]int64) {
			t.Helper()
			if err := h.App.Modules.Pricing.TellLists(t.Context()); err != nil {
				t.Fatal(err)
			}
			h.Settle(t)
			if got := toldOfLists(t, h, apptest.Restaurant); !maps.Equal(got, want) {
				t.Errorf("told %v, want %v", got, want)
			}
		}
		first := published(t, alpha, listFor("Carte d’été", 0, 5, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "10.00")))
		tell(map[string]int64{"begins": 1})
		alpha.Post(first+"/end", map[string]any{"version": 2, "endsOn": inDays(6)}).Want(200)
		tell(map[string]int64{"begins": 1, "ends": 1})
		alpha.Post(first+"/end", map[string]any{"version": 3, "endsOn": inDays(20)}).Want(200)
		tell(map[string]int64{"begins": 1, "ends": 2})
		next := alpha.Post(first+"/revisions", map[string]any{"startsOn": inDays(3), "endsOn": nil}).Want(201).Text("@id")
		alpha.Post(next+"/publish", map[string]any{"version": 1}).Want(200)
		tell(map[string]int64{"begins": 1, "ends": 2})
	})
}

// Of a list for a group, its members in the supplier's network are told; of one that an agent published, its supplier.
func TestWhoIsToldOfAPriceList(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, agent := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Agent))
		draft := listFor("Carte du groupe", 0, 0, nil, price(apptest.AlphaWine, 1, "10.00"))
		draft["groups"] = []string{string(auth.Restaurant)}
		published(t, alpha, draft)
		if err := h.App.Modules.Pricing.TellLists(t.Context()); err != nil {
			t.Fatal(err)
		}
		h.Settle(t)
		if got := toldOfLists(t, h, apptest.Restaurant); got["begins"] != 1 {
			t.Errorf("a member of the group was told %v", got)
		}
		if got := toldOfLists(t, h, apptest.Stranger); len(got) > 0 {
			t.Errorf("who has no relation with the supplier was told %v", got)
		}
		own := listFor("Carte de l’agent", 2, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "12.00"))
		own["supplier"] = apptest.IRI("users", apptest.Alpha)
		published(t, agent, own)
		h.Settle(t)
		if got := toldOfLists(t, h, apptest.Alpha); got["made"] != 1 {
			t.Errorf("the supplier was told %v of what its agent published", got)
		}
	})
}

// Domain 2: an agent ends and deletes the lists that it wrote alone. Whoever changes, ends or deletes one that others have a part in is
// named to them at once, and the customers of a list that was to begin are told that it will not.
func TestWhoIsToldWhatOthersDoToAPriceList(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, agent, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Agent)), h.As(t, apptest.Email(apptest.Admin))
		line, table := price(apptest.AlphaWine, 1, "12.00"), []int64{apptest.Restaurant}
		says := func(person int64, want string) {
			t.Helper()
			if got := h.MailTo(t, apptest.Email(person)).Text; !strings.Contains(got, want) {
				t.Errorf("%d is told %q, not %q", person, got, want)
			}
		}
		theirs := published(t, alpha, listFor("Carte de la maison", 2, 90, table, line))
		if got := agent.Get(theirs).Want(200); got.Text("mayEnd")+got.Text("mayDelete")+got.Text("mayEdit") != "falsefalsetrue" {
			t.Errorf("of its supplier's list an agent may %s", got.Body)
		}
		agent.Delete(theirs).Want(403)
		refused := agent.Post(theirs+"/end", map[string]any{"version": 2, "endsOn": inDays(80), "reason": "Fin de saison"}).Want(403)
		if want := "Vous n’avez pas écrit cette mercuriale : seul son fournisseur peut y mettre fin ou la supprimer."; refused.Text("hydra:description") != want {
			t.Errorf("refused with %s", refused.Body)
		}
		agent.Patch(theirs, map[string]any{"version": 2, "name": "Carte d’été"}).Want(200)
		says(apptest.Alpha, "a modifié la mercuriale « Carte d’été », qui n’a pas encore commencé.")
		admin.Post(theirs+"/end", map[string]any{"version": 3, "endsOn": inDays(80), "reason": "Fin de saison"}).Want(200)
		says(apptest.Alpha, "a fixé la fin de la mercuriale « Carte d’été » au ")
		says(apptest.Agent, "Motif : Fin de saison")
		alpha.Delete(theirs).Want(204)
		says(apptest.Restaurant, "est retirée : ses prix ne s’appliqueront pas à vos commandes.")
		says(apptest.Agent, "Maison Alpha a supprimé la mercuriale « Carte d’été », qui n’avait pas encore commencé.")

		own := listFor("Carte de l’agent", 0, 90, table, line)
		own["supplier"] = apptest.IRI("users", apptest.Alpha)
		iri := published(t, agent, own)
		if err := h.App.Modules.Pricing.TellLists(t.Context()); err != nil {
			t.Fatal(err)
		}
		says(apptest.Agent, "La mercuriale « Carte de l’agent » de Maison Alpha est en vigueur")
		agent.Post(iri+"/end", map[string]any{"version": 2, "endsOn": inDays(60), "reason": "Récolte"}).Want(200)
		says(apptest.Alpha, "a fixé la fin de la mercuriale « Carte de l’agent » au ")
		h.Settle(t)
		if got := toldOfLists(t, h, apptest.Alpha); got["made"] != 4 { // published, changed, ended twice
			t.Errorf("the supplier was told %v, once of each act of others", got)
		}
	})
}

// A list that was to begin is withdrawn from those whom it was for and is for no longer, however they are addressed: who is named
// instead of its group keeps it, and hears of no withdrawal.
func TestWhoIsToldThatAPriceListIsWithdrawn(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		takesOn(t, h, apptest.Stranger)
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		draft := listFor("Carte du groupe", 7, 0, nil, price(apptest.AlphaWine, 1, "12.00"))
		group, named := []string{string(auth.Restaurant)}, []string{apptest.IRI("users", apptest.Restaurant)}
		draft["groups"] = group
		list := published(t, alpha, draft)
		withdrawn := func(when string, restaurant, stranger int64) {
			t.Helper()
			h.Settle(t)
			for person, want := range map[int64]int64{apptest.Restaurant: restaurant, apptest.Stranger: stranger} {
				if got := toldOfLists(t, h, person)["ends"]; got != want {
					t.Errorf("%s, %d was told %d times that the list is withdrawn, want %d", when, person, got, want)
				}
			}
		}
		moved(t, alpha, list, 200, map[string]any{"groups": []string{}, "customers": named})
		withdrawn("named instead of the group", 0, 1)
		moved(t, alpha, list, 200, map[string]any{"groups": group, "customers": []string{}})
		withdrawn("the group instead of the one", 0, 1)
		moved(t, alpha, list, 200, map[string]any{"groups": []string{string(auth.CSE)}})
		withdrawn("for another group", 1, 2)
	})
}

// A change that leaves a published list as it is makes no version, and nobody is told of it; its lines in another order are a change.
func TestAChangeOfAPriceListThatChangesNothing(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Admin))
		lines := []map[string]any{price(apptest.AlphaWine, 1, "12.00"), price(apptest.LastOnes, 1, "17.00")}
		list := published(t, alpha, listFor("Carte", 7, 0, []int64{apptest.Restaurant}, lines...))
		same := map[string]any{"version": 2, "name": "Carte", "customers": []string{apptest.IRI("users", apptest.Restaurant)}, "lines": lines}
		if got := admin.Patch(list, same).Want(200).Text("version"); got != "2" {
			t.Errorf("nothing changed, and the version is %s", got)
		}
		h.Settle(t)
		if got := toldOfLists(t, h, apptest.Alpha); len(got) > 0 {
			t.Errorf("the supplier was told %v of nothing", got)
		}
		turned := []map[string]any{lines[1], lines[0]}
		if got := admin.Patch(list, map[string]any{"version": 2, "lines": turned}).Want(200).Text("version"); got != "3" {
			t.Errorf("its lines stand in another order, and the version is %s", got)
		}
	})
}

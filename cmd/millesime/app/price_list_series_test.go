package app_test

import (
	"sync"
	"sync/atomic"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// revised publishes a revision of a list that begins in some days, and gives its IRI.
func revised(t *testing.T, seller *apitest.Client, list string, from int) string {
	t.Helper()
	revision := seller.Post(list+"/revisions", map[string]any{"startsOn": inDays(from), "endsOn": nil}).Want(201).Text("@id")
	seller.Post(revision+"/publish", map[string]any{"version": 1}).Want(200)
	return revision
}

// moved changes a list as it is now, and gives what is refused, by path.
func moved(t *testing.T, seller *apitest.Client, list string, status int, change map[string]any) map[string]string {
	t.Helper()
	version := seller.Get(list).Want(200).Value("version")
	answer := seller.Patch(list, apptest.With(map[string]any{"version": version}, change)).Want(status)
	if status != 422 {
		return nil
	}
	return answer.Violations()
}

// ends tests the last day of a list, "" for none, and why it comes early.
func ends(t *testing.T, seller *apitest.Client, list, when, day, reason string) {
	t.Helper()
	read := seller.Get(list).Want(200)
	if got := read.Text("endsOn") + "|" + read.Text("endReason"); got != day+"|"+reason {
		t.Errorf("%s the list ends %q, want %q", when, got, day+"|"+reason)
	}
}

// The list that a revision follows ends the day before it, wherever the revision is moved to, and has its own end back when the
// revision is withdrawn: no day is left without a list.
func TestARevisionThatMovesTakesTheListBeforeAlong(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		first := published(t, alpha, listFor("Carte", 0, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "11.00")))
		next := revised(t, alpha, first, 10)
		ends(t, alpha, first, "followed", inDays(9), "")
		moved(t, alpha, next, 200, map[string]any{"startsOn": inDays(20)})
		ends(t, alpha, first, "followed later", inDays(19), "")
		alone := published(t, alpha, listFor("Fêtes", 7, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "11.00")))
		if why := moved(t, alpha, alone, 422, map[string]any{"startsOn": inDays(-1)})["startsOn"]; why == "" {
			t.Error("a list that follows none may be back-dated")
		}
		for _, day := range []int{-3, 0} { // back-dated; a day that the list before has priced
			if why := moved(t, alpha, next, 422, map[string]any{"startsOn": inDays(day)})["startsOn"]; why == "" {
				t.Errorf("a revision may begin in %d days", day)
			}
		}
		moved(t, alpha, next, 200, map[string]any{"startsOn": inDays(1)})
		ends(t, alpha, first, "followed tomorrow", inDays(0), "")
		alpha.Delete(next).Want(204)
		ends(t, alpha, first, "followed no more", "", "")

		end := func(in int, reason string) {
			t.Helper()
			version := alpha.Get(first).Want(200).Value("version")
			alpha.Post(first+"/end", map[string]any{"version": version, "endsOn": inDays(in), "reason": reason}).Want(200)
		}
		end(15, "Le millésime est épuisé.")
		next = revised(t, alpha, first, 5)
		ends(t, alpha, first, "ended early and followed", inDays(4), "")
		moved(t, alpha, next, 200, map[string]any{"startsOn": inDays(30)})
		ends(t, alpha, first, "followed after its own end", inDays(15), "Le millésime est épuisé.")
		moved(t, alpha, next, 200, map[string]any{"startsOn": inDays(5)})
		end(3, "Plus de stock.")
		alpha.Delete(next).Want(204)
		ends(t, alpha, first, "ended while it was followed", inDays(3), "Plus de stock.")
	})
}

// A list between two others neither reaches into the next one nor leaves its days to nobody when it goes.
func TestAListBetweenTwoOthers(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		first := published(t, alpha, listFor("Carte", 0, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "11.00")))
		second := revised(t, alpha, first, 10)
		third := revised(t, alpha, first, 20)
		ends(t, alpha, second, "followed", inDays(19), "")
		for _, change := range []map[string]any{{"endsOn": inDays(20)}, {"endsOn": nil}, {"startsOn": inDays(20), "endsOn": inDays(25)}} {
			if why := moved(t, alpha, second, 422, change)["endsOn"]; why == "" {
				t.Errorf("%v is not refused at its end", change)
			}
		}
		moved(t, alpha, second, 200, map[string]any{"name": "Carte d’hiver"})
		alpha.Delete(second).Want(204)
		ends(t, alpha, first, "followed by the third", inDays(19), "")
		alpha.Delete(third).Want(204)
		ends(t, alpha, first, "followed no more", "", "")
		second, third = revised(t, alpha, first, 10), revised(t, alpha, first, 20)
		moved(t, alpha, second, 200, map[string]any{"endsOn": inDays(15)})
		alpha.Delete(third).Want(204)
		ends(t, alpha, second, "with an end of its own", inDays(15), "")
	})
}

// A list that prices today's orders is revised from tomorrow on, one that is over from today on.
func TestTheFirstDayOfARevision(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		list := published(t, alpha, listFor("Carte", 0, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "11.00")))
		h.Exec(t, "UPDATE price_lists SET starts_on = ?", inDays(-9))
		if why := alpha.Post(list+"/revisions", map[string]any{"startsOn": inDays(0), "endsOn": nil}).Want(422).Violations()["startsOn"]; why == "" {
			t.Error("what prices today's orders is revised from today on")
		}
		h.Exec(t, "UPDATE price_lists SET ends_on = ?", inDays(-1))
		revised(t, alpha, list, 0)
		ends(t, alpha, list, "that was over", inDays(-1), "")
	})
}

// However many prepare a revision at once, of whichever list of a series, one is prepared; the others are told so.
func TestOneRevisionIsPreparedAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		first := published(t, alpha, listFor("Carte", 0, 0, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "11.00")))
		lists := []string{first, revised(t, alpha, first, 10)}
		var made, told atomic.Int64
		var group sync.WaitGroup
		for i := range 16 {
			group.Go(func() {
				switch got := alpha.Post(lists[i%2]+"/revisions", map[string]any{"startsOn": inDays(20), "endsOn": nil}); got.Status {
				case 201:
					made.Add(1)
				case 409:
					told.Add(1)
				default:
					t.Errorf("%d: %d %s", i, got.Status, got.Body)
				}
			})
		}
		group.Wait()
		if made.Load() != 1 || told.Load() != 15 {
			t.Errorf("%d revisions were made, %d told", made.Load(), told.Load())
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM price_lists"); n != 3 {
			t.Errorf("%d lists are kept", n)
		}
	})
}

package cart_test

import (
	"bytes"
	"fmt"
	"strconv"
	"sync"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// A cart that names no version is saved whatever was there: the same one keeps its version, another has the next.
func TestACartWithoutAVersionIsSavedOverAnyOther(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		first := buyer.Post("/api/cart", basket()).Want(200)
		for n, comment := range []string{"", "L’entrée", "L’entrée", ""} {
			again := buyer.Post("/api/cart", apptest.With(basket(), map[string]any{"comment": comment})).Want(200)
			version := []string{"1", "2", "2", "3"}[n]
			if again.Text("@id") != first.Text("@id") || again.Text("version") != version || again.Text("comment") != comment {
				t.Errorf("cart %d is %s, version %s, %q", n, again.Text("@id"), again.Text("version"), again.Text("comment"))
			}
			if kept := buyer.Get("/api/cart").Want(200); !bytes.Equal(kept.Body, again.Body) {
				t.Errorf("cart %d was answered %s, and is %s", n, again.Body, kept.Body)
			}
		}
	})
}

// What was ordered leaves another version behind, also where the cart was empty before: each is ordered once.
func TestAVersionIsOrderedOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		seen := buyer.Post("/api/cart", basket()).Want(200).Value("version")
		for range 3 { // the second and the third one of an empty cart
			order := apptest.Order(apptest.With(basket(), map[string]any{"version": seen}))
			seen = buyer.Post("/api/cart", order).Want(201).Value("version")
			buyer.Post("/api/cart", order).Want(409)
		}
	})
}

// Of two devices that post the same version at once one wins, and the other one hears of it with the cart of who won.
func TestOneOfTwoDevicesWins(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		for round := range 12 {
			var group sync.WaitGroup
			begin, answers := make(chan struct{}), make([]*apitest.Response, 2)
			for device := range answers {
				seen := map[string]any{"version": round, "comment": fmt.Sprintf("Tour %d, appareil %d", round, device)}
				on := buyer.With()
				group.Go(func() {
					<-begin
					answers[device] = on.Post("/api/cart", apptest.With(basket(), seen))
				})
			}
			close(begin)
			group.Wait()
			won, lost := answers[0], answers[1]
			if won.Status == 409 {
				won, lost = lost, won
			}
			won.Want(200)
			lost.Want(409)
			if lost.Text("quote/comment") != won.Text("comment") || won.Text("version") != strconv.Itoa(round+1) {
				t.Fatalf("round %d was won by %s, and lost with %s", round, won.Body, lost.Body)
			}
			if kept := buyer.Get("/api/cart").Want(200); !bytes.Equal(kept.Body, won.Body) {
				t.Fatalf("round %d was won by %s, and %s is kept", round, won.Body, kept.Body)
			}
		}
	})
}

// Domain 5.1: who is behind hears of it before anything else is told of what was posted; who is not hears what is wrong with it. Neither
// changes anything.
func TestWhoIsBehindHearsOfItFirst(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		buyer.Post("/api/cart", basket()).Want(200)
		newest := buyer.Post("/api/cart", apptest.With(basket(), map[string]any{"comment": "Quai 1"})).Want(200)
		for what, wrong := range map[string]map[string]any{
			"a wine that is not there": {"items": []any{apptest.Item(999_999, 6)}},
			"a foreign customer":       {"customer": apptest.IRI("users", apptest.Stranger)},
			"carriers for nobody":      {"step": "carrier", "customer": nil, "billingAddress": nil, "shippingAddress": nil},
		} {
			refused := apptest.With(basket(), wrong)
			for _, version := range []any{0, 1, 3} {
				behind := buyer.Post("/api/cart", apptest.With(refused, map[string]any{"version": version})).Want(409)
				if behind.Text("quote/version") != "2" || behind.Text("quote/comment") != "Quai 1" {
					t.Errorf("%s, version %v: %s", what, version, behind.Body)
				}
			}
			for _, version := range []any{2, nil} {
				buyer.Post("/api/cart", apptest.With(refused, map[string]any{"version": version})).Want(422)
			}
		}
		if kept := buyer.Get("/api/cart").Want(200); !bytes.Equal(kept.Body, newest.Body) {
			t.Errorf("%s was kept, want %s", kept.Body, newest.Body)
		}
	})
}

// Domain 8.3: a version and an address are of somebody's own cart; those of somebody else's change neither.
func TestACartIsReplacedByItsOwnerAlone(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, stranger := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Stranger))
		first := buyer.Post("/api/cart", basket()).Want(200)
		seen := map[string]any{"cart": first.Text("@id"), "version": first.Value("version"), "comment": "À moi"}
		theirs := apptest.With(apptest.Cart(apptest.Stranger, apptest.Item(apptest.AlphaWine, 6)), seen)
		if none := stranger.Post("/api/cart", theirs).Want(409); none.Text("quote/version") != "0" {
			t.Errorf("who has no cart is told %s", none.Body)
		}
		delete(theirs, "cart")
		theirs["version"] = 0
		own := stranger.Post("/api/cart", theirs).Want(200) // of the same version as the buyer's
		theirs["cart"], theirs["version"] = first.Text("@id"), 1
		if refused := stranger.Post("/api/cart", theirs).Want(409); refused.Text("quote/@id") != own.Text("@id") {
			t.Errorf("with the address of another cart: %s", refused.Body)
		}
		if kept := buyer.Get("/api/cart").Want(200); !bytes.Equal(kept.Body, first.Body) {
			t.Errorf("the buyer's cart is %s, want %s", kept.Body, first.Body)
		}
		replaced := buyer.Post("/api/cart", apptest.With(basket(), seen)).Want(200)
		if replaced.Text("version") != "2" || replaced.Text("@id") != first.Text("@id") {
			t.Errorf("its owner's is %s", replaced.Body)
		}
	})
}

package cart_test

import (
	"bytes"
	"testing"

	"millesime/cmd/millesime/app/apptest"
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

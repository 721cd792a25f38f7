package tasteandbuy_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// put writes a member of a part of a body.
func put(body map[string]any, part, member, value string) {
	if of, ok := body[part].(map[string]any); ok {
		of[member] = value
	}
}

// What a guest is asked for keeps the rules of every address, and is refused at its own member.
func TestWhatAGuestIsAskedFor(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		begun(t, h, owner)
		for _, wrong := range []struct{ of, member, value, at string }{
			{"guest", "phone", "abc", "guest.phone"},
			{"guest", "lastName", "Mar\ntin", "guest.lastName"},
			{"address", "street", "3 rue\ndu Lac", "address.street"},
			{"address", "postcode", "7501", "address.postcode"},
			{"address", "postcode", "98000", "address.postcode"}, // Monaco: nobody delivers there
		} {
			asked := asks(some(apptest.AlphaWine, 6))
			put(asked, wrong.of, wrong.member, wrong.value)
			if got := owner.Post("/api/taste_and_buy/orders", asked).Want(422).Violations(); got[wrong.at] == "" || len(got) != 1 {
				t.Errorf("%s %q is refused with %v", wrong.member, wrong.value, got)
			}
		}
		asked := asks(some(apptest.AlphaWine, 6))
		put(asked, "guest", "phone", "+33 (0)6 12-34-56-78")
		owner.Post("/api/taste_and_buy/orders", asked).Want(201)
	})
}

// Requests are found by their waiters, and those without one, alone or together.
func TestRequestsWithoutAWaiter(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		begun(t, h, owner)
		waiter := owner.Post("/api/waiters", lea()).Want(201).Text("@id")
		h.MailTo(t, "lea@cast.test")
		asked := asks(some(apptest.AlphaWine, 6))
		owner.Post("/api/taste_and_buy/orders", asked).Want(201)
		asked["waiter"] = waiter
		owner.Post("/api/taste_and_buy/orders", asked).Want(201)
		for query, want := range map[string]string{
			"": "2", "?withoutWaiter=true": "1", "?waiter[]=" + waiter: "1", "?withoutWaiter=true&waiter[]=" + waiter: "2", "?withoutWaiter=false": "2",
		} {
			if got := owner.Get("/api/taste_and_buy/orders" + query).Want(200).Text("hydra:totalItems"); got != want {
				t.Errorf("%q finds %s instead of %s", query, got, want)
			}
		}
	})
}

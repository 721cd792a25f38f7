package notifications_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Domain 2: the centre and the stream tell an agent of the orders of its pairs from their assignment on, and of nobody
// else's; once the pair is another's, of no new one.
func TestAgentsHearOfTheirPairsOnly(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, agent := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Agent))
		buyer, stranger := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Stranger))
		relation := supplier.Get(apptest.IRI("users", apptest.Restaurant)).Want(200).Text("relation/@id")
		assign := func(who any) {
			t.Helper()
			supplier.Patch(relation, map[string]any{"agent": who}).Want(200)
		}
		assign(nil)
		stream := open(t, agent)
		next(t, stream)
		order(t, h, buyer, apptest.Restaurant)
		order(t, h, stranger, apptest.Stranger)
		if told := list(t, agent, ""); len(told) != 0 {
			t.Errorf("told of orders that are not its own: %+v", told)
		}
		assign(apptest.IRI("users", apptest.Agent))
		order(t, h, stranger, apptest.Stranger)
		order(t, h, buyer, apptest.Restaurant)
		told := list(t, agent, "")
		if kinds(told) != "order_placed" {
			t.Fatalf("told %+v", told)
		}
		agent.Get(told[0].Subject).Want(200)
		if e := next(t, stream); !containsAll(e.Data, told[0].Subject) { // the first that came
			t.Errorf("heard %+v, not %s", e, told[0].Subject)
		}
		assign(nil)
		order(t, h, buyer, apptest.Restaurant)
		if told := list(t, agent, ""); len(told) != 1 {
			t.Errorf("told of an order of before: %+v", told)
		}
	})
}

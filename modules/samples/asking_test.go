package samples_test

import (
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
)

// One open request per buyer and product, also when many are sent at once.
func TestOneOpenRequestAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.Exec(t, "INSERT INTO sample_quotas (supplier_id, units, updated_at) VALUES (?, 24, ?)", apptest.Alpha, apptest.At())
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		var made, refused atomic.Int64
		var group sync.WaitGroup
		for range 16 {
			group.Go(func() {
				switch got := buyer.With().Post("/api/sample_requests", asks(apptest.Restaurant, apptest.AlphaWine)); got.Status {
				case 201:
					made.Add(1)
				case 409:
					refused.Add(1)
				default:
					t.Errorf("%d %s", got.Status, got.Body)
				}
			})
		}
		group.Wait()
		if made.Load() != 1 || refused.Load() != 15 || h.Count(t, "SELECT COUNT(*) FROM sample_requests") != 1 {
			t.Errorf("%d made, %d refused", made.Load(), refused.Load())
		}
		if h.Count(t, "SELECT COUNT(*) FROM sample_request_transitions") != 1 {
			t.Error("a refused request left a step")
		}
	})
}

// What a buyer may ask for, and why it may not.
func TestAllowance(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer, supplier := h.As(t, apptest.Email(apptest.Restaurant)), h.As(t, apptest.Email(apptest.Alpha))
		expect := func(product int64, reason, left string) {
			t.Helper()
			got := buyer.Get(fmt.Sprintf("/api/sample_requests/allowance?product=%d", product)).Want(200)
			if got.Text("reason") != reason || got.Text("left") != left || (got.Text("allowed") == "true") != (reason == "") {
				t.Errorf("product %d: %s", product, got.Body)
			}
		}
		expect(apptest.AlphaWine, "", "1")
		expect(apptest.LastOnes, "not_offered", "1")
		buyer.Get("/api/sample_requests/allowance?product=999999").Want(422)
		buyer.Get("/api/sample_requests/allowance").Want(422)
		supplier.Patch(fmt.Sprintf("/api/sample_quotas/%d", apptest.Alpha), `{"units":3}`).Want(200)
		expect(apptest.AlphaWine, "", "3")
		request := buyer.Post("/api/sample_requests", apptest.With(asks(apptest.Restaurant, apptest.AlphaWine), map[string]any{"quantity": 2})).Want(201).Text("@id")
		expect(apptest.AlphaWine, "open_request", "1")
		buyer.Post("/api/sample_requests", asks(apptest.Restaurant, apptest.AlphaWine)).Want(409)
		h.Exec(t, "UPDATE sample_requests SET is_open = FALSE")
		tooMany := apptest.With(asks(apptest.Restaurant, apptest.AlphaWine), map[string]any{"quantity": 2})
		if why := buyer.Post("/api/sample_requests", tooMany).Want(422).Violations()["quantity"]; why != "Vous pouvez encore en demander 1 cette année." {
			t.Errorf("refused with %q", why)
		}
		h.Exec(t, "UPDATE sample_requests SET is_open = TRUE")
		move(supplier, request, "reject", "Cuvée épuisée").Want(200)
		if got := buyer.Get(request).Want(200).Text("reason"); got != "Cuvée épuisée" {
			t.Errorf("the buyer reads %q", got)
		}
		expect(apptest.AlphaWine, "", "3")

		t.Log("a request that was withdrawn is gone, and an answered one stays")
		request = ask(t, buyer, apptest.Restaurant, apptest.AlphaWine)
		supplier.Delete(request).Want(403)
		buyer.Delete(request).Want(204)
		buyer.Get(request).Want(404)
		expect(apptest.AlphaWine, "", "3")
		request = ask(t, buyer, apptest.Restaurant, apptest.AlphaWine)
		move(supplier, request, "valid", "").Want(200)
		buyer.Delete(request).Want(409)

		t.Log("what is not the buyer's to ask")
		buyer.Post("/api/sample_requests", asks(apptest.Restaurant, apptest.LastOnes)).Want(422)
		buyer.Post("/api/sample_requests", asks(apptest.Stranger, apptest.BetaWine)).Want(422)
		h.Exec(t, "UPDATE addresses SET postcode = '20000' WHERE user_id = ?", apptest.Restaurant)
		if why := buyer.Post("/api/sample_requests", asks(apptest.Restaurant, apptest.BetaWine)).Want(422).Violations()["shippingAddress"]; why != "Livraison non proposée à cette adresse" {
			t.Errorf("an address in Corsica: %q", why)
		}
		h.As(t, apptest.Email(apptest.Customer)).Post("/api/sample_requests", asks(apptest.Customer, apptest.AlphaWine)).Want(403)
	})
}

// Each request tells a supplier: who asks and takes back without end is stopped, for this product and for all.
func TestAskingAndWithdrawingHasAnEnd(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		for range 3 {
			buyer.Delete(ask(t, buyer, apptest.Restaurant, apptest.AlphaWine)).Want(204)
		}
		refused := buyer.Post("/api/sample_requests", asks(apptest.Restaurant, apptest.AlphaWine)).Want(429)
		if refused.Text("code") != "samples.many_withdrawals" || refused.Header.Get("Retry-After") == "" {
			t.Errorf("refused with %s", refused.Body)
		}
		h.Settle(t)
		if told := h.Count(t, "SELECT COUNT(*) FROM notifications WHERE kind = 'sample_asked' AND user_id = ?", apptest.Alpha); told != 3 {
			t.Errorf("the supplier was told %d times", told)
		}
		t.Log("others, other products and tomorrow are not concerned")
		ask(t, h.As(t, apptest.Email(apptest.Stranger)), apptest.Stranger, apptest.AlphaWine)
		buyer.Delete(ask(t, buyer, apptest.Restaurant, apptest.BetaWine)).Want(204)
		yesterday := time.Now().Add(-25 * time.Hour).UTC()
		h.Exec(t, "UPDATE sample_withdrawals SET created_at = ?", yesterday)
		buyer.Delete(ask(t, buyer, apptest.Restaurant, apptest.AlphaWine)).Want(204)
		if n := h.Count(t, "SELECT COUNT(*) FROM sample_withdrawals"); n != 1 {
			t.Errorf("%d withdrawals are kept: those of yesterday are of no use", n)
		}
		t.Log("twenty of a day are enough, whatever the products")
		for n := range 19 {
			h.Exec(t, "INSERT INTO sample_withdrawals (customer_id, product_id, created_at) VALUES (?, ?, ?)", apptest.Restaurant, 5000+n, time.Now().UTC())
		}
		buyer.Post("/api/sample_requests", asks(apptest.Restaurant, apptest.BetaWine)).Want(429)
	})
}

package tasteandbuy_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
)

// happens puts an event of another module behind what the house has done.
func happens(t *testing.T, h *apptest.House, topic, payload string) {
	t.Helper()
	h.Exec(t, `INSERT INTO outbox (event_id, topic, payload, actor_id, impersonator_id, occurred_at)
 VALUES (?, ?, ?, 0, 0, ?)`, topic, topic, payload, time.Now())
	h.Settle(t)
}

// A guest pays, follows and withdraws also once its waiter and its restaurant are gone. A waiter who is not active sells nothing.
func TestAWaiterThatIsGone(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		begun(t, h, owner)
		waiter := owner.Post("/api/waiters", lea()).Want(201).Text("@id")
		body := asks(some(apptest.AlphaWine, 6))
		body["waiter"] = waiter
		h.MailTo(t, "lea@cast.test")
		h.Exec(t, "UPDATE waiters SET handed_at = NULL") // as long as the mail that tells the waiter has not left, nothing is recorded in its name
		if got := owner.Post("/api/taste_and_buy/orders", body).Want(422).Violations(); !strings.Contains(got["waiter"], "L1222-4") {
			t.Errorf("a waiter who is not told sells: %v", got)
		}
		h.Exec(t, "UPDATE waiters SET handed_at = told_at")
		owner.Post("/api/taste_and_buy/orders", body).Want(201)
		owner.Patch(waiter, map[string]any{"version": 1, "active": false}).Want(200)
		if got := owner.Post("/api/taste_and_buy/orders", body).Want(422).Violations(); got["waiter"] == "" {
			t.Errorf("an inactive waiter sells: %v", got)
		}
		morning(t, h, now, 25)
		link := h.MailTo(t, "anne@martin.test").Link(t)
		_, shown := page(t, h, link, nil)
		_, follow := page(t, h, link, agrees(t, shown))
		happens(t, h, "users_anonymised_v1", fmt.Sprintf(`{"userIds":[%d]}`, apptest.Restaurant))
		if n := h.Count(t, "SELECT COUNT(*) FROM waiters"); n != 0 {
			t.Fatalf("%d waiters are left", n)
		}
		if status, body := page(t, h, follow, nil); status != 200 || !strings.Contains(body, "Renoncer au contrat ici") {
			t.Errorf("%d %s", status, body)
		}
		order := strconv.FormatInt(h.Count(t, "SELECT MAX(id) FROM orders"), 10)
		if status, body := page(t, h, follow, withdraws(t, h, follow, order)); status != 303 {
			t.Errorf("%d %s", status, body)
		}
	})
}

// What the guest agrees to are the wines that it was shown: others for the same amount ask for a new consent.
func TestTheConsentIsToTheGoods(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		_, _, link := sent(t, h, now)
		h.Exec(t, "UPDATE product_prices SET store_price_cents = 1500 WHERE product_id = ?", apptest.BetaWine)
		sells := func(product int64, does bool) {
			h.Exec(t, "UPDATE products SET in_store = ? WHERE id = ?", does, product)
		}
		sells(apptest.AlphaWine, false)
		form := accepts(t, h, link)
		sells(apptest.AlphaWine, true)
		sells(apptest.BetaWine, false)
		if status, body := page(t, h, link, form); status != 409 || h.Count(t, "SELECT COUNT(*) FROM orders") != 0 {
			t.Errorf("another wine for the same amount: %d %s", status, body)
		}
	})
}

// Of answers at once one counts, and orders are there if it is the one that orders.
func TestAnswersAtOnce(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		owner, iri, link := sent(t, h, now)
		form := accepts(t, h, link)
		var group sync.WaitGroup
		for _, answer := range []func(){
			func() { page(t, h, link, form) },
			func() { page(t, h, link, url.Values{"action": {"refuse"}}) },
			func() { owner.Post(iri+"/transitions", map[string]any{"version": 2, "transition": "canceled"}) },
		} {
			group.Go(answer)
		}
		group.Wait()
		want := int64(0)
		got := owner.Get(iri).Want(200).Text("status")
		switch got {
		case "concluded":
			want = 2
		case "refused", "canceled":
		default:
			t.Errorf("it is %s", got)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM orders"); n != want {
			t.Errorf("%d orders of one that is %s", n, got)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM guest_request_steps WHERE to_status IN ('concluded', 'refused', 'canceled')"); n != 1 {
			t.Errorf("%d answers", n)
		}
	})
}

// The commission is of what is kept of an order (domain 5.9), and so is what the restaurant brought.
func TestTheCommissionFollowsWhatIsKept(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		owner, iri, _ := ordered(t, h, now)
		order := h.Count(t, "SELECT MIN(order_id) FROM guest_request_orders")
		// 4 of 6 bottles at 15.00 are kept: 60.00 incl. tax, 50.00 excl.; 8 % = 4.00; with carriage 74.40.
		happens(t, h, "orders_introduced_sale_changed_v1",
			fmt.Sprintf(`{"orderId":%d,"bottles":4,"goodsCents":5000,"totalTaxInclCents":7440,"feeCents":400}`, order))
		got := owner.Get(iri).Want(200)
		for member, want := range map[string]string{"orders/0/goodsTaxExcl": "50", "orders/0/commission": "4", "orders/0/totalPriceTaxIncl": "74.4"} {
			if got.Text(member) != want {
				t.Errorf("%s is %s instead of %s", member, got.Text(member), want)
			}
		}
		if got := owner.Get("/api/taste_and_buy/orders/summary").Want(200).Text("goodsTaxExcl"); got != "174.5" {
			t.Errorf("summed up as %s", got)
		}
	})
}

// Of a restaurant that is blocked no link leaves, and nothing is ordered by one that left.
func TestABlockedRestaurantSellsNothing(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		owner, _, link := sent(t, h, now)
		form := accepts(t, h, link)
		owner.Post("/api/taste_and_buy/orders", asks(some(apptest.AlphaWine, 6))).Want(201)
		h.Exec(t, "UPDATE users SET status = 'blocked' WHERE id = ?", apptest.Restaurant)
		if status, body := page(t, h, link, form); status != 409 || !strings.Contains(body, "ne propose plus de vins") {
			t.Errorf("%d %s", status, body)
		}
		morning(t, h, now, 26)
		if n := h.Count(t, "SELECT COUNT(*) FROM guest_requests WHERE status = 'canceled' AND link_sent_at IS NULL"); n != 1 {
			t.Errorf("%d were canceled", n)
		}
		h.Exec(t, "UPDATE users SET status = 'valid' WHERE id = ?", apptest.Restaurant)
		owner = h.As(t, apptest.Email(apptest.Restaurant))
		canceled := owner.Get("/api/taste_and_buy/orders?status[]=canceled").Want(200).Text("hydra:member/0/@id")
		if why := owner.Get(canceled).Want(200).Text("timeline/1/comment"); why != "Le restaurant n’était plus actif quand le lien devait partir." {
			t.Errorf("its timeline says %q", why)
		}
	})
}

// A guest has nothing to do with the account of the same e-mail: nobody acts or orders as it, its group stays, an admin corrects where its
// mails go. Two years later it is forgotten with its request.
func TestAGuestIsNoAccount(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		ordered(t, h, now)
		person := apptest.IRI("users", h.Count(t, "SELECT id FROM users WHERE contact_email <> ''"))
		var kept string
		if err := h.App.DB.Read().NewRaw("SELECT email FROM users WHERE contact_email <> ''").Scan(t.Context(), &kept); err != nil {
			t.Fatal(err)
		}
		order := apptest.IRI("orders", h.Count(t, "SELECT MIN(id) FROM orders"))
		admin := h.As(t, apptest.Email(apptest.Admin))
		if got := admin.Get(person).Want(200); got.Text("isGuest") != "true" || got.Text("email") != "anne@martin.test" {
			t.Errorf("an admin reads %s", got.Body)
		}
		if got := h.As(t, apptest.Email(apptest.Alpha)).Get(person).Want(200); got.Text("isGuest") != "true" {
			t.Errorf("its supplier reads %s", got.Body)
		}
		admin.With(apitest.Header("X-Switch-User", "anne@martin.test")).Get("/api/me").Want(403)
		h.Exec(t, "UPDATE users SET email = 'anne@martin.test' WHERE id = ?", apptest.Customer) // somebody signs in by the e-mail of the guest
		now.Set(now.Now().Add(time.Minute))
		admin = h.As(t, apptest.Email(apptest.Admin))
		acting := func(email string) *apitest.Client { return admin.With(apitest.Header("X-Switch-User", email)) }
		if got := acting("anne@martin.test").Get("/api/me").Want(200).Text("@id"); got != apptest.IRI("users", apptest.Customer) {
			t.Errorf("acting as %s", got)
		}
		acting("anne@martin.test").Get(order).Want(404)
		acting(kept).Get("/api/me").Want(403)
		admin.Post("/api/cart", map[string]any{"customer": person, "items": []any{some(apptest.AlphaWine, 6)}}).Want(422)
		h.Exec(t, "UPDATE users SET email = ? WHERE id = ?", apptest.Email(apptest.Customer), apptest.Customer)
		admin.Patch(person, map[string]any{"userGroup": "/api/user_groups/restaurant"}).Want(403)
		admin.Patch(person, map[string]any{"email": apptest.Email(apptest.Customer)}).Want(200)
		if n := h.Count(t, "SELECT COUNT(*) FROM users WHERE contact_email = ? AND pending_email = ''", apptest.Email(apptest.Customer)); n != 1 {
			t.Error("where its mails go is not corrected")
		}
		now.Set(time.Date(2028, time.December, 1, 8, 0, 0, 0, time.UTC))
		if n, err := h.App.Modules.TasteAndBuy.EraseGuests(t.Context()); err != nil || n != 1 {
			t.Errorf("%d erased, %v", n, err)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM guest_requests WHERE email <> ''") + h.Count(t, "SELECT COUNT(*) FROM users WHERE last_name = 'Martin'"); n != 0 {
			t.Errorf("%d rows still name the guest", n)
		}
	})
}

// A page takes short forms as browsers send them.
func TestWhatAPageTakes(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		_, _, link := sent(t, h, now)
		if status, _ := page(t, h, link, url.Values{"action": {"refuse"}, "more": {strings.Repeat("x", 5000)}}); status != 413 {
			t.Errorf("a long form: %d", status)
		}
		var parts bytes.Buffer
		writer := multipart.NewWriter(&parts)
		if err := writer.WriteField("action", "refuse"); err != nil {
			t.Fatal(err)
		}
		answer, err := http.Post(h.URL+link, writer.FormDataContentType(), &parts) //nolint:noctx // a test
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(answer.Body)
		if err = errors.Join(err, answer.Body.Close()); err != nil || answer.StatusCode != http.StatusUnsupportedMediaType || !strings.Contains(string(text), "Cette page ne peut pas être affichée") {
			t.Errorf("a form in parts: %d, %v, %s", answer.StatusCode, err, text)
		}
		for path, allowed := range map[string]string{link: "GET, HEAD, POST", "/boutique/none": "GET, HEAD"} {
			got := h.Guest(t).Do(http.MethodPut, path, "").Want(http.StatusMethodNotAllowed)
			if got.Header.Get("Allow") != allowed || !strings.Contains(string(got.Body), "Cette page ne peut pas être affichée") {
				t.Errorf("%s: %s %s", path, got.Header.Get("Allow"), got.Body)
			}
		}
		var often *apitest.Response
		for range 200 { // of pages of guests that an address opens, or guesses
			if often = h.Guest(t).Get(link); often.Status != http.StatusOK {
				break
			}
		}
		if often.Status != http.StatusTooManyRequests || often.Header.Get("Retry-After") == "" || !strings.HasPrefix(string(often.Body), "<!doctype html>") {
			t.Errorf("too often: %d %v %s", often.Status, often.Header, often.Body)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM guest_requests WHERE status = 'refused'"); n != 0 {
			t.Error("it was refused all the same")
		}
	})
}

// Whoever guesses addresses of pages is stopped as whoever opens them too often is.
func TestGuessedLinksAreCounted(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, _ *clock.Fixed) {
		statuses := map[int]int{}
		for n := range 200 {
			statuses[h.Guest(t).Get("/demande/guess-"+strconv.Itoa(n)).Status]++
		}
		if statuses[http.StatusNotFound] == 0 || statuses[http.StatusTooManyRequests] == 0 || len(statuses) != 2 {
			t.Errorf("guesses are answered with %v", statuses)
		}
	})
}

// Stock that ends between page and answer asks for a new consent, and says why.
func TestStockThatEnds(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		_, _, link := sent(t, h, now)
		_, body := page(t, h, link, nil)
		h.Exec(t, "UPDATE stock_levels SET reserved = on_hand WHERE product_id = ?", apptest.AlphaWine)
		status, body := page(t, h, link, agrees(t, body))
		if status != 409 || !strings.Contains(body, "Il n’en reste plus.") || h.Count(t, "SELECT COUNT(*) FROM orders") != 0 {
			t.Errorf("%d %s", status, body)
		}
		if status, _ = page(t, h, link, agrees(t, body)); status != 303 {
			t.Errorf("what is left: %d", status)
		}
	})
}

// A mailbox is not filled: ten requests a week for an e-mail.
func TestAMailboxIsNotFilled(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, _ *clock.Fixed) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		begun(t, h, owner)
		for range 10 {
			owner.Post("/api/taste_and_buy/orders", asks(some(apptest.AlphaWine, 6))).Want(201)
		}
		owner.Post("/api/taste_and_buy/orders", asks(some(apptest.AlphaWine, 6))).Want(429)
	})
}

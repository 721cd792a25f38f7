package tasteandbuy_test

import (
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/clock"
)

// A guest asks in the room, is mailed the next morning, orders by the link, once, and withdraws, without an account.
func TestAGuestOrders(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		earns(t, h, "8")
		h.Exec(t, `INSERT INTO stores (supplier_id, slug, name, status, contact_email, search_text, created_at, updated_at)
 VALUES (?, 'alpha', 'Alpha', 'open', 'boutique@alpha.test', '', ?, ?)`, apptest.Alpha, apptest.At(), apptest.At())
		stock := h.Count(t, "SELECT SUM(reserved) FROM stock_levels")
		owner, iri, link := sent(t, h, now)
		if after := h.Count(t, "SELECT SUM(reserved) FROM stock_levels"); after != stock {
			t.Errorf("a request reserved %d", after-stock)
		}
		if got := owner.Get(iri).Want(200); got.Text("status") != "sent" || got.Text("linkExpiresAt") != "2026-11-27T08:00:00Z" || got.Text("ageCheckedBy") == "" {
			t.Errorf("sent as %s", got.Body)
		}
		status, body := page(t, h, link, nil)
		if status != 200 || !strings.Contains(body, "Commander avec obligation de paiement") || !strings.Contains(body, "moins de 18 ans") {
			t.Fatalf("%d %s", status, body)
		}
		for _, words := range []string{"Livraison", "Anne Martin, 3 rue du Lac, 75011 Paris"} {
			if !strings.Contains(body, words) {
				t.Errorf("no %q in %s", words, body)
			}
		}
		if !strings.Contains(body, "boutique@alpha.test") || strings.Contains(body, apptest.Email(apptest.Alpha)) {
			t.Errorf("another contact than the shop's, in %s", body)
		}
		form := agrees(t, body)
		for _, box := range []string{"age", "terms"} {
			for _, unticked := range []string{"", "0", "no", "on"} { // a box counts by its value, not by being there
				lacks := url.Values{"action": form["action"], "seen": form["seen"], "age": form["age"], "terms": form["terms"]}
				lacks.Set(box, unticked)
				if status, _ := page(t, h, link, lacks); status != 422 {
					t.Errorf("%s %q: %d", box, unticked, status)
				}
			}
		}
		status, follow := page(t, h, link, form)
		if status != 303 || !strings.HasPrefix(follow, "/suivi/") {
			t.Fatalf("%d %s", status, follow)
		}
		if _, again := page(t, h, link, form); again != follow || h.Count(t, "SELECT COUNT(*) FROM orders WHERE origin = 'tasteandbuy'") != 2 {
			t.Errorf("ordered twice: %s", again)
		}
		h.Settle(t)
		for name, want := range map[string]string{"status": "concluded", "commissionRate": "8"} {
			if got := owner.Get(iri).Want(200).Text(name); got != want {
				t.Errorf("%s is %q instead of %q", name, got, want)
			}
		}
		// Goods: 6 × 15.00 = 90.00 and 6 × 24.90 = 149.40 incl. 20 % = 75.00 and 124.50 excl.; 8 % = 6.00 and 9.96.
		if got := owner.Get(iri).Want(200); got.Text("commission") != "15.96" || got.Text("orders/0/commission") != "6" || got.Text("orders/1/goodsTaxExcl") != "124.5" {
			t.Errorf("commission of %s", got.Body)
		}
		alpha, order := alphasOrder(t, h)
		if got := alpha.Get(order).Want(200); got.Text("introduction/amount") != "6" || got.Text("introduction/rate") != "8" || got.Text("customer/name") != "Anne Martin" {
			t.Errorf("its supplier reads %s", got.Body)
		}
		owner.Get(order).Want(404)

		t.Log("on its page the guest pays, follows and withdraws")
		status, body = page(t, h, follow, nil)
		if status != 200 || !strings.Contains(body, "Renoncer au contrat ici") || !strings.Contains(body, "En attente de paiement") ||
			!strings.Contains(body, "Contact du vendeur : boutique@alpha.test") {
			t.Fatalf("%d %s", status, body)
		}
		number := regexp.MustCompile(`\?order=(\d+)`).FindStringSubmatch(body)[1]
		if _, body = page(t, h, follow+"?order="+number, nil); !strings.Contains(body, "Confirmer la rétractation") {
			t.Errorf("no confirmation in %s", body)
		}
		if status, body = page(t, h, follow, withdraws(t, h, follow, number)); status != 303 {
			t.Errorf("%d %s", status, body)
		}
		if _, body = page(t, h, body, nil); !strings.Contains(body, "rétractation est enregistrée") {
			t.Errorf("the withdrawal is not told in %s", body)
		}
		h.Settle(t)
		if got := owner.Get(iri).Want(200); got.Text("orders/0/canceled") != "true" || got.Text("commission") != "9.96" {
			t.Errorf("after the withdrawal %s", got.Body)
		}
		acknowledged := func(m apptest.Mail) bool {
			return m.To == "anne@martin.test" && strings.Contains(m.Subject, "rétractation")
		}
		if !slices.ContainsFunc(h.Mails(t), acknowledged) {
			t.Error("the withdrawal is not acknowledged")
		}
		sums := owner.Get("/api/taste_and_buy/orders/summary").Want(200)
		if sums.Text("concluded") != "1" || sums.Text("commission") != "9.96" || sums.Text("goodsTaxExcl") != "124.5" || sums.Text("byProduct/0/bottlesOrdered") != "6" || sums.Text("byProduct/1/bottlesOrdered") != "0" ||
			sums.Text("byProduct/0/revenueTaxIncl") != "149.4" || sums.Text("byProduct/1/revenueTaxIncl") != "0" {
			t.Errorf("summed up as %s", sums.Body)
		}

		t.Log("the guest is nobody who can sign in, and its birth date is nowhere")
		h.Guest(t).Post("/api/token/auth", map[string]string{"email": "anne@martin.test", "password": "Vendange#2026"}).Want(401)
		h.Guest(t).Post("/api/forgot_password", map[string]string{"email": "anne@martin.test"}).Want(204)
		if n := h.Count(t, "SELECT COUNT(*) FROM account_tokens WHERE user_id > 0"); n != 0 {
			t.Errorf("%d tokens", n)
		}
		noBirthday(t, h)
	})
}

// noBirthday looks for the birth date of the guest in every column of text, in the log, and in the mails.
func noBirthday(t *testing.T, h *apptest.House) {
	t.Helper()
	for _, column := range h.Columns(t) {
		table, name, _ := strings.Cut(column, ".")
		query := fmt.Sprintf("SELECT COUNT(*) FROM %s WHERE CAST(%s AS TEXT) LIKE '%%1979-04-17%%' OR CAST(%s AS TEXT) LIKE '%%17/04/1979%%'", table, name, name)
		if n := h.Count(t, query); n > 0 {
			t.Errorf("%s holds the birth date", column)
		}
	}
	if strings.Contains(h.Logged(), "1979-04-17") {
		t.Error("the log holds the birth date")
	}
}

// What moved since the guest was in the room is said, and asks for a new consent; nothing is lost.
func TestWhatMovedMeanwhile(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		_, _, link := sent(t, h, now)
		form := accepts(t, h, link)
		h.Exec(t, "UPDATE product_prices SET store_price_cents = 1600 WHERE product_id = ?", apptest.AlphaWine)
		status, body := page(t, h, link, form)
		if status != 409 || !strings.Contains(body, "est passé de") {
			t.Errorf("another price: %d %s", status, body)
		}
		h.Exec(t, "DELETE FROM open_shops WHERE supplier_id = ?", apptest.Beta)
		status, body = page(t, h, link, agrees(t, body))
		if status != 409 || !strings.Contains(body, "La boutique de son vendeur est fermée.") {
			t.Errorf("a shop that closed: %d %s", status, body)
		}
		h.Exec(t, "UPDATE products SET in_store = FALSE WHERE id = ?", apptest.AlphaWine)
		if status, body = page(t, h, link, agrees(t, body)); status != 409 || !strings.Contains(body, "Ces vins ne peuvent plus être commandés") {
			t.Errorf("a wine that is gone: %d %s", status, body)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM orders") + h.Count(t, "SELECT COUNT(*) FROM users WHERE contact_email <> ''"); n != 0 {
			t.Errorf("%d rows are left of what was refused", n)
		}
		h.OpenShops(t)
		_, body = page(t, h, link, nil)
		if status, follow := page(t, h, link, agrees(t, body)); status != 303 || !strings.HasPrefix(follow, "/suivi/") {
			t.Errorf("what is left: %d %s", status, follow)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM orders"); n != 1 {
			t.Errorf("%d orders", n)
		}
	})
}

// A link that is guessed, refused, canceled or too late orders nothing, and says so. Who never ordered is erased.
func TestLinksThatOrderNothing(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		owner, iri, link := sent(t, h, now)
		form := accepts(t, h, link)
		for _, wrong := range []string{"/demande/x", link[:len(link)-2] + "xx", "/suivi/" + strings.TrimPrefix(link, "/demande/")} {
			if status, _ := page(t, h, wrong, form); status != 404 {
				t.Errorf("%s: %d", wrong, status)
			}
		}
		owner.Post(iri+"/link", map[string]any{"version": 2}).Want(200)
		if again := h.MailTo(t, "anne@martin.test").Link(t); again != link {
			t.Errorf("another link: %s", again)
		}
		now.Set(time.Date(2026, time.November, 27, 8, 0, 0, 0, time.UTC))
		if status, body := page(t, h, link, form); status != 410 || !strings.Contains(body, "48 heures") {
			t.Errorf("too late: %d %s", status, body)
		}
		if n, err := h.App.Modules.TasteAndBuy.ExpireLinks(t.Context()); err != nil || n != 1 {
			t.Errorf("%d expired, %v", n, err)
		}
		now.Set(time.Date(2027, time.February, 28, 8, 0, 0, 0, time.UTC))
		if n, err := h.App.Modules.TasteAndBuy.EraseGuests(t.Context()); err != nil || n != 1 {
			t.Errorf("%d erased, %v", n, err)
		}
		if n := h.Count(t, "SELECT COUNT(*) FROM guest_requests WHERE email <> '' OR last_name <> '' OR search_text LIKE '%martin%'"); n != 0 {
			t.Error("somebody is left who never ordered")
		}
		owner = h.As(t, apptest.Email(apptest.Restaurant))
		if got := owner.Get(iri).Want(200); got.Text("status") != "expired" || got.Text("guest") != "" && got.Text("guest") != "null" {
			t.Errorf("left as %s", got.Body)
		}
	})
}

// The restaurant cancels, the guest declines: each leaves nothing to order.
func TestNoes(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, now *clock.Fixed) {
		owner, iri, link := sent(t, h, now)
		if _, body := page(t, h, link, nil); strings.Contains(body, `value="refuse"`) || !strings.Contains(body, link+"?answer=no") {
			t.Errorf("a slip of the finger declines, in %s", body)
		}
		if _, body := page(t, h, link+"?answer=no", nil); !strings.Contains(body, "Décliner ces vins ?") || !strings.Contains(body, `value="refuse"`) || strings.Contains(body, `value="conclude"`) {
			t.Errorf("it is not asked whether to decline, in %s", body)
		}
		if status, body := page(t, h, link+"?answer=no", url.Values{"action": {"refuse"}}); status != 303 || body != link {
			t.Errorf("%d %s", status, body)
		}
		if _, body := page(t, h, link, nil); !strings.Contains(body, "Vous avez décliné") {
			t.Errorf("the refusal is not told in %s", body)
		}
		h.Settle(t)
		if got := owner.Get("/api/notifications").Want(200); got.Text("hydra:member/0/kind") != "guest_declined" {
			t.Errorf("the restaurant is told %s", got.Body)
		}
		owner.Post(iri+"/transitions", map[string]any{"version": 3, "transition": "canceled"}).Want(422)
		iri = owner.Post("/api/taste_and_buy/orders", asks(some(apptest.AlphaWine, 6))).Want(201).Text("@id")
		owner.Post(iri+"/link", map[string]any{"version": 1}).Want(409)
		if got := owner.Post(iri+"/transitions", map[string]any{"version": 1, "transition": "canceled"}).Want(200).Text("status"); got != "canceled" {
			t.Errorf("it is %s", got)
		}
	})
}

// within changes a member of a member of a body.
func within(member, of string, to any) func(map[string]any) {
	return func(body map[string]any) {
		if inner, ok := body[member].(map[string]any); ok {
			inner[of] = to
		}
	}
}

// What is asked of a request, each at its member.
func TestWhatARequestNeeds(t *testing.T) {
	t.Parallel()
	apptest.DatabasesOn(t, evening(), func(t *testing.T, h *apptest.House, _ *clock.Fixed) {
		owner := h.As(t, apptest.Email(apptest.Restaurant))
		owner.Post("/api/taste_and_buy/orders", asks(some(apptest.AlphaWine, 6))).Want(409)
		begun(t, h, owner)
		refused := func(change func(map[string]any)) map[string]string {
			t.Helper()
			body := asks(some(apptest.AlphaWine, 6))
			change(body)
			return owner.Post("/api/taste_and_buy/orders", body).Want(422).Violations()
		}
		for member, change := range map[string]func(map[string]any){
			"guest.birthday":   within("guest", "birthday", "2008-11-25"),
			"consent":          func(b map[string]any) { b["consent"] = false },
			"address.postcode": within("address", "postcode", "750"),
			"guest.email":      within("guest", "email", "anne"),
			"items[0].product": func(b map[string]any) { b["items"] = []any{some(apptest.LastOnes, 1)} },
			"waiter":           func(b map[string]any) { b["waiter"] = "/api/waiters/99" },
		} {
			if got := refused(change); got[member] == "" {
				t.Errorf("%s is not refused: %v", member, got)
			}
		}
		noBirthday(t, h)
		simulated := owner.Post("/api/taste_and_buy/orders/simulation", map[string]any{"items": []any{some(apptest.AlphaWine, 6)}, "postcode": "75011"}).Want(200)
		if simulated.Text("items/0/totalPriceTaxIncl") != "90" || simulated.Text("totalPriceTaxIncl") == "0" {
			t.Errorf("simulated as %s", simulated.Body)
		}
	})
}

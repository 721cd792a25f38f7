package tasteandbuy_test

import (
	"errors"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
)

// evening is one in the room, on which requests are made.
func evening() time.Time { return time.Date(2026, time.November, 24, 20, 30, 0, 0, time.UTC) }

func asks(items ...any) map[string]any {
	return map[string]any{
		"waiter": nil, "consent": true, "items": items,
		"guest":   map[string]any{"firstName": "Anne", "lastName": "Martin", "email": "Anne@Martin.test", "phone": "0600000000", "birthday": "1979-04-17"},
		"address": map[string]any{"street": "3 rue du Lac", "postcode": "75011", "city": "Paris"},
	}
}

func some(product, quantity int64) map[string]any {
	return map[string]any{"product": apptest.IRI("products", product), "quantity": quantity}
}

// page reads or sends a page of a guest, as a browser without script or cookie does.
func page(t *testing.T, h *apptest.House, path string, form url.Values) (status int, body string) {
	t.Helper()
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	var answer *http.Response
	var err error
	if form == nil {
		answer, err = client.Get(h.URL + path) //nolint:noctx // a test
	} else {
		answer, err = client.PostForm(h.URL+path, form) //nolint:noctx // a test
	}
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(answer.Body)
	if err = errors.Join(err, answer.Body.Close()); err != nil {
		t.Fatal(err)
	}
	if answer.StatusCode == http.StatusSeeOther {
		return answer.StatusCode, answer.Header.Get("Location")
	}
	if form == nil && answer.StatusCode < http.StatusBadRequest && (answer.Header.Get("Cache-Control") != "no-store" || answer.Header.Get("Referrer-Policy") != "no-referrer" || answer.Header.Get("X-Robots-Tag") != "noindex" || answer.Header.Get("Set-Cookie") != "") {
		t.Errorf("%s is answered with %v", path, answer.Header)
	}
	if policy := answer.Header.Get("Content-Security-Policy"); form == nil && answer.StatusCode == http.StatusOK && !strings.Contains(policy, "form-action 'self'") {
		t.Errorf("the forms of %s are stopped by %q", path, policy)
	}
	if !strings.HasPrefix(answer.Header.Get("Content-Type"), "text/html") {
		t.Errorf("%s is answered as %s", path, answer.Header.Get("Content-Type"))
	}
	return answer.StatusCode, string(text)
}

var shownSeen = regexp.MustCompile(`name="seen" value="([0-9a-f]+)"`)

// agrees is what a guest sends who orders what a page shows.
func agrees(t *testing.T, body string) url.Values {
	t.Helper()
	found := shownSeen.FindStringSubmatch(body)
	if found == nil {
		t.Fatalf("nothing to agree to in %s", body)
	}
	return url.Values{"action": {"conclude"}, "seen": {found[1]}, "age": {"1"}, "terms": {"1"}}
}

// sent is a request of the wines of Alpha (6 at 15.00) and Beta (6 at 24.90) whose link has left, and where that leads.
func sent(t *testing.T, h *apptest.House, now *clock.Fixed) (owner *apitest.Client, iri, link string) {
	t.Helper()
	owner = h.As(t, apptest.Email(apptest.Restaurant))
	begun(t, h, owner)
	iri = owner.Post("/api/taste_and_buy/orders", asks(some(apptest.AlphaWine, 6), some(apptest.BetaWine, 6))).Want(201).Text("@id")
	if n := morning(t, h, now, 25); n != 1 {
		t.Fatalf("%d links left", n)
	}
	mail := h.MailTo(t, "anne@martin.test")
	for _, words := range []string{"6 × ", "90,00", "149,40", "268,20"} {
		if !strings.Contains(strings.ReplaceAll(mail.Text, "\u00a0", " "), words) {
			t.Errorf("no %q in %s", words, mail.Text)
		}
	}
	return h.As(t, apptest.Email(apptest.Restaurant)), iri, mail.Link(t)
}

// morning is nine in Paris of a day of November, and sends the links that are due.
func morning(t *testing.T, h *apptest.House, now *clock.Fixed, day int) int {
	t.Helper()
	now.Set(time.Date(2026, time.November, day, 8, 0, 0, 0, time.UTC))
	n, err := h.App.Modules.TasteAndBuy.SendLinks(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// accepts reads the page of a request, and is what a guest sends who orders what it shows.
func accepts(t *testing.T, h *apptest.House, link string) url.Values {
	t.Helper()
	_, body := page(t, h, link, nil)
	return agrees(t, body)
}

// ordered is the request of sent that its guest concluded, and where its orders are followed.
func ordered(t *testing.T, h *apptest.House, now *clock.Fixed) (owner *apitest.Client, iri, follow string) {
	t.Helper()
	owner, iri, link := sent(t, h, now)
	status, follow := page(t, h, link, accepts(t, h, link))
	if status != http.StatusSeeOther {
		t.Fatalf("%d %s", status, follow)
	}
	h.Settle(t)
	return owner, iri, follow
}

// alphasOrder is the one of ordered that Alpha delivers.
func alphasOrder(t *testing.T, h *apptest.House) (alpha *apitest.Client, order string) {
	t.Helper()
	alpha = h.As(t, apptest.Email(apptest.Alpha))
	return alpha, alpha.Get("/api/orders?origin=tasteandbuy").Want(200).Text("hydra:member/0/@id")
}

var shownKept = regexp.MustCompile(`name="kept" value="(\d+)"`)

// withdraws is what a guest sends that withdraws from an order as its page shows it.
func withdraws(t *testing.T, h *apptest.House, follow, order string) url.Values {
	t.Helper()
	_, body := page(t, h, follow+"?order="+order, nil)
	kept := shownKept.FindStringSubmatch(body)
	if kept == nil {
		t.Fatalf("nothing to withdraw from in %s", body)
	}
	return url.Values{"action": {"withdraw"}, "order": {order}, "kept": {kept[1]}}
}

// earns is what the restaurant earns on what it introduces, in percent.
func earns(t *testing.T, h *apptest.House, rate string) {
	t.Helper()
	h.As(t, apptest.Email(apptest.Admin)).
		Patch(apptest.IRI("parameter_restaurants", apptest.Restaurant), map[string]string{"supplierRebate": rate}).Want(200)
}

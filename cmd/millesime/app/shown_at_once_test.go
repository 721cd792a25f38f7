package app_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/testkit"
)

// changeOfAProduct is something that somebody does, and what a member of a product of Alpha is for the restaurant from then on.
type changeOfAProduct struct {
	name   string
	do     func(t *testing.T, h *apptest.House)
	member string
	want   string
}

// changesOfAProduct are one of each kind of what is kept in memory to show a product: sheet, prices, list, discount, stock, order, receipt.
func changesOfAProduct() []changeOfAProduct {
	wine := apptest.IRI("products", apptest.AlphaWine)
	return []changeOfAProduct{
		{"its name", sheetOfAlpha(map[string]any{"name": "Clos Neuf"}), "name", "Clos Neuf"},
		{"its list price", sheetOfAlpha(map[string]any{"listPriceTaxExcl": "13.00"}), "priceTaxExcl", "12.35"}, // less 5 %
		{"the permanent discount", relationOfAlpha("Bistrot", map[string]any{"permanentDiscount": "10"}), "priceTaxExcl", "11.7"},
		{"its price for the group", sheetOfAlpha(map[string]any{"groupPrices": map[string]any{"restaurant": "10.00"}}), "priceTaxExcl", "9"},
		{"a price list", func(t *testing.T, h *apptest.House) {
			t.Helper()
			published(t, h.As(t, apptest.Email(apptest.Alpha)),
				listFor("Carte", 0, 30, []int64{apptest.Restaurant}, price(apptest.AlphaWine, 1, "8.00")))
		}, "priceTaxExcl", "8"},
		{"its stock", func(t *testing.T, h *apptest.House) {
			t.Helper()
			counted(h.As(t, apptest.Email(apptest.Alpha)), apptest.AlphaWine, 600, 480).Want(200)
		}, "available", "480"},
		{"an order", func(t *testing.T, h *apptest.House) {
			t.Helper()
			cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 30))
			h.As(t, apptest.Email(apptest.Restaurant)).Post("/api/cart", apptest.Order(cart)).Want(201)
		}, "available", "450"},
		{"goods on their way", func(t *testing.T, h *apptest.House) {
			t.Helper()
			h.As(t, apptest.Email(apptest.Alpha)).Post("/api/receipts", map[string]any{
				"warehouse": "supplier", "expectedOn": inDays(20), "lines": []any{map[string]any{"product": wine, "expected": 60}},
			}).Want(201)
		}, "nextReceipt", inDays(20)},
		{"more on its way", func(t *testing.T, h *apptest.House) {
			t.Helper()
			h.As(t, apptest.Email(apptest.Alpha)).Post("/api/receipts", map[string]any{
				"warehouse": "supplier", "expectedOn": inDays(20), "lines": []any{map[string]any{"product": wine, "expected": 24}},
			}).Want(201)
		}, "arrivals/0/quantity", "84"}, // 60 + 24
		{"its last order", func(t *testing.T, h *apptest.House) {
			t.Helper()
			cart := apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 36))
			h.As(t, apptest.Email(apptest.Restaurant)).Post("/api/cart", apptest.Order(cart)).Want(201)
		}, "lastOrders/0/quantity", "36"},
		{"its status", sheetOfAlpha(map[string]any{"status": "desactivated"}), "", ""},
	}
}

// Whoever changes what a product's page and list show sees it with the next answer of the same process, and with that of another one
// within the time that its feed takes.
func TestWhatIsShownOfAProductIsRightInTheNextAnswer(t *testing.T) {
	t.Parallel()
	replicas(t, func(t *testing.T, one, other *apptest.House) {
		near, far := one.As(t, apptest.Email(apptest.Restaurant)), other.As(t, apptest.Email(apptest.Restaurant))
		read := func(reader *apitest.Client) (page, listed *apitest.Response) {
			return reader.Get("/api/products/101"), reader.Get("/api/products?itemsPerPage=100")
		}
		apptest.Eventually(t, "the cast is indexed", func() bool {
			return counts(near, "region", "Bordeaux") == 4 && counts(far, "region", "Bordeaux") == 4
		})
		for _, c := range changesOfAProduct() {
			for _, reader := range []*apitest.Client{near, far} { // so that both have it in memory
				read(reader)
			}
			c.do(t, one)
			page, listed := read(near)
			if c.member != "" && page.Want(200).Text(c.member) != c.want {
				t.Errorf("%s: the next answer says %s, want %s", c.name, page.Text(c.member), c.want)
			}
			if c.name == "its status" && page.Status != 404 {
				t.Errorf("%s: the next answer is %d, want 404", c.name, page.Status)
			}
			wantTheSame(t, c.name, page, listed)
			apptest.Eventually(t, c.name+", seen by another process", func() bool {
				page, listed := read(near)
				elsewhere, there := read(far)
				return slices.Equal(shown(elsewhere), shown(page)) && slices.Equal(shown(there), shown(listed))
			})
		}
	})
}

// shown is a body, or the status of a refusal, which names its request.
func shown(r *apitest.Response) []byte {
	if r.Status != 200 {
		return []byte(strconv.Itoa(r.Status))
	}
	return r.Body
}

// listedAs is what a list tells of a product; "" when it is not there.
func listedAs(list *apitest.Response, id string) string {
	for n := range 100 {
		at := fmt.Sprintf("hydra:member/%d", n)
		if list.Text(at+"/id") == id {
			return strings.Join([]string{
				list.Text(at + "/name"), list.Text(at + "/priceTaxExcl"), list.Text(at + "/available"), fmt.Sprint(list.Value(at + "/nextReceipt")),
			}, " ")
		}
	}
	return ""
}

func wantTheSame(t *testing.T, what string, page, listed *apitest.Response) {
	t.Helper()
	if page.Status != 200 {
		return // the list follows with the index
	}
	want := strings.Join([]string{
		page.Text("name"), page.Text("priceTaxExcl"), page.Text("available"), fmt.Sprint(page.Value("nextReceipt")),
	}, " ")
	if got := listedAs(listed, "101"); got != want {
		t.Errorf("%s: the list tells %q, the page %q", what, got, want)
	}
}

// What is kept in memory answers every reader with the same bytes as the database. Every day each reader takes other products, of ten one.
func TestEveryReaderIsAnsweredTheSameFromMemory(t *testing.T) {
	t.Parallel()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			h := apptest.StartDemo(t, testkit.URL(t, dialect))
			step := int64(10)
			if testkit.Full() {
				step = 1
			}
			for n, email := range testkit.Share(demoEmails()) {
				reader := h.AsDemo(t, email)
				paths := []string{"/api/cart", "/api/products?itemsPerPage=500", "/api/products?available=true&itemsPerPage=30", "/api/products?store=true&itemsPerPage=500"}
				for id := 1 + int64(n)%step; id <= h.Count(t, "SELECT COUNT(*) FROM products"); id += step {
					paths = append(paths, apptest.IRI("products", id))
				}
				for _, path := range paths {
					h.App.Modules.Forget()
					cold, warm := reader.Get(path), reader.Get(path)
					if cold.Status != warm.Status || cold.Status == 200 && !slices.Equal(warm.Body, cold.Body) {
						t.Errorf("%s reads another %s from memory: %d, %d", email, path, cold.Status, warm.Status)
					}
				}
			}
		})
	}
}

package stores_test

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// pdfOf is a document as a browser sends it, and the hash by which an order proves it.
func pdfOf(text string) (dataURL, content, hash string) {
	content = "%PDF-1.7\n" + text + "\n%%EOF\n"
	sum := sha256.Sum256([]byte(content))
	return "data:application/pdf;base64," + base64.StdEncoding.EncodeToString([]byte(content)), content, hex.EncodeToString(sum[:])
}

// A shop may have general terms of its own, for consumers: what is bought there is bought on these, and what is bought between
// professionals on the others. Each is read where it is accepted, and each order keeps the hash of its own.
func TestTheTermsOfAShop(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := opened(t, h)
		individual, council, guest := h.As(t, apptest.Email(apptest.Customer)), h.As(t, apptest.Email(apptest.CSE)), h.Guest(t)
		record := fmt.Sprintf("/api/parameter_suppliers/%d", apptest.Alpha)
		trade, tradeText, tradeHash := pdfOf("Entre professionnels")
		store, storeText, storeHash := pdfOf("Aux consommateurs")
		supplier.Patch(record, map[string]any{"base64ContentCGV": trade}).Want(200)

		apptest.Eventually(t, "the supplier's card is there", func() bool { return individual.Get(apptest.IRI("users", apptest.Alpha)).Status == 200 })
		bought := apptest.Cart(apptest.Customer, apptest.Item(apptest.AlphaWine, 6))
		at := individual.Post("/api/cart", bought).Want(200).Text("suppliers/0/cgv")
		if got := string(individual.Get(at).Want(200).Body); got != tradeText || strings.Contains(at, "store") {
			t.Errorf("without terms of its own: %q at %s", got, at)
		}
		hashOf := func(order string) string {
			id := order[strings.LastIndexByte(order, '/')+1:]
			if h.Count(t, "SELECT COUNT(*) FROM orders WHERE id = "+id+" AND cgv_hash = ?", storeHash) == 1 {
				return "store"
			}
			if h.Count(t, "SELECT COUNT(*) FROM orders WHERE id = "+id+" AND cgv_hash = ?", tradeHash) == 1 {
				return "trade"
			}
			return "neither"
		}
		if got := hashOf(individual.Post("/api/cart", apptest.Order(bought)).Want(201).Text("orders/0")); got != "trade" {
			t.Errorf("ordered on %s", got)
		}
		h.Exec(t, "UPDATE stores SET status = 'closed'") // its terms stay with who ordered (Code de la consommation, L221-13)
		confirmed := slices.IndexFunc(h.Mails(t), func(m apptest.Mail) bool {
			return m.To == apptest.Email(apptest.Customer) && string(m.Files["Conditions générales de vente.pdf"]) == tradeText &&
				strings.Contains(m.Text, "que vous avez acceptées, accompagnent ce message") && !strings.Contains(m.Text, "/suppliers/")
		})
		if confirmed < 0 {
			t.Errorf("the confirmation carries no terms: %v", h.Mails(t))
		}
		h.Exec(t, "UPDATE stores SET status = 'open'")
		if shop := supplier.Get(iri).Want(200); shop.Text("ownTerms") != "false" {
			t.Errorf("own terms: %s", shop.Body)
		}

		supplier.Patch(record, map[string]any{"base64ContentStoreCGV": "data:text/html;base64,PGI+"}).Want(422)
		kept := supplier.Patch(record, map[string]any{"base64ContentStoreCGV": store}).Want(200)
		shop := supplier.Get(iri).Want(200)
		if shop.Text("ownTerms") != "true" || shop.Text("cgv") != kept.Text("base64ContentStoreCGV") {
			t.Errorf("the shop shows %s instead of %s", shop.Text("cgv"), kept.Text("base64ContentStoreCGV"))
		}
		if html := string(guest.Get("/boutique/cave-des-tilleuls").Want(200).Body); !strings.Contains(html, shop.Text("cgv")) {
			t.Error("the page does not lead to the shop's terms")
		}
		at = individual.Post("/api/cart", bought).Want(200).Text("suppliers/0/cgv")
		if got := string(individual.Get(at).Want(200).Body); got != storeText {
			t.Errorf("accepted is %q at %s", got, at)
		}
		if got := hashOf(individual.Post("/api/cart", apptest.Order(bought)).Want(201).Text("orders/0")); got != "store" {
			t.Errorf("an individual ordered on %s", got)
		}
		both := apptest.Cart(apptest.CSE, apptest.Item(apptest.AlphaWine, 6), apptest.With(apptest.Item(apptest.AlphaWine, 6), map[string]any{"store": true}))
		quote := council.Post("/api/cart", both).Want(200)
		if one, other := quote.Text("suppliers/0/cgv"), quote.Text("suppliers/1/cgv"); strings.Contains(one, "store") == strings.Contains(other, "store") {
			t.Errorf("a works council accepts %s and %s", one, other)
		}
		orders := council.Post("/api/cart", apptest.Order(both)).Want(201)
		if one, other := hashOf(orders.Text("orders/0")), hashOf(orders.Text("orders/1")); one+other != "tradestore" && one+other != "storetrade" {
			t.Errorf("a works council ordered on %s and %s", one, other)
		}

		h.Exec(t, "UPDATE products SET open_groups = ?, updated_at = ? WHERE supplier_id = ?", `["restaurant"]`, apptest.At(), apptest.Alpha)
		inShop := apptest.Cart(apptest.CSE, apptest.With(apptest.Item(apptest.AlphaWine, 6), map[string]any{"store": true}))
		terms := council.Post("/api/cart", inShop).Want(200).Text("suppliers/0/cgv")
		apptest.Eventually(t, "a works council reads them of a shop alone", func() bool {
			return council.Get(apptest.IRI("products", apptest.AlphaWine)).Status == 404 && string(council.Get(terms).Want(200).Body) == storeText
		})
		supplier.Patch(record, map[string]any{"base64ContentCGV": nil}).Want(200)
		if got := supplier.Get(iri).Want(200); got.Text("missing") != "[]" || got.Text("cgv") != shop.Text("cgv") {
			t.Errorf("with its own terms alone it lacks %s", got.Text("missing"))
		}
		supplier.Patch(record, map[string]any{"base64ContentStoreCGV": nil}).Want(200)
		if got := supplier.Get(iri).Want(200).Text("missing/0"); got != "cgv" {
			t.Errorf("without any terms it lacks %q", got)
		}
	})
}

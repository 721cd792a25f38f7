package app_test

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/png"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/files"
)

// furnished is the name of the product that has all a product can have.
const furnished = "Contrat"

const (
	onePDF = "data:application/pdf;base64,JVBERi0xLjQKQm9uIHBvdXIgYWNjb3JkCiUlRU9G"
	faulty = "Référence;Nom;Type;Couleur;Prix HT\nC-1;Sans prix;still;red;cher\n"
)

// furnish adds what the demo data lack, so that every operation has something to read. It gives the tokens of links that
// were mailed, by the path that takes them.
func furnish(t *testing.T, h *apptest.House) map[string]string {
	t.Helper()
	supplier, buyer := h.AsDemo(t, "fournisseur@millesime.test"), h.AsDemo(t, "restaurant@millesime.test")
	bottled := supplier.Post("/api/products", apptest.With(bottle(), map[string]any{
		"name": furnished, "inStore": true, "groups": []string{}, "technicalSheet": map[string]string{"name": "fiche.pdf", "file": onePDF},
	})).Want(201)
	iri := bottled.Text("@id")
	supplier.Post(iri+"/images", map[string]string{"image": onePicture(t)}).Want(201)
	supplier.Post(iri+"/lots", map[string]any{
		"lot": "C1", "ingredients": "Raisins", "allergens": []string{"sulfites"}, "energyKj": 323, "energyKcal": 77,
		"fat": 0, "saturates": 0, "carbohydrate": 0.3, "sugars": 0.2, "protein": 0, "salt": 0,
	}).Want(201)
	importer := importing{supplier}
	importer.check(t, importer.upload(t, faulty))
	for _, email := range demoEmails() {
		h.AsDemo(t, email).Post("/api/saved_views", map[string]string{"screen": "orders", "name": "Les miennes", "search": ""}).Want(201)
	}
	customer := supplier.Get("/api/customers").Want(200).Text("hydra:member/0/@id")
	supplier.Post("/api/user_notes", map[string]string{"user": customer, "text": "Livrer le matin"}).Want(201)
	agreeOnce(t, supplier, buyer)
	buyer.Post("/api/cart", map[string]any{"items": []any{map[string]any{"product": iri, "quantity": 6}}}).Want(200)
	receiveOnce(t, supplier, h.AsDemo(t, "admin@millesime.test"), iri)
	sent := buyer.Post("/api/documents", map[string]any{
		"recipient": supplier.Get("/api/me").Want(200).Text("@id"), "name": furnished + ".pdf", "file": onePDF,
	}).Want(201)
	xml, err := h.App.Modules.Files.Put(t.Context(), files.TypeXML, strings.NewReader("<invoice/>"), 1<<10)
	if err != nil {
		t.Fatal(err)
	}
	h.Exec(t, "UPDATE documents SET xml = ? WHERE title = ?", string(xml), furnished+".pdf") // papers of invoices are made by jobs, later
	buyer.Post("/api/waiters", map[string]string{"firstName": furnished, "lastName": furnished, "email": "lea@cast.test"}).Want(201)
	list := buyer.Get("/api/wine_lists").Want(200)
	wine := map[string]any{"product": iri, "glassPriceTaxIncl": 8, "bottlePriceTaxIncl": 38, "favourite": true, "availableTonight": true}
	buyer.Patch(list.Text("hydra:member/0/@id"), map[string]any{"version": list.Value("hydra:member/0/version"), "entries": []any{wine}}).Want(200)
	// new module: furniture
	complainOnce(t, buyer)
	apptest.Eventually(t, "the new product is found", func() bool {
		return supplier.Get("/api/products?search="+furnished).Want(200).Text("hydra:totalItems") == "1"
	})
	link := auth.Pass{
		Document: numberOf(t, sent), Person: numberOf(t, buyer.Get("/api/me").Want(200)), Until: clock.System().Now().Add(time.Hour),
	}
	return map[string]string{
		"/api/document_links/{token}":  auth.NewLinks(h.App.Config.Secrets...).Sign(link),
		"/api/forgot_password/{token}": mailedToken(t, h, "gms@millesime.test", "/api/forgot_password", h.Guest(t)),
		"/api/invitations/{token}":     mailedToken(t, h, "invite@contrat.test", "/api/user_children", supplier),
	}
}

// numberOf is the id of what was answered.
func numberOf(t *testing.T, answer *apitest.Response) int64 {
	t.Helper()
	id, err := strconv.ParseInt(answer.Text("id"), 10, 64)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

// mailedToken asks for a link to an address and gives its token.
func mailedToken(t *testing.T, h *apptest.House, email, path string, by *apitest.Client) string {
	t.Helper()
	if got := by.Post(path, map[string]string{"email": email}); got.Status >= 300 {
		t.Fatalf("POST %s: %d %s", path, got.Status, got.Body)
	}
	link, err := url.Parse(h.MailTo(t, email).Link(t))
	if err != nil {
		t.Fatal(err)
	}
	if token := link.Query().Get("invitation"); token != "" {
		return token
	}
	return link.Path[strings.LastIndexByte(link.Path, '/')+1:]
}

// receiveOnce counts a delivery of a product to Dartess, with a photo of what broke and its delivery note.
func receiveOnce(t *testing.T, supplier, keeper *apitest.Client, product string) {
	t.Helper()
	receipt := supplier.Post("/api/receipts", map[string]any{
		"warehouse": "dartess", "expectedOn": nextMonth(), "lines": []any{map[string]any{"product": product, "expected": 12}},
	}).Want(201).Text("@id")
	keeper.Post(receipt+"/transitions", map[string]string{"transition": "warehouse"}).Want(200)
	keeper.Post(receipt+"/counts", map[string]any{"lines": []any{
		map[string]any{"product": product, "received": 5, "damaged": 1, "lot": "C1", "photo": onePicture(t)},
	}}).Want(200)
	supplier.Post(receipt+"/documents", map[string]string{"kind": "delivery_note", "name": "BL.pdf", "file": onePDF}).Want(201)
}

// complainOnce reports broken bottles with a photo.
func complainOnce(t *testing.T, buyer *apitest.Client) {
	t.Helper()
	for _, status := range []string{"shipped", "pending_invoice", "closed", "billed"} {
		var list struct {
			Members []struct {
				IRI string `json:"@id"`
			} `json:"hydra:member"`
		}
		buyer.Get("/api/orders?status[]=" + status).Want(200).JSON(&list)
		for _, m := range list.Members {
			order := buyer.Get(m.IRI).Want(200)
			if may, _ := order.Value("transitions").([]any); !slices.Contains(may, any("incident")) {
				continue
			}
			buyer.Post(m.IRI+"/transitions", map[string]any{"transition": "incident", "comment": "Cassé", "incident": map[string]any{
				"kind": "damaged", "lines": []any{map[string]any{
					"item": order.Value("items/0/id"), "quantity": 1, "reason": "Carton enfoncé", "photo": onePicture(t),
				}},
			}}).Want(200)
			return
		}
	}
	t.Fatal("no order of which the buyer may complain")
}

// agreeOnce answers a quotation that a buyer asks a supplier for, and accepts it with the customer's signature.
func agreeOnce(t *testing.T, supplier, buyer *apitest.Client) {
	t.Helper()
	quotation := askOnce(t, supplier, buyer)
	line := supplier.Get(quotation).Want(200).Value("items/0/id")
	supplier.Post(quotation+"/revisions", map[string]any{
		"revision": 1, "items": []any{map[string]any{"item": line, "discountValue": 5}},
	}).Want(201)
	order := strings.Replace(quotation, "/quotations/", "/orders/", 1)
	supplier.Post(order+"/transitions", map[string]any{"transition": "processing", "revision": 2, "proof": onePDF}).Want(200)
}

// askOnce asks a supplier for a quotation of the first wine that it has enough of.
func askOnce(t *testing.T, supplier, buyer *apitest.Client) string {
	t.Helper()
	me, addresses := buyer.Get("/api/me").Want(200), map[string]string{}
	known, _ := me.Value("addresses").([]any)
	for n := range known {
		one := "addresses/" + strconv.Itoa(n)
		addresses[me.Text(one+"/typeAddress")] = me.Text(one + "/@id")
	}
	wines := buyer.Get("/api/products?supplier=" + supplier.Get("/api/me").Want(200).Text("id")).Want(200)
	found, _ := wines.Value("hydra:member").([]any)
	for n := range found {
		got := buyer.Post("/api/cart", map[string]any{
			"step": "quotation", "carrierOfferCode": "messagerie", "customer": "/api/users/" + me.Text("id"),
			"billingAddress": addresses["billing"], "shippingAddress": addresses["shipping"],
			"items": []any{map[string]any{"product": wines.Text("hydra:member/" + strconv.Itoa(n) + "/@id"), "quantity": 36}},
		})
		if got.Status == 201 {
			return got.Text("quotations/0")
		}
	}
	t.Fatal("no wine of which a quotation can be asked")
	return ""
}

func onePicture(t *testing.T) string {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, image.NewGray(image.Rect(0, 0, 40, 30))); err != nil {
		t.Fatal(err)
	}
	return "data:image/png;base64," + base64.StdEncoding.EncodeToString(out.Bytes())
}

// nextMonth is a day on which goods may be expected, whenever this runs.
func nextMonth() string { return time.Now().AddDate(0, 1, 0).Format(time.DateOnly) }

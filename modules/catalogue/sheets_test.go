package catalogue_test

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"sync"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// newWine is the least that makes a wine.
func newWine(reference string, more map[string]any) map[string]any {
	return apptest.With(map[string]any{
		"reference": reference, "name": "Clos des Essais", "type": "still", "colour": "red", "vintage": 2022, "abv": 13.5,
		"listPriceTaxExcl": 9.5,
	}, more)
}

func violations(t *testing.T, got *apitest.Response, want map[string]string) {
	t.Helper()
	found := got.Want(422).Violations()
	for path, text := range want {
		if found[path] != text {
			t.Errorf("%s: %q, want %q", path, found[path], text)
		}
	}
	if len(found) != len(want) {
		t.Errorf("refused %v, want %v", found, want)
	}
}

// A supplier makes a product, sees it in the catalogue, changes it and reads who changed what.
func TestASheetFromMakingToHistory(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		made := supplier.Post("/api/products", newWine("NEW-1", map[string]any{
			"grapes": []map[string]any{{"name": "Merlot", "share": 60}, {"name": "Syrah", "share": 40}}, "groupPrices": map[string]any{"restaurant": "8.75"},
			"bottleSizeCl": 37.5, "unitsPerCarton": 12, "ean": "4006381333931",
		})).Want(201)
		iri := made.Text("@id")
		if made.Header.Get("Location") != iri || made.Text("version") != "1" || made.Text("orderMultiple") != "12" || made.Text("minQuantity") != "12" ||
			made.Text("vatRate") != "20" || made.Text("exciseCategory") != "still_wine" || made.Text("bottleSizeCl") != "37.5" ||
			made.Text("groupPrices/restaurant") != "8.75" || made.Text("may/all") != "true" || made.Text("warehouse") != "supplier" {
			t.Fatalf("made %s", made.Body)
		}
		if got := buyer.Get(iri).Want(200); got.Value("sheet") != nil {
			t.Errorf("a buyer reads the sheet: %s", got.Body)
		}
		changed := supplier.Patch(iri, map[string]any{"version": 1, "name": "Clos Changé", "listPriceTaxExcl": "10.00", "vintage": nil}).Want(200)
		if changed.Text("version") != "2" || changed.Value("vintage") != nil || changed.Text("listPriceTaxExcl") != "10" {
			t.Errorf("changed %s", changed.Body)
		}
		if again := supplier.Patch(iri, map[string]any{"version": 2, "name": " Clos Changé "}).Want(200); again.Text("version") != "2" {
			t.Errorf("what changes nothing made version %s", again.Text("version"))
		}
		history := supplier.Get(iri + "/history").Want(200)
		acts := map[string]string{}
		for i := range 4 {
			at := fmt.Sprintf("hydra:member/%d/", i)
			acts[history.Text(at+"action")+" "+history.Text(at+"field")] = history.Text(at+"who") + ": " + history.Text(at+"before") + " → " + history.Text(at+"after")
		}
		for act, want := range map[string]string{
			"changed name": "Maison Alpha: Clos des Essais → Clos Changé", "changed vintage": "Maison Alpha: 2022 → ",
			"created ": "Maison Alpha:  → ",
		} {
			if acts[act] != want {
				t.Errorf("%s: %q, want %q in %s", act, acts[act], want, history.Body)
			}
		}
		h.Settle(t)
		var found *apitest.Response
		apptest.Eventually(t, "the list shows the change", func() bool {
			found = supplier.Get("/api/products?search=chang%C3%A9").Want(200)
			return found.Text("hydra:totalItems") == "1"
		})
		if found.Text("hydra:member/0/sheet/version") != "2" || found.Text("hydra:member/0/sheet/completeness") == "" {
			t.Errorf("the list shows %s", found.Body)
		}
	})
}

// Nothing is sold for nothing because nobody wrote its price, and a country is one of ISO 3166-1.
func TestPricesAndCountriesThatAreNone(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		const unpriced, country = "Indiquez un prix pour vendre ce produit, ou désactivez-le", "Indiquez le code du pays en deux lettres, par exemple FR"
		violations(t, supplier.Post("/api/products", newWine("Z", map[string]any{"listPriceTaxExcl": 0, "country": "ZZ"})), map[string]string{
			"listPriceTaxExcl": unpriced, "country": country,
		})
		violations(t, supplier.Post("/api/products", newWine("Z", map[string]any{"groupPrices": map[string]any{"cse": 0}, "country": "UK"})), map[string]string{
			"groupPrices.cse": "Le prix doit être compris entre 0,01 et 1 000 000,00 €", "country": country,
		})
		iri := supplier.Post("/api/products", newWine("Z", map[string]any{"listPriceTaxExcl": 0, "status": "desactivated", "country": "GE"})).Want(201).Text("@id")
		violations(t, edited(t, supplier, iri, `{"status":"active"}`), map[string]string{"listPriceTaxExcl": unpriced})
		if got := edited(t, supplier, iri, `{"status":"active","listPriceTaxExcl":0.01}`); got.Status != 200 {
			t.Errorf("priced: %s", got.Body)
		}
		violations(t, edited(t, supplier, iri, `{"listPriceTaxExcl":0}`), map[string]string{"listPriceTaxExcl": unpriced})
	})
}

// Every rule of domain 3.1 refuses in French at its own field, all of them at once.
func TestRulesOfASheet(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		violations(t, supplier.Post("/api/products", `{}`), map[string]string{
			"reference": "Le champ est obligatoire", "name": "Le champ est obligatoire", "type": "Le champ est obligatoire",
			"listPriceTaxExcl": "Le champ est obligatoire",
		})
		violations(t, supplier.Post("/api/products", newWine("R", map[string]any{
			"ean": "3760000000001", "vintage": 1899, "grapes": []map[string]any{{"name": "Merlot", "share": 70}, {"name": "Syrah", "share": 40}},
			"bottleSizeCl": 3000.1, "unitsPerCarton": 0, "orderMultiple": 4, "minQuantity": 7, "abv": 96.5, "groupPrices": map[string]any{"supplier": 1},
			"listPriceTaxExcl": "1000000.01", "stockAlertThreshold": -1, "groups": []string{"customer"}, "allergens": []string{"poison"},
			"status": "closed", "warehouse": "moon", "name": "deux\nlignes", "country": "France", "inStore": true, "weightGrams": 0, "images": []string{"https://x"},
		})), map[string]string{
			"ean":              "Ce code EAN est incorrect : 8, 12, 13 ou 14 chiffres, le dernier étant la clé",
			"vintage":          "Le champ doit être compris entre 1900 et 2027",
			"grapes":           "Chaque cépage a un nom, une part de 0 à 100 %, et les parts ne dépassent pas 100 % au total",
			"bottleSizeCl":     "Le champ doit être compris entre 1 et 3000",
			"unitsPerCarton":   "Le champ doit être compris entre 1 et 10\u202f000",
			"orderMultiple":    "Hors Dartess, la vente se fait par carton entier : ce multiple doit être égal au colisage",
			"minQuantity":      "La quantité minimale doit respecter le multiple de commande",
			"abv":              "Le champ doit être compris entre 0 et 96",
			"listPriceTaxExcl": "Le prix doit être compris entre 0,00 et 1 000 000,00 €", "groupPrices.supplier": "Le champ doit être une valeur valide",
			"stockAlertThreshold": "Le champ doit être compris entre 0 et 1\u202f000\u202f000", "groups[0]": "Le champ doit être une valeur valide",
			"allergens[0]": "Le champ doit être une valeur valide", "status": "Le champ doit être une valeur valide", "warehouse": "Le champ doit être une valeur valide",
			"name": "Ce texte contient des caractères invisibles ou un retour à la ligne", "country": "Indiquez le code du pays en deux lettres, par exemple FR",
			"storePriceTaxIncl": "Indiquez le prix TTC pour vendre ce produit en boutique", "weightGrams": "Le champ doit être compris entre 1 et 100\u202f000",
			"images": "Cette image est inconnue : ajoutez-la d’abord au produit",
		})
		iri := apptest.IRI("products", apptest.AlphaWine)
		violations(t, edited(t, supplier, iri, `{"warehouse":"dartess"}`), map[string]string{
			"warehouse": "L’entrepôt ne peut pas changer tant que du stock s’y trouve, est réservé ou attendu",
		})
		violations(t, edited(t, supplier, iri, `{"reference":"REF-105"}`), map[string]string{"reference": "Cette référence est déjà utilisée"})
		violations(t, supplier.Post("/api/products", newWine("REF-101", nil)), map[string]string{"reference": "Cette référence est déjà utilisée"})
		if h.Count(t, "SELECT COUNT(*) FROM products") != 6 || h.Count(t, "SELECT COUNT(*) FROM products WHERE version <> 1") != 0 {
			t.Error("something refused was written")
		}
	})
}

// Domain 3.1: VAT hangs on the degree, so every drink but soft drinks and water says it; 0 is a dealcoholised one.
func TestTheDegreeOfADrinkIsTold(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		for n, c := range []struct {
			drink string
			abv   any
			vat   string // "" = refused
		}{
			{"still", nil, ""},
			{"spirit", nil, ""},
			{"beer", nil, ""},
			{"cider", nil, ""},
			{"juice", nil, ""},
			{"still", 0, "5.5"},
			{"still", 12.5, "20"},
			{"beer", 0.5, "5.5"},
			{"beer", 0.6, "20"},
			{"soft", nil, "5.5"},
			{"water", nil, "5.5"},
		} {
			body := newWine("ABV-"+strconv.Itoa(n), map[string]any{"type": c.drink, "abv": c.abv})
			if c.vat == "" {
				violations(t, supplier.Post("/api/products", body), map[string]string{
					"abv": "Indiquez le degré d’alcool : la TVA et les droits en dépendent (0 pour un produit désalcoolisé)",
				})
				continue
			}
			if got := supplier.Post("/api/products", body).Want(201); got.Text("vatRate") != c.vat || (got.Value("abv") == nil) != (c.abv == nil) {
				t.Errorf("%s of %v: VAT %s, ABV %v", c.drink, c.abv, got.Text("vatRate"), got.Value("abv"))
			}
		}
	})
}

// Who makes products for whom, and what an agent may touch (domain 2).
func TestWhoWritesWhat(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, agent, admin := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Agent)), h.As(t, apptest.Email(apptest.Admin))
		noSupplier := map[string]string{"supplier": "Indiquez le fournisseur de ce produit"}
		violations(t, supplier.Post("/api/products", newWine("X", map[string]any{"supplier": apptest.Beta})), map[string]string{
			"supplier": "Vous ne pouvez créer que vos propres produits",
		})
		violations(t, admin.Post("/api/products", newWine("X", nil)), noSupplier)
		violations(t, admin.Post("/api/products", newWine("X", map[string]any{"supplier": apptest.Restaurant})), noSupplier)
		violations(t, admin.Post("/api/products", newWine("X", map[string]any{"supplier": 999999})), noSupplier)
		made := admin.Post("/api/products", newWine("X", map[string]any{"supplier": apptest.IRI("users", apptest.Beta)})).Want(201)
		if made.Text("supplier/company") != "Domaine Bêta" {
			t.Errorf("made for %s", made.Text("supplier/company"))
		}
		supplier.Get(made.Text("@id") + "/sheet").Want(404)
		edited(t, supplier, made.Text("@id"), `{"name":"À moi"}`).Want(404)

		iri := apptest.IRI("products", apptest.AlphaWine)
		if got := edited(t, agent, iri, `{"description":"Un vin droit","pairings":"Gibier"}`).Want(200); got.Text("may/all") != "false" || got.Text("may/texts") != "true" {
			t.Errorf("an agent may %s", got.Body)
		}
		for _, body := range []string{`{"name":"Autre"}`, `{"description":"x","listPriceTaxExcl":1}`, `{"groups":["restaurant"]}`, `{"status":"desactivated"}`} {
			if got := edited(t, agent, iri, body).Want(403); got.Text("hydra:description") != "Vous pouvez modifier les textes de vente et les images de ce produit, pas le reste." {
				t.Errorf("%s: %s", body, got.Body)
			}
		}
		if got := supplier.Get(iri + "/sheet").Want(200); got.Text("description") != "Un vin droit" || got.Text("version") != "2" {
			t.Errorf("the sheet: %s", got.Body)
		}
		acting := admin.With(apitest.Header("X-Switch-User", apptest.Email(apptest.Alpha)))
		edited(t, acting, iri, `{"name":"Château Alpha, vieilles vignes"}`).Want(200)
		if got := supplier.Get(iri + "/history").Want(200); got.Text("hydra:member/0/asWhom") != "Maison Alpha" || got.Text("hydra:member/0/who") == "Maison Alpha" {
			t.Errorf("who acted: %s", got.Body)
		}
	})
}

// A list of tens of thousands is refused for its length, like one of a few too many: its entries are not judged one by one.
func TestEndlessListsAreRefusedAsAWhole(t *testing.T) {
	t.Parallel()
	const many = 50_000
	entries := make([]string, many)
	prices := make(map[string]int, many)
	for n := range entries {
		entries[n] = fmt.Sprintf("x%d", n)
		prices[entries[n]] = 1
	}
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, agent := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Agent))
		iri := apptest.IRI("products", apptest.AlphaWine)
		for _, name := range []string{"awards", "certifications", "allergens", "images", "groups"} {
			if found := edited(t, supplier, iri, map[string]any{name: entries}).Want(422).Violations(); len(found) == 0 || len(found) > 30 {
				t.Errorf("%s: %d violations", name, len(found))
			}
		}
		if found := edited(t, supplier, iri, map[string]any{"groupPrices": prices}).Want(422).Violations(); len(found) == 0 || len(found) > 30 {
			t.Errorf("groupPrices: %d violations", len(found))
		}
		edited(t, agent, iri, map[string]any{"awards": entries}).Want(403)
	})
}

// Two editors of one version: the first writes, the second sees both.
func TestTwoEditorsOfOneVersion(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		iri := apptest.IRI("products", apptest.AlphaWine)
		var mu sync.Mutex
		answers := map[int]int{}
		var group sync.WaitGroup
		for i := range 6 {
			group.Go(func() {
				got := supplier.With().Patch(iri, map[string]any{"version": 1, "name": fmt.Sprintf("Nom %d", i)})
				mu.Lock()
				defer mu.Unlock()
				answers[got.Status]++
				if got.Status == 409 && (got.Text("version") != "2" || !strings.HasPrefix(got.Text("current/name"), "Nom ")) {
					t.Errorf("the second learns %s", got.Body)
				}
			})
		}
		group.Wait()
		if answers[200] != 1 || answers[409] != 5 {
			t.Errorf("answers %v", answers)
		}
		if h.Count(t, "SELECT version FROM products WHERE id = ?", apptest.AlphaWine) != 2 {
			t.Error("more than one was written")
		}
	})
}

// The same reference at once: one product, and refusals that say why.
func TestOneReferenceAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		var group sync.WaitGroup
		for i := range 6 {
			group.Go(func() {
				client := supplier.With()
				got := client.Post("/api/products", newWine("SAME", nil))
				if i%3 == 0 {
					got = edited(t, client, apptest.IRI("products", apptest.LastOnes), `{"reference":"SAME"}`)
				}
				if got.Status != 201 && got.Status != 200 && (got.Status != 422 || got.Violations()["reference"] != "Cette référence est déjà utilisée") {
					t.Errorf("%d %s", got.Status, got.Body)
				}
			})
		}
		group.Wait()
		if n := h.Count(t, "SELECT COUNT(*) FROM products WHERE reference = 'SAME'"); n != 1 {
			t.Errorf("%d products have the reference", n)
		}
	})
}

func TestCopies(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		iri := apptest.IRI("products", apptest.AlphaWine)
		edited(t, supplier, iri, `{"ean":"4006381333931","groupPrices":{"cse":11}}`).Want(200)
		for _, reference := range []string{"REF-101-COPIE", "REF-101-COPIE-2"} {
			got := supplier.Post(iri+"/duplicate", `{}`).Want(201)
			if got.Text("reference") != reference || got.Text("status") != "desactivated" || got.Text("ean") != "" || got.Text("groupPrices/cse") != "11" || got.Text("@id") == iri {
				t.Errorf("a copy: %s", got.Body)
			}
		}
	})
}

// edited changes a product as it is now, whatever its version.
func edited(t *testing.T, c *apitest.Client, iri string, change any) *apitest.Response {
	t.Helper()
	fields, ok := change.(map[string]any)
	if text, written := change.(string); written {
		if err := json.Unmarshal([]byte(text), &fields); err != nil {
			t.Fatal(err)
		}
	} else if !ok {
		t.Fatalf("a change is JSON or a map, not %T", change)
	}
	var version any = 1
	if sheet := c.Get(iri + "/sheet"); sheet.Status == 200 {
		version = sheet.Value("version")
	}
	return c.Patch(iri, apptest.With(fields, map[string]any{"version": version}))
}

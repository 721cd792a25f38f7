package catalogue_test

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

var lotOf2022 = map[string]any{
	"lot": "L22.058-A", "ingredients": "Raisin, conservateur : anhydride sulfureux <script>alert(1)</script>", "allergens": []string{"sulfites"},
	"energyKj": 323, "energyKcal": 78, "fat": 0, "saturates": 0, "carbohydrate": 2.6, "sugars": 0.25, "protein": 0.1, "salt": 0.01,
}

// The page of a lot is what the law asks for: for everybody, without cookie, script or any address but its other language.
func TestELabelPage(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		iri := apptest.IRI("products", apptest.AlphaWine)
		edited(t, supplier, iri, map[string]any{"name": `Château "Alpha" <b>&`, "bottleSizeCl": 37.5, "status": "desactivated"}).Want(200)
		lot := supplier.Post(iri+"/lots", lotOf2022).Want(201)
		url := lot.Text("url")
		if url != "/e-label/101/L22.058-A" {
			t.Fatalf("the page is at %q", url)
		}
		guest := h.Guest(t)
		for _, accept := range []string{"*/*", "text/html"} {
			page := guest.Get(url, apitest.Header("Accept", accept)).Want(200)
			html := string(page.Body)
			for _, want := range []string{
				`<html lang="fr">`, "Château &#34;Alpha&#34; &lt;b&gt;&amp;", "Pauillac · 2021 · 37,5 cl · 13 % vol.", "Lot L22.058-A", "323 kJ / 78 kcal",
				"&lt;script&gt;alert(1)&lt;/script&gt;", "<strong>sulfites</strong>", "dont sucres</th><td>0,25 g", `href="?lang=en"`, "Déclaration nutritionnelle",
			} {
				if !strings.Contains(html, want) {
					t.Errorf("the page lacks %q: %s", want, html)
				}
			}
			if cookies := page.Header.Values("Set-Cookie"); len(cookies) != 0 {
				t.Errorf("the page sets %v", cookies)
			}
			policy := page.Header.Get("Content-Security-Policy")
			strict := regexp.MustCompile(`^default-src 'none'; style-src 'sha256-[A-Za-z0-9+/=]{44}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'$`)
			if !strict.MatchString(policy) {
				t.Errorf("the policy is %q", policy)
			}
			if tags := regexp.MustCompile(`(?i)<(script|img|link|iframe|form|object|embed)|\son\w+=|(src|action)=|url\(|@import|//`).FindString(html); tags != "" {
				t.Errorf("the page holds %q", tags)
			}
			if addresses := regexp.MustCompile(`href="[^"]*"`).FindAllString(html, -1); len(addresses) != 1 {
				t.Errorf("the page leads to %v", addresses)
			}
		}
		english := guest.Get(url, apitest.Header("Accept-Language", "en-GB,en;q=0.9")).Want(200)
		if !strings.Contains(string(english.Body), "of which sugars</th><td>0.25 g") || !strings.Contains(string(english.Body), "sulphites") || english.Header.Get("Content-Language") != "en" {
			t.Errorf("in English: %s", english.Body)
		}
		for path, word := range map[string]string{url + "?lang=en": "Nutrition declaration", "/en" + url: "Nutrition declaration", "/en" + url + "?lang=fr": "Déclaration", url + "?lang=x": "Déclaration"} {
			if got := guest.Get(path).Want(200); !strings.Contains(string(got.Body), word) {
				t.Errorf("%s lacks %q", path, word)
			}
		}
		for _, unknown := range []string{"/e-label/101/L22", "/e-label/102/L22.058-A", "/e-label/x/y", "/e-label/101/%00", "/e-label/-1/a", "/e-label/99999999999999999999/a", "/e-label/101/" + strings.Repeat("a", 5000)} {
			got := guest.Get(unknown).Want(404)
			if !strings.Contains(string(got.Body), "Aucune information sur ce lot") || len(got.Header.Values("Set-Cookie")) != 0 {
				t.Errorf("%s: %s", unknown, got.Body)
			}
		}
	})
}

// Lots are a supplier's to keep; buyers find their pages on the product.
func TestLots(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, other, buyer := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta)), h.As(t, apptest.Email(apptest.Restaurant))
		iri := apptest.IRI("products", apptest.AlphaWine)
		other.Post(iri+"/lots", lotOf2022).Want(404)
		violations(t, supplier.Post(iri+"/lots", `{"lot":"a/b","allergens":["poison"],"energyKj":323,"energyKcal":320,"fat":-1,"saturates":2,"salt":0.001,"sugars":1,"carbohydrate":0,"protein":0}`), map[string]string{
			"lot": "Un numéro de lot a 40 caractères au plus : lettres, chiffres, points et tirets", "ingredients": "Le champ est obligatoire",
			"allergens[0]": "Le champ doit être une valeur valide", "energyKcal": "Cette valeur ne correspond pas aux kilojoules : 1 kcal vaut 4,184 kJ",
			"fat": "Le champ doit être compris entre 0 et 100", "saturates": "Cette valeur ne peut pas dépasser celle dont elle fait partie",
			"salt": "Deux décimales au plus", "sugars": "Cette valeur ne peut pas dépasser celle dont elle fait partie",
		})
		// What nobody typed is not declared, neither at first nor by emptying it afterwards.
		declared := []string{"energyKj", "energyKcal", "fat", "saturates", "carbohydrate", "sugars", "protein", "salt"}
		for _, name := range declared {
			bare := maps.Clone(lotOf2022)
			delete(bare, name)
			violations(t, supplier.Post(iri+"/lots", bare), map[string]string{name: "Le champ est obligatoire"})
		}
		milk := slices.Repeat([]string{"milk"}, 15) // no label lists more than there are
		supplier.Post(iri+"/lots", apptest.With(lotOf2022, map[string]any{"allergens": milk})).Want(422)
		supplier.Post(iri+"/lots", lotOf2022).Want(201)
		violations(t, supplier.Post(iri+"/lots", lotOf2022), map[string]string{"lot": "Ce lot existe déjà pour ce produit"})
		lot := iri + "/lots/L22.058-A"
		if got := supplier.Patch(lot, `{"sugars":0.4}`).Want(200); got.Text("sugars") != "0.4" || got.Text("energyKj") != "323" {
			t.Errorf("changed: %s", got.Body)
		}
		for _, name := range declared {
			violations(t, supplier.Patch(lot, `{"`+name+`":null}`), map[string]string{name: "Le champ est obligatoire"})
		}
		list := supplier.Get(iri + "/lots?itemsPerPage=500").Want(200)
		if list.Text("@id") != iri+"/lots" || list.Text("hydra:totalItems") != "1" || list.Text("hydra:member/0/@id") != lot ||
			list.Text("hydra:member/0/@type") != "Lot" || list.Text("hydra:member/0/id") != "L22.058-A" {
			t.Errorf("lots: %s", list.Body)
		}
		if got := supplier.Patch(lot, string(supplier.Get(lot).Want(200).Body)).Want(200); got.Text("sugars") != "0.4" {
			t.Errorf("sent back: %s", got.Body)
		}
		supplier.Get(iri + "/lots/other").Want(404)
		other.Get(lot).Want(404)
		seen := buyer.Get(iri).Want(200)
		if seen.Text("lots/0/url") != "/e-label/101/L22.058-A" || seen.Value("technicalSheet") != nil || seen.Text("producedBefore20231208") != "false" {
			t.Errorf("a buyer sees %s", seen.Body)
		}
		drawing := supplier.Get(lot + "/qr").Want(200)
		if drawing.Header.Get("Content-Type") != "image/svg+xml" || !bytes.HasPrefix(drawing.Body, []byte("<svg ")) {
			t.Errorf("the code is %.80s", drawing.Body)
		}
		if side := modules(t, drawing.Body).Bounds().Dx(); side != 29 && side != 33 && side != 25 {
			t.Errorf("the code has %d modules a side", side)
		}
		bitmap := supplier.Get(lot + "/qr?format=png").Want(200)
		if bitmap.Header.Get("Content-Type") != "image/png" {
			t.Errorf("asked for a bitmap, got %s", bitmap.Header.Get("Content-Type"))
		}
		sameCode(t, modules(t, drawing.Body), bitmap.Body)
		supplier.Get(lot + "/qr?format=gif").Want(422)
		history := supplier.Get(iri + "/history").Want(200)
		if history.Text("hydra:member/0/@type") != "ProductAct" || !strings.HasSuffix(history.Text("hydra:member/0/@id"), "#"+history.Text("hydra:member/0/id")) {
			t.Errorf("the history names its members %s", history.Body)
		}
		if history.Text("hydra:member/0/field") != "lots" || !strings.Contains(string(history.Body), "0.4 g") {
			t.Errorf("the history says %s", history.Body)
		}
		other.Delete(lot).Want(404)
		supplier.Delete(lot).Want(204)
		supplier.Delete(lot).Want(404)
		supplier.Get(lot + "/qr").Want(404)
		h.Guest(t).Get("/e-label/101/L22.058-A").Want(404)
	})
}

// A product has 500 lots at most, of which its page names the newest.
func TestLotsAreBounded(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier, iri := h.As(t, apptest.Email(apptest.Alpha)), apptest.IRI("products", apptest.AlphaWine)
		h.Exec(t, `INSERT INTO product_lots (product_id, lot, ingredients, allergens, energy_kj, energy_kcal, created_at, updated_at)
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 499)
SELECT ?, 'OLD-' || i, 'Raisins', '[]', 323, 77, ?, ? FROM n`, apptest.AlphaWine, apptest.At(), apptest.At())
		supplier.Post(iri+"/lots", lotOf2022).Want(201)
		violations(t, supplier.Post(iri+"/lots", apptest.With(lotOf2022, map[string]any{"lot": "L24"})), map[string]string{
			"lot": "Ce produit a déjà 500 lots : retirez-en qui ne circulent plus",
		})
		seen := h.As(t, apptest.Email(apptest.Restaurant)).Get(iri).Want(200)
		if lots, _ := seen.Value("lots").([]any); len(lots) != 20 || seen.Text("lots/0/lot") != "L22.058-A" {
			t.Errorf("the page names %d lots, first %s", len(lots), seen.Text("lots/0/lot"))
		}
		supplier.Delete(iri + "/lots/OLD-1").Want(204)
		supplier.Post(iri+"/lots", apptest.With(lotOf2022, map[string]any{"lot": "L24"})).Want(201)
	})
}

// sameCode compares the modules of a drawing with a bitmap, in the middle of each.
func sameCode(t *testing.T, want *image.Gray, bitmap []byte) {
	t.Helper()
	got, err := png.Decode(bytes.NewReader(bitmap))
	if err != nil {
		t.Fatal(err)
	}
	side := want.Bounds().Dx()
	pixels := got.Bounds().Dx() / (side + 8)
	if got.Bounds().Dx() != pixels*(side+8) || got.Bounds().Dx() != got.Bounds().Dy() || pixels < 8 {
		t.Fatalf("a bitmap of %v for %d modules", got.Bounds(), side)
	}
	for y := range side {
		for x := range side {
			middle := got.At((x+4)*pixels+pixels/2, (y+4)*pixels+pixels/2)
			if r, _, _, _ := middle.RGBA(); (r == 0) != (want.GrayAt(x, y).Y == 0) {
				t.Fatalf("the bitmap differs at %d, %d", x, y)
			}
		}
	}
}

// modules reads the drawing back, without its quiet border.
func modules(t *testing.T, svg []byte) *image.Gray {
	t.Helper()
	side, err := strconv.Atoi(string(regexp.MustCompile(`viewBox="0 0 (\d+)`).FindSubmatch(svg)[1]))
	if err != nil {
		t.Fatal(err)
	}
	code := image.NewGray(image.Rect(0, 0, side-8, side-8))
	for i := range code.Pix {
		code.Pix[i] = 255
	}
	for _, at := range regexp.MustCompile(`M(\d+) (\d+)h1v1h-1z`).FindAllSubmatch(svg, -1) {
		x, _ := strconv.Atoi(string(at[1]))
		y, _ := strconv.Atoi(string(at[2]))
		code.SetGray(x-4, y-4, color.Gray{})
	}
	for _, corner := range []image.Point{{0, 0}, {side - 9, 0}, {0, side - 9}} { // where the three eyes are
		if code.GrayAt(corner.X, corner.Y).Y != 0 {
			t.Errorf("no eye at %v", corner)
		}
	}
	return code
}

package stores_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Whatever stands in the address of a page, it is found, moved or not there.
func TestAddressesAsPeopleAndRobotsWriteThem(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		opened(t, h)
		guest := h.Guest(t)
		for _, wrong := range []string{"%00", "%ff", "a%00b", "cave-des-tilleuls%00", "%ed%a0%80", strings.Repeat("a", 5000), "%20"} {
			if got := guest.Get("/boutique/" + wrong).Status; got != http.StatusNotFound {
				t.Errorf("%.20q is answered %d", wrong, got)
			}
		}
		for _, written := range []string{"Cave-Des-Tilleuls", "CAVE-DES-TILLEULS", "cave-des-tilleuls.", "cave-des-tilleuls%20", "%20Cave-des-tilleuls.."} {
			moved := guest.Get("/boutique/" + written).Want(http.StatusMovedPermanently)
			if got := moved.Header.Get("Location"); got != "/boutique/cave-des-tilleuls" {
				t.Errorf("%q moved to %q", written, got)
			}
		}
		guest.Get("/boutique/cave-des-tilleuls?page=%00&lang=%ff").Want(200)
		guest.Get("/e-label/1/%00").Want(404)
	})
}

// Names that no page may have, and why.
func TestNamesThatPagesMayNotHave(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		for _, slug := range []string{
			"cave.des.tilleuls", "château", "cave\u0301", "пивная", "boutiques", "millesime", "boutique-999", strings.Repeat("a", 61), "cave_x", "cave des",
		} {
			if why := supplier.Post("/api/stores", map[string]any{"slug": slug}).Want(422).Violations()["slug"]; why == "" {
				t.Errorf("%q is refused without words", slug)
			}
		}
		own := fmt.Sprint("boutique-", apptest.Alpha)
		iri := supplier.Post("/api/stores", map[string]any{"slug": own}).Want(201).Text("@id")
		supplier.Patch(iri, map[string]any{"version": 1, "slug": strings.Repeat("a", 60)}).Want(200)
		supplier.Patch(iri, map[string]any{"version": 2, "slug": "boutique-999"}).Want(422)
		supplier.Patch(iri, map[string]any{"version": 2, "slug": own}).Want(200)
	})
}

// What a shop was called before anybody saw it is free again; of what it was called since, the ten last names lead to it.
func TestFormerNames(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		equip(t, h, apptest.Alpha, apptest.AlphaWine)
		supplier, other, guest := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta)), h.Guest(t)
		iri := begun(t, supplier).Text("@id")
		supplier.Patch(iri, map[string]any{"version": 2, "slug": "essai"}).Want(200)
		supplier.Patch(iri, map[string]any{"version": 3, "slug": "cave-0"}).Want(200)
		guest.Get("/boutique/essai").Want(404)
		others := other.Post("/api/stores", map[string]any{"slug": "essai"}).Want(201).Text("@id")
		other.Patch(others, map[string]any{"version": 1, "slug": "cave-des-tilleuls"}).Want(200)
		supplier.Post(iri+"/open", map[string]any{"version": 4}).Want(200)
		for n := 1; n <= 12; n++ {
			supplier.Patch(iri, map[string]any{"version": 4 + n, "slug": fmt.Sprint("cave-", n)}).Want(200)
		}
		for slug, want := range map[string]int{"cave-12": 200, "cave-11": 301, "cave-2": 301, "cave-1": 404, "cave-0": 404} {
			guest.Get("/boutique/" + slug).Want(want)
		}
		supplier.Patch(iri, map[string]any{"version": 17, "slug": "cave-2"}).Want(200) // the oldest becomes the newest
		supplier.Patch(iri, map[string]any{"version": 18, "slug": "cave-13"}).Want(200)
		for slug, want := range map[string]int{"cave-2": 301, "cave-12": 301, "cave-3": 404} {
			guest.Get("/boutique/" + slug).Want(want)
		}
		other.Patch(others, map[string]any{"version": 2, "slug": "cave-4"}).Want(422)
		supplier.Post(iri+"/close", closing(19)).Want(200)
		moved := guest.Get("/boutique/cave-2", apitest.Header("Accept", "text/html")).Want(http.StatusMovedPermanently)
		if got := moved.Header.Get("Location"); got != "/boutique/cave-13" {
			t.Errorf("a former name of a closed shop moved to %q", got)
		}
	})
}

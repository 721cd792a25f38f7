package catalogue_test

import (
	"net/url"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// An article number is one in all its spellings: kept as people know it, found however it is written.
func TestAnArticleNumberIsOneInAllSpellings(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		for written, kept := range map[string]string{
			"614141007349": "0614141007349", "03760001230017": "3760001230017", "(01)04006381333931": "4006381333931", "96385074": "96385074",
		} {
			made := supplier.Post("/api/products", newWine("EAN "+kept, map[string]any{"ean": written})).Want(201)
			if got := made.Text("ean"); got != kept {
				t.Errorf("%s is kept as %s, not %s", written, got, kept)
			}
		}
		apptest.Eventually(t, "the catalogue shows them", func() bool {
			return supplier.Get("/api/products?search=EAN").Want(200).Text("hydra:totalItems") == "4"
		})
		for _, search := range []string{"614141007349", "0614141007349", "00614141007349", "0100614141007349", "(01)00614141007349", "0 614141 007349"} {
			if got := supplier.Get("/api/products?search=" + url.QueryEscape(search)).Want(200); got.Text("hydra:member/0/ean") != "0614141007349" {
				t.Errorf("%s does not find it: %s", search, got.Body)
			}
		}
		// The first figure is missing, or the last is not the check digit.
		for _, wrong := range []string{"760001230017", "3760001230018"} {
			violations(t, supplier.Post("/api/products", newWine("W", map[string]any{"ean": wrong})), map[string]string{
				"ean": "Ce code EAN est incorrect : 8, 12, 13 ou 14 chiffres, le dernier étant la clé",
			})
		}
	})
}

// Dashes look alike: whichever of them a reference is typed with, it names one product.
func TestAReferenceIsOneWithAnyDash(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		supplier := h.As(t, apptest.Email(apptest.Alpha))
		made := supplier.Post("/api/products", newWine("TIRET\u20111", nil)).Want(201)
		if got := made.Text("reference"); got != "TIRET-1" {
			t.Errorf("kept as %q", got)
		}
		for _, dash := range []string{"-", "\u2010", "\u2011", "\u2013", "\u2014", "\u2212"} {
			violations(t, supplier.Post("/api/products", newWine("TIRET"+dash+"1", nil)), map[string]string{"reference": "Cette référence est déjà utilisée"})
		}
	})
}

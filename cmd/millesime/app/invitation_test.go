package app_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// an invitation may name a product that the inviter sees; the mail says which.
func TestInvitationAboutAProduct(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		for _, reference := range []any{apptest.IRI("products", apptest.AlphaWine), apptest.AlphaWine} {
			email := map[bool]string{true: "first@cast.test", false: "second@cast.test"}[reference != any(apptest.AlphaWine)]
			sent := alpha.Post("/api/user_children", map[string]any{"email": email, "product": reference}).Want(201)
			if sent.Text("product/@id") != apptest.IRI("products", apptest.AlphaWine) || sent.Text("product/name") != "Château Alpha" {
				t.Errorf("sent %s", sent.Body)
			}
			if text := h.MailTo(t, email).Text; !strings.Contains(text, "À propos de : Château Alpha") {
				t.Errorf("the mail says %s", text)
			}
		}
		if got := alpha.Get("/api/user_children?search=first").Text("hydra:member/0/product/name"); got != "Château Alpha" {
			t.Errorf("the list says %q", got)
		}
		for _, unseen := range []any{apptest.IRI("products", apptest.BetaWine), 999999} {
			refused := alpha.Post("/api/user_children", map[string]any{"email": "third@cast.test", "product": unseen}).Want(422)
			if refused.Violations()["product"] == "" {
				t.Errorf("%v: %s", unseen, refused.Body)
			}
		}
		for _, none := range []any{nil, ""} {
			alpha.Post("/api/user_children", map[string]any{"email": "third@cast.test", "product": none}).Want(201)
		}
	})
}

// Terms price at once: nothing remembers those before, nor those of a relation that has ended (domain 4.2, step 4).
func TestTermsPriceAtOnce(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		alpha, restaurant := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Restaurant))
		price := func() string {
			return restaurant.Get(apptest.IRI("products", apptest.AlphaWine)).Want(200).Text("priceTaxExcl")
		}
		relation := alpha.Get(apptest.IRI("users", apptest.Restaurant)).Want(200).Text("relation/@id")
		if got := price(); got != "11.78" { // 12.40 less 5 %
			t.Errorf("at first %s", got)
		}
		alpha.Patch(relation, map[string]any{"permanentDiscount": "10"}).Want(200)
		if got := price(); got != "11.16" {
			t.Errorf("with 10 %%: %s", got)
		}
		alpha.Delete(relation).Want(204)
		if got := price(); got != "12.4" {
			t.Errorf("without a relation: %s", got)
		}
	})
}

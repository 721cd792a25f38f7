package catalogue_test

import (
	"strconv"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
	"millesime/platform/api/apitest"
)

// Quality, speed: a list of products and a product take at most one SQL statement each once they are in memory, whoever reads.
func TestReadsTakeAtMostOneStatement(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		h.As(t, apptest.Email(apptest.Restaurant)).Post("/api/cart",
			apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 12))), apitest.Header("Idempotency-Key", "once")).Want(201)
		for _, person := range []int64{apptest.Restaurant, apptest.Alpha, apptest.Admin} {
			reader := h.As(t, apptest.Email(person))
			for name, path := range map[string]string{
				"the list": "/api/products?itemsPerPage=30", "a product": apptest.IRI("products", apptest.AlphaWine),
			} {
				reader.Get(path).Want(200)
				request := strconv.FormatInt(person, 10) + strings.ReplaceAll(name, " ", "-")
				reader.Get(path, apitest.Header("X-Request-Id", request)).Want(200)
				if n := h.Statements(t, request); n > 1 {
					t.Errorf("%s, read by %s: %d statements", name, apptest.Email(person), n)
				}
			}
		}
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		buyer.Get(apptest.IRI("products", apptest.AlphaWine), apitest.Header("X-Request-Id", "kept")).Want(200)
		if n := h.Statements(t, "kept"); n != 0 {
			t.Errorf("a product that its reader can order, with its last orders: %d statements", n)
		}
	})
}

package cart_test

import (
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// What is not there is null: no region of an empty cart, no price with tax of a professional's line.
func TestAQuoteSaysNothingForWhatIsNotThere(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		buyer := h.As(t, apptest.Email(apptest.Restaurant))
		empty := buyer.Post("/api/cart", apptest.Cart(apptest.Restaurant)).Want(200)
		if empty.Value("region") != nil {
			t.Errorf("an empty cart leaves from %v", empty.Value("region"))
		}
		quote := buyer.Post("/api/cart", apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6))).Want(200)
		line := "suppliers/0/items/0/"
		if quote.Value("region") == nil || quote.Text(line+"quantity") != "6" ||
			quote.Value(line+"unitPriceTaxIncl") != nil || quote.Value(line+"totalPriceTaxIncl") != nil {
			t.Errorf("a professional's line: %s", quote.Body)
		}
	})
}

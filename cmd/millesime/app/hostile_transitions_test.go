package app_test

import (
	"fmt"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// Whatever is asked of an order's state, the answer is a refusal and the order stays where it was.
func TestHostileTransitions(t *testing.T) {
	t.Parallel()
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		cart := apptest.Order(apptest.Cart(apptest.Restaurant, apptest.Item(apptest.AlphaWine, 6)))
		order := h.As(t, apptest.Email(apptest.Restaurant)).Post("/api/cart", cart).Want(201).Text("orders/0")
		h.Settle(t)
		alpha := h.As(t, apptest.Email(apptest.Alpha))
		for _, body := range []string{
			"", "null", "[]", `{}`, `{"transition":null}`, `{"transition":""}`, `{"transition":"pa id"}`, `{"transition":"PAID"}`, `{"transition":3}`,
			`{"transition":["validated"]}`, `{"transition":"validated","from":"nowhere"}`, `{"transition":"validated","status":"paid"}`,
			`{"transition":"canceled","comment":null}`, `{"transition":"canceled","comment":"\u0000"}`, `{"transition":"canceled","comment":"` + strings.Repeat("é", 1001) + `"}`,
			`{"transition":"canceled","comment":"\u00a0\u2028 "}`,
			`{"transition":"validated","actor":1}`, `{"transition":"validated"}{"transition":"paid"}`, `{"transition":"validated","transition":"paid"}`,
		} {
			refused(t, "one "+abridged(body), alpha.Post(order+"/transitions", body))
		}
		for _, orders := range []string{
			`null`, `[]`, `{}`, `"x"`, `[{}]`, `["/api/users/1"]`, `["x"]`, `[1.5]`, `[1e400]`, `["/api/orders/9223372036854775808"]`,
			`[` + strings.TrimSuffix(strings.Repeat("1,", 1001), ",") + `]`,
		} {
			refused(t, "many "+abridged(orders), alpha.Post("/api/orders/transitions", fmt.Sprintf(`{"orders":%s,"transition":"validated"}`, orders)))
		}
		for _, path := range []string{"/api/orders/0/transitions", "/api/orders/-1/transitions", "/api/orders/x/transitions", "/api/orders/9223372036854775808/transitions"} {
			refused(t, path, alpha.Post(path, `{"transition":"validated"}`))
		}
		nobody := alpha.Post("/api/orders/transitions", `{"orders":[0,-1,9223372036854775807],"transition":"validated"}`)
		survived(t, "orders that do not exist", nobody)
		if status := alpha.Get(order).Want(200).Text("status"); status != "processing" {
			t.Errorf("the order is %s", status)
		}
	})
}

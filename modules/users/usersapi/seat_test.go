package usersapi_test

import (
	"testing"

	"millesime/modules/users/usersapi"
)

// The usual billing address is the seat, else the first; goods go elsewhere.
func TestSeat(t *testing.T) {
	t.Parallel()
	shipping := usersapi.Address{ID: 1, Type: usersapi.ShippingAddress, IsDefault: true}
	first := usersapi.Address{ID: 2, Type: usersapi.BillingAddress, Street: "1 rue du Puits", Postcode: "21200", City: "Beaune"}
	usual := usersapi.Address{ID: 3, Type: usersapi.BillingAddress, IsDefault: true}
	for want, addresses := range map[int64][]usersapi.Address{0: {shipping}, 2: {shipping, first}, 3: {shipping, first, usual}} {
		if got, known := usersapi.Seat(addresses); got.ID != want || known != (want != 0) {
			t.Errorf("the seat of %v is %v", addresses, got)
		}
	}
	if got := first.Line(); got != "1 rue du Puits, 21200 Beaune" {
		t.Errorf("it reads %q", got)
	}
}

package billing_test

import "testing"

// A statement tells where to pay: to the customer and to the supplier themselves, and to nobody else (domain 8.3).
func TestAnAccountTellsItsTwoSidesWhereToPay(t *testing.T) {
	t.Parallel()
	scenes(t, func(s scene) {
		account := s.account()
		s.holds(s.buyer.Get(account).Want(200), map[string]any{"bankDetails": nil})
		s.seller.PatchSeen("/api/bank_details/4", fields{"iban": "FR7630006000011234567890189", "bic": "AGRIFRPP"}).Want(200)
		told := map[string]any{"bankDetails/iban": "FR7630006000011234567890189", "bankDetails/bic": "AGRIFRPP"}
		s.holds(s.buyer.Get(account).Want(200), told)
		s.holds(s.seller.Get(account).Want(200), told)
		s.holds(s.admin.Get(account).Want(200), map[string]any{"bankDetails": nil})
	})
}

package apptest

import "testing"

// OpenShops has the shops of all suppliers open, whatever they lack: what is in store is before individuals.
func (h *House) OpenShops(t testing.TB) {
	t.Helper()
	h.Exec(t, "INSERT INTO open_shops (supplier_id) SELECT id FROM users WHERE group_code = 'supplier' ON CONFLICT DO NOTHING")
}

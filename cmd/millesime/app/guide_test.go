package app_test

import (
	"os/exec"
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// The guide's script orders over three suppliers by HTTP alone. By hand: goods 141.36 + 53.40 + 37.80, carriage
// 3 × 12.00, VAT 30.67 + 13.08 + 2.74, in all 315.05 (worked out in modules/cart/cart_test.go).
func TestTheGuideOrdersByHTTP(t *testing.T) {
	t.Parallel()
	if _, err := exec.LookPath("curl"); err != nil {
		t.Skip("SKIPPED: the guide needs curl")
	}
	apptest.Databases(t, func(t *testing.T, h *apptest.House) {
		script := exec.CommandContext(t.Context(), "../../../docs/guides/order-by-http.sh",
			h.URL, apptest.Email(apptest.Restaurant), apptest.Password, "101:12", "102:6", "103:12")
		out, err := script.CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		for _, want := range []string{"Maison Alpha", "Domaine Bêta", "Vergers Gamma", "184.03", "78.48", "52.54", "total 315.05"} {
			if !strings.Contains(string(out), want) {
				t.Errorf("%q is missing in:\n%s", want, out)
			}
		}
	})
}

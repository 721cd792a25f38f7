package receipts_test

import (
	"strings"
	"testing"

	"millesime/cmd/millesime/app/apptest"
)

// The code of a slip leads to the count of its receipt, for whoever reads it and nobody else.
func TestACodeLeadsToTheCount(t *testing.T) {
	t.Parallel()
	apptest.DatabasesAt(t, apptest.Monday(), func(t *testing.T, h *apptest.House) {
		alpha, beta := h.As(t, apptest.Email(apptest.Alpha)), h.As(t, apptest.Email(apptest.Beta))
		receipt := alpha.Post("/api/receipts", announces("supplier", "2027-01-15", apptest.AlphaWine, 60)).Want(201).Text("@id")
		drawing := alpha.Get(receipt + "/qr").Want(200)
		if kind := drawing.Header.Get("Content-Type"); !strings.HasPrefix(kind, "image/svg+xml") {
			t.Errorf("content type %q", kind)
		}
		beta.Get(receipt + "/qr").Want(404)
	})
}

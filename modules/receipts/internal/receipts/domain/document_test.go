package domain_test

import (
	"testing"

	"millesime/modules/receipts/internal/receipts/domain"
)

func TestDocumentsAreNamedAfterWhatIsKept(t *testing.T) {
	t.Parallel()
	kept := domain.Document{ID: 7, File: "0a1b.jpg"}
	for sent, want := range map[string]string{"photo.webp": "photo.jpg", "BL 77": "BL 77.jpg", "a.b.png": "a.b.jpg"} {
		if got := kept.Called(sent).FileName(); got != want {
			t.Errorf("%s is kept as %s, want %s", sent, got, want)
		}
	}
	if got := kept.FileName(); got != "document-7.jpg" {
		t.Errorf("of whom nothing is known any more: %s", got)
	}
}

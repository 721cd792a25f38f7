package domain_test

import (
	"testing"
	"time"

	"millesime/modules/specimens/internal/domain"
)

func TestNamesAreTidied(t *testing.T) {
	t.Parallel()
	at := time.Date(2026, time.March, 2, 9, 0, 0, 0, time.UTC)
	kept := domain.New(7, "  Clos   des\tRosés ", at)
	if want := (domain.Specimen{OwnerID: 7, Name: "Clos des Rosés", CreatedAt: at}); kept != want {
		t.Errorf("%+v instead of %+v", kept, want)
	}
	if kept.Rename(" Autre "); kept.Name != "Autre" {
		t.Errorf("renamed to %q", kept.Name)
	}
}

package domain_test

import (
	"testing"
	"time"

	"millesime/modules/specimens/internal/domain"
)

func TestNamesAreTidied(t *testing.T) {
	t.Parallel()
	at := time.Date(2026, time.March, 2, 9, 0, 0, 0, time.UTC)
	s := domain.New(7, "  Clos   des\tRosés ", at)
	if want := (domain.Specimen{OwnerID: 7, Name: "Clos des Rosés", CreatedAt: at}); s != want {
		t.Errorf("%+v instead of %+v", s, want)
	}
	if s.Rename(" Autre "); s.Name != "Autre" {
		t.Errorf("renamed to %q", s.Name)
	}
}

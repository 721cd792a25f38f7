package domain_test

import (
	"testing"
	"time"

	"millesime/modules/tasteandbuy/internal/domain"
	"millesime/platform/validate"
)

func at() time.Time { return time.Date(2026, time.November, 24, 20, 0, 0, 0, time.UTC) }

// A PIN is 4 to 6 digits that nobody tries first.
func TestPINs(t *testing.T) {
	t.Parallel()
	for pin, good := range map[string]bool{
		"2749": true, "27493": true, "274931": true, "1122": true, "9013": true,
		"": false, "274": false, "2749318": false, "27a9": false, "２７４９": false,
		"0000": false, "777777": false, "1234": false, "456789": false, "8765": false, "7890": false, "3210": false, "1212": false, "90909": false,
	} {
		rules := validate.Rules{validate.Field("pin", &pin, domain.PINRules()...)}
		if refused := rules.Check(); (len(refused) == 0) != good {
			t.Errorf("%q: %v", pin, refused)
		}
	}
}

// A waiter is told as it is taken on, and again at another e-mail alone.
func TestAWaiterIsToldAtEachEmail(t *testing.T) {
	t.Parallel()
	w := domain.NewWaiter(7, domain.Person{FirstName: "Léa", LastName: "Roy", Email: "Lea@Roy.test"}, at())
	if w.Email != "lea@roy.test" || !w.ToldAt.Equal(at()) || !w.Active {
		t.Errorf("taken on as %+v", w)
	}
	later := at().Add(time.Hour)
	if w.Write(domain.Person{FirstName: "Léa", LastName: "Roy-Petit", Email: "LEA@roy.test"}, later) || !w.ToldAt.Equal(at()) {
		t.Errorf("told again for a name: %+v", w)
	}
	if !w.Write(domain.Person{FirstName: "Léa", LastName: "Roy", Email: "lea@petit.test"}, later) || !w.ToldAt.Equal(later) {
		t.Errorf("not told at another e-mail: %+v", w)
	}
}

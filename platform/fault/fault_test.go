package fault_test

import (
	"errors"
	"fmt"
	"net/http"
	"testing"
	"time"

	"millesime/platform/fault"
)

var errStock = fault.New("orders.out_of_stock", fault.Conflict,
	"Il reste {left} cartons de {product}.", "{left} cartons of {product} are left.")

func TestDerivedFaultsMatchTheDeclaredOne(t *testing.T) {
	t.Parallel()
	cause := errors.New("row 12")
	err := fmt.Errorf("place: %w", errStock.With("left", 3, "product", "Petrus").Because(cause).RetryAfter(time.Second).Body(7))

	if !errors.Is(err, errStock) || !errors.Is(err, cause) {
		t.Fatalf("%v matches neither the declaration nor its cause", err)
	}
	if errors.Is(err, fault.ErrViolations) {
		t.Fatal("another code matches")
	}
	f, ok := fault.As(err)
	if !ok || f.Wait != time.Second || f.Extra != 7 || f.Kind != fault.Conflict {
		t.Fatalf("got %+v", f)
	}
	if got := f.Text.In("fr"); got != "Il reste 3 cartons de Petrus." {
		t.Errorf("fr: %q", got)
	}
	if got := f.Text.In("en"); got != "3 cartons of Petrus are left." {
		t.Errorf("en: %q", got)
	}
}

func TestDerivingLeavesTheDeclarationAlone(t *testing.T) {
	t.Parallel()
	_ = errStock.With("left", 1).Because(errors.New("x")).RetryAfter(1).Body(1)
	if errStock.Text.EN != "{left} cartons of {product} are left." || errStock.Unwrap() != nil ||
		errStock.Wait != 0 || errStock.Extra != nil {
		t.Fatalf("declaration changed: %+v", errStock)
	}
}

func TestValuesAreNotFilledTwice(t *testing.T) {
	t.Parallel()
	text := fault.Text{FR: "{a}{b}"}.Fill("a", "{b}", "b", "x", "odd")
	if text.FR != "{b}x" {
		t.Errorf("got %q", text.FR)
	}
}

func TestTextsFillTextsInTheirLanguage(t *testing.T) {
	t.Parallel()
	got := fault.Text{FR: "{c} ici", EN: "{c} here"}.Fill("c", fault.Text{FR: "rouge", EN: "red"})
	if got != (fault.Text{FR: "rouge ici", EN: "red here"}) {
		t.Errorf("got %+v", got)
	}
}

func TestInvalidCarriesItsViolations(t *testing.T) {
	t.Parallel()
	err := fault.Invalid(fault.Violation{PropertyPath: "items[2].quantity", Code: "min_value"})
	if !errors.Is(err, fault.ErrViolations) || len(err.Violations) != 1 {
		t.Fatalf("got %+v", err)
	}
	if len(fault.ErrViolations.Violations) != 0 {
		t.Error("the declaration got the violations")
	}
}

func TestErrorTellsTheLogEverything(t *testing.T) {
	t.Parallel()
	err := fault.Invalid(fault.Violation{PropertyPath: "a", Code: "min"}).Because(errors.New("row 12"))
	if got := err.Error(); got != "violations: Some values are not valid. [a: min]: row 12" {
		t.Errorf("got %q", got)
	}
}

func TestAsRefusesOtherErrors(t *testing.T) {
	t.Parallel()
	if _, ok := fault.As(errors.New("disk full")); ok {
		t.Error("an unknown error passes for a fault")
	}
}

func TestStatuses(t *testing.T) {
	t.Parallel()
	for kind, want := range map[fault.Kind]int{
		fault.Internal: 500, fault.Malformed: 400, fault.Unauthenticated: 401, fault.Forbidden: 403,
		fault.NotFound: 404, fault.MethodNotAllowed: 405, fault.Conflict: 409, fault.Gone: 410, fault.TooLarge: 413,
		fault.UnsupportedMedia: 415, fault.Unprocessable: 422, fault.TooMany: 429,
		fault.Unavailable: http.StatusServiceUnavailable, fault.Kind(99): 500,
	} {
		if got := kind.Status(); got != want {
			t.Errorf("kind %d: status %d, want %d", kind, got, want)
		}
	}
}

// Each language has its own texts, in their order.
func TestJoin(t *testing.T) {
	t.Parallel()
	got := fault.Join([]fault.Text{{FR: "le SIREN", EN: "the SIREN"}, fault.Same("RCS")}, ", ")
	if want := (fault.Text{FR: "le SIREN, RCS", EN: "the SIREN, RCS"}); got != want {
		t.Errorf("%v instead of %v", got, want)
	}
	if got := fault.Join(nil, ", "); got != (fault.Text{}) {
		t.Errorf("nothing is %v", got)
	}
}

package figure_test

import (
	"encoding/json"
	"errors"
	"os"
	"testing"

	"pgregory.net/rapid"

	"millesime/platform/figure"
	"millesime/platform/money"
	_ "millesime/platform/testkit/constant"
)

// cases are how people and spreadsheets write figures, and what is none; the interface's reader is held against them too.
type cases struct {
	Figures []struct{ Written, Digits, Unit string }
	Refused []string
	Amounts []struct {
		Written string
		Tax     figure.Tax
		Cents   *int64
	}
	Wholes []struct {
		Written string
		Value   *int
	}
}

func readCases(t *testing.T) (all cases) {
	t.Helper()
	data, err := os.ReadFile("testdata/figures.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

func TestRead(t *testing.T) {
	t.Parallel()
	all := readCases(t)
	for _, want := range all.Figures {
		got, err := figure.Read(want.Written)
		if err != nil || got.Digits != want.Digits || got.Unit != want.Unit {
			t.Errorf("Read(%q) = %q, %q, %v; want %q, %q", want.Written, got.Digits, got.Unit, err, want.Digits, want.Unit)
		}
	}
	for _, text := range all.Refused {
		if got, err := figure.Read(text); err == nil {
			t.Errorf("Read(%q) = %+v", text, got)
		}
	}
	if len(all.Figures) < 60 || len(all.Refused) < 20 {
		t.Errorf("%d figures, %d that are none", len(all.Figures), len(all.Refused))
	}
	for text, want := range map[string]error{
		"12E1": figure.ErrShortened, "1e300": figure.ErrShortened, "1234567890123": figure.ErrTooLarge, "0,1234567891": figure.ErrTooExact, "12-": figure.ErrNone,
	} {
		if _, err := figure.Read(text); !errors.Is(err, want) {
			t.Errorf("Read(%q): %v, want %v", text, err, want)
		}
	}
}

func TestAmountsAndWholeNumbers(t *testing.T) {
	t.Parallel()
	all := readCases(t)
	for _, want := range all.Amounts {
		got, err := figure.Amount(want.Written, want.Tax)
		if (err == nil) != (want.Cents != nil) || err == nil && got != money.Cents(*want.Cents) {
			t.Errorf("Amount(%q, %q) = %d, %v; want %v", want.Written, want.Tax, got, err, want.Cents)
		}
	}
	for _, want := range all.Wholes {
		got, err := figure.Whole(want.Written)
		if (err == nil) != (want.Value != nil) || err == nil && got != *want.Value {
			t.Errorf("Whole(%q) = %d, %v; want %v", want.Written, got, err, want.Value)
		}
	}
}

// What is read is read again from its own digits, whatever was typed.
func TestReadAgain(t *testing.T) {
	t.Parallel()
	odd := rapid.SampledFrom([]rune("0123456789 .,'-+()€%e\u00a0\u202f"))
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.OneOf(rapid.StringOf(odd), rapid.String()).Draw(t, "text")
		got, err := figure.Read(text)
		if err != nil {
			return
		}
		if again, err := figure.Read(got.Digits); err != nil || again.Digits != got.Digits {
			t.Fatalf("Read(%q) = %q, and then %q, %v", text, got.Digits, again.Digits, err)
		}
	})
}

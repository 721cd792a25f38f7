package money_test

import (
	"encoding/json"
	"errors"
	"testing"

	"millesime/platform/money"
)

func TestRoundingIsHalfAwayFromZero(t *testing.T) {
	t.Parallel()
	for in, want := range map[money.Micro]money.Cents{
		4_999: 0, 5_000: 1, -4_999: 0, -5_000: -1, 14_999: 1, 15_000: 2, -15_000: -2, 0: 0,
	} {
		if got := in.Round(); got != want {
			t.Errorf("%d micro: %d cents, want %d", in, got, want)
		}
	}
}

func TestPercent(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		amount money.Cents
		rate   money.Rate
		want   money.Cents
	}{
		{100_00, 20_00, 20_00},
		{10, 5_00, 1},   // 0.5 cent
		{-10, 5_00, -1}, // and its mirror
		{9, 5_00, 0},
		{33_33, 5_50, 1_83}, // 183.315
		{money.MaxCents, money.MaxRate, money.MaxCents * 1000},
	} {
		if got := money.Percent(c.amount, c.rate); got != c.want {
			t.Errorf("%v%% of %v: %v, want %v", c.rate, c.amount, got, c.want)
		}
	}
}

func TestShare(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		part, whole int64
		want        money.Rate
	}{
		{5, 19, 26_32}, // 26.3157…
		{1, 3, 33_33},
		{1, 1, 100_00},
		{0, 7, 0},
	} {
		if got := money.Share(c.part, c.whole); got != c.want {
			t.Errorf("%d of %d: %v%%, want %v%%", c.part, c.whole, got, c.want)
		}
	}
}

func TestDiscountsKeepSixDecimals(t *testing.T) {
	t.Parallel()
	price := money.Cents(9_99).Micro().Less(3_33).Less(1_50)
	if price != 9_512_473 { // 9.99 × 0.9667 × 0.985 = 9.512473005
		t.Fatalf("got %v", price)
	}
	if got := price.Round(); got != 9_51 {
		t.Errorf("rounded to %v", got)
	}
	if got := money.Micro(1_000_000).Less(-10_00); got != 1_100_000 {
		t.Errorf("a negative discount gives %v", got)
	}
}

func TestSpread(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name    string
		total   money.Cents
		weights []int64
		want    []money.Cents
	}{
		{"earliest wins a tie", 100, []int64{1, 1, 1}, []money.Cents{34, 33, 33}},
		{"largest remainder first", 10, []int64{1, 5, 3}, []money.Cents{1, 6, 3}},
		{"a credit mirrors a debit", -100, []int64{1, 1, 1}, []money.Cents{-34, -33, -33}},
		{"a zero weight gets nothing", 5, []int64{0, 1, 0, 1}, []money.Cents{0, 3, 0, 2}},
		{"all zero: equal shares", 5, []int64{0, 0}, []money.Cents{3, 2}},
		{"a negative weight is zero", 5, []int64{-4, 1}, []money.Cents{0, 5}},
		{"nobody", 5, nil, []money.Cents{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			got := money.Spread(c.total, c.weights)
			if len(got) != len(c.want) {
				t.Fatalf("got %v, want %v", got, c.want)
			}
			for i := range got {
				if got[i] != c.want[i] {
					t.Fatalf("got %v, want %v", got, c.want)
				}
			}
		})
	}
}

func TestJSON(t *testing.T) {
	t.Parallel()
	type body struct {
		Amount money.Cents  `json:"amount"`
		Price  money.Micro  `json:"price"`
		Rate   money.Rate   `json:"rate"`
		Limit  *money.Cents `json:"limit"`
	}
	var b body
	if err := json.Unmarshal([]byte(`{"amount":"12.5","price":1.234567,"rate":5.5,"limit":null}`), &b); err != nil {
		t.Fatal(err)
	}
	if b.Amount != 12_50 || b.Price != 1_234_567 || b.Rate != 5_50 || b.Limit != nil {
		t.Fatalf("read %+v", b)
	}
	out, err := json.Marshal(b)
	if want := `{"amount":12.50,"price":1.234567,"rate":5.5,"limit":null}`; err != nil || string(out) != want {
		t.Fatalf("wrote %s, %v; want %s", out, err, want)
	}
}

func TestText(t *testing.T) {
	t.Parallel()
	for want, got := range map[string]string{
		"0.00": money.Cents(0).String(), "-0.05": money.Cents(-5).String(), "1234.50": money.Cents(123450).String(),
		"20": money.Rate(20_00).String(), "0.05": money.Rate(5).String(), "-5.5": money.Rate(-5_50).String(),
		"0": money.Rate(0).String(), "100": money.Rate(100_00).String(), "-0.000001": money.Micro(-1).String(),
	} {
		if got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

func TestRefusedNumbers(t *testing.T) {
	t.Parallel()
	for _, in := range []string{
		`12.505`, `"12.505"`, `12.500`, `1e2`, `"+1"`, `"01"`, `".5"`, `"5."`, `""`, `"-"`, `"1,5"`, `" 1"`, `"--1"`, `"0x1"`,
		`true`, `{}`, `[]`, `"NaN"`, `1000000000000`, `99999999999999999999`, `"1\u0030"`, `"١"`,
	} {
		c := money.Cents(7)
		err := json.Unmarshal([]byte(in), &c)
		if !errors.Is(err, money.ErrDecimal) {
			t.Errorf("%s gives %d, %v", in, c, err)
		}
		if c != 7 {
			t.Errorf("%s changed the value", in)
		}
	}
}

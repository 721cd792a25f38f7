package money_test

import (
	"encoding/json"
	"fmt"
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"millesime/platform/money"
	_ "millesime/platform/testkit/constant"
)

func cents() *rapid.Generator[money.Cents] {
	return rapid.Map(rapid.Int64Range(-int64(money.MaxCents), int64(money.MaxCents)),
		func(n int64) money.Cents { return money.Cents(n) })
}

func TestSpreadProperties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		total := cents().Draw(t, "total")
		weights := rapid.SliceOfN(rapid.Int64Range(0, int64(money.MaxCents)), 1, 40).Draw(t, "weights")
		shares, mirror := money.Spread(total, weights), money.Spread(-total, weights)
		var sum money.Cents
		weight := big.NewInt(0)
		for _, w := range weights {
			weight.Add(weight, big.NewInt(w))
		}
		for i, share := range shares {
			sum += share
			if mirror[i] != -share {
				t.Fatalf("share %d is %v, of the credit %v", i, share, mirror[i])
			}
			if weight.Sign() > 0 {
				checkShare(t, total, weights[i], weight, share)
			}
		}
		if sum != total {
			t.Fatalf("shares sum to %v, not %v", sum, total)
		}
	})
}

// checkShare asks that a share is within one cent of the exact one.
func checkShare(t *rapid.T, total money.Cents, weight int64, all *big.Int, share money.Cents) {
	exact := big.NewRat(int64(total), 1)
	exact.Mul(exact, new(big.Rat).SetFrac(big.NewInt(weight), all))
	distance := exact.Sub(exact, big.NewRat(int64(share), 1))
	if distance.Abs(distance).Cmp(big.NewRat(1, 1)) >= 0 {
		t.Fatalf("share %v is %v away from the exact one", share, distance)
	}
}

func TestRoundingProperties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		amount := cents().Draw(t, "amount")
		rate := money.Rate(rapid.Int32Range(-int32(money.MaxRate), int32(money.MaxRate)).Draw(t, "rate"))
		got := money.Percent(amount, rate)
		if money.Percent(-amount, rate) != -got || money.Percent(amount, -rate) != -got {
			t.Fatalf("%v%% of %v is not symmetric", rate, amount)
		}
		// |2 × (got × 10000 − amount × rate)| ≤ 10000: never further than half a cent.
		off := new(big.Int).Mul(big.NewInt(int64(amount)), big.NewInt(int64(rate)))
		off.Sub(new(big.Int).Mul(big.NewInt(int64(got)), big.NewInt(10_000)), off)
		off.Abs(off.Lsh(off, 1))
		if off.Cmp(big.NewInt(10_000)) > 0 {
			t.Fatalf("%v%% of %v is not %v", rate, amount, got)
		}
		if amount.Micro().Round() != amount {
			t.Fatalf("%v does not survive six decimals", amount)
		}
	})
}

func TestJSONProperties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		amount := cents().Draw(t, "amount")
		out, err := json.Marshal(amount)
		if err != nil {
			t.Fatal(err)
		}
		for _, in := range []string{string(out), `"` + string(out) + `"`} {
			var back money.Cents
			if err := json.Unmarshal([]byte(in), &back); err != nil || back != amount {
				t.Fatalf("%s came back as %v, %v", in, back, err)
			}
		}
		more := fmt.Sprintf("%s%d", out, rapid.IntRange(0, 9).Draw(t, "third decimal"))
		if _, err := money.ParseCents(more); err == nil {
			t.Fatalf("%s was accepted", more)
		}
		rate := money.Rate(rapid.Int32Range(-int32(money.MaxRate), int32(money.MaxRate)).Draw(t, "rate"))
		if back, err := money.ParseRate(rate.String()); err != nil || back != rate {
			t.Fatalf("%v came back as %v, %v", rate, back, err)
		}
		micro := money.Micro(rapid.Int64Range(-int64(money.MaxMicro), int64(money.MaxMicro)).Draw(t, "micro"))
		if back, err := money.ParseMicro(micro.String()); err != nil || back != micro {
			t.Fatalf("%v came back as %v, %v", micro, back, err)
		}
	})
}

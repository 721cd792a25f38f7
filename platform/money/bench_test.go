package money_test

import (
	"testing"

	"millesime/platform/money"
)

// BenchmarkMarshalCents is what each amount of an answer costs: one allocation, that of its text.
func BenchmarkMarshalCents(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := money.Cents(1_234_56).MarshalJSON(); err != nil {
			b.Fatal(err)
		}
	}
}

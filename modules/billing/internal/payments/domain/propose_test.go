package domain_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"millesime/modules/billing/internal/payments/domain"
	"millesime/platform/money"
)

// claims are what Le Bistrot (1) and La Cave (2) owe.
func claims() []domain.Claim {
	invoice := func(id, customer int64, name, number, on string, open money.Cents) domain.Claim {
		return domain.Claim{Target: domain.Target{InvoiceID: id}, Customer: customer, CustomerName: name, Number: number, Open: open, On: on}
	}
	return []domain.Claim{
		invoice(12, 1, "Le Bistrot des Halles", "FAC-ALPHA-2026-000012", "2026-11-20", 184_03),
		invoice(11, 1, "Le Bistrot des Halles", "FAC-ALPHA-2026-000011", "2026-10-20", 99_22),
		invoice(21, 2, "La Cave d’Élise", "FAC-ALPHA-2026-000021", "2026-11-02", 99_22),
		invoice(22, 2, "La Cave d’Élise", "2026-000031", "2027-11-02", 7_00),
		{Target: domain.Target{OrderID: 31}, Customer: 2, CustomerName: "La Cave d’Élise", Number: "CMD-2026-000031", Open: 50_00, On: "2026-11-25"},
	}
}

// said are proposals in words.
func said(all []domain.Proposal) string {
	var words []string
	for _, p := range all {
		var pays []string
		for _, part := range p.Pays {
			pays = append(pays, fmt.Sprintf("%s %s", part.Number, part.Amount))
		}
		words = append(words, fmt.Sprintf("%s %d: %s, left %s", p.By, p.Customer, strings.Join(pays, " + "), p.Unallocated))
	}
	return strings.Join(words, "\n")
}

func TestPropose(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		hint domain.Hint
		want []string
	}{
		"nothing is known": {domain.Hint{}, nil},
		"a reference names an invoice, written as banks do": {
			domain.Hint{Reference: "VIR SEPA FAC ALPHA 2026 000012 MERCI", Amount: 180_00},
			[]string{"reference 1: FAC-ALPHA-2026-000012 180.00, left 0.00"},
		},
		"a reference names two, the oldest is paid first": {
			domain.Hint{Reference: "FAC-ALPHA-2026-000012 et fac‑alpha‑2026‑000011", Amount: 280_25},
			[]string{"reference 1: FAC-ALPHA-2026-000011 99.22 + FAC-ALPHA-2026-000012 181.03, left 0.00"},
		},
		"a reference names an order, more came": {
			domain.Hint{Reference: "cmd2026000031", Amount: 60_00}, []string{"reference 2: CMD-2026-000031 50.00, left 10.00"},
		},
		"a reference without an amount": {
			domain.Hint{Reference: "CMD-2026-000031"}, []string{"reference 2: CMD-2026-000031 50.00, left 0.00"},
		},
		"an amount fits two customers": {
			domain.Hint{Amount: 99_22},
			[]string{"amount 1: FAC-ALPHA-2026-000011 99.22, left 0.00", "amount 2: FAC-ALPHA-2026-000021 99.22, left 0.00"},
		},
		"the one that is called so comes first": {
			domain.Hint{Amount: 99_22, Name: "SARL LA CAVE D ELISE"},
			[]string{"amount 2: FAC-ALPHA-2026-000021 99.22, left 0.00", "amount 1: FAC-ALPHA-2026-000011 99.22, left 0.00"},
		},
		"an amount is the sum of the oldest": {
			domain.Hint{Amount: 283_25}, []string{"amount 1: FAC-ALPHA-2026-000011 99.22 + FAC-ALPHA-2026-000012 184.03, left 0.00"},
		},
		"a name alone": {
			domain.Hint{Name: "bistrot", Amount: 100_00},
			[]string{"name 1: FAC-ALPHA-2026-000011 99.22 + FAC-ALPHA-2026-000012 0.78, left 0.00"},
		},
		"a name in the reference": {
			domain.Hint{Reference: "vir LA CAVE D'ELISE nov", Amount: 1_00}, []string{"name 2: FAC-ALPHA-2026-000021 1.00, left 0.00"},
		},
		"a day stands behind the number": {
			domain.Hint{Reference: "CMD 2026 000031 25/11", Amount: 50_00}, []string{"reference 2: CMD-2026-000031 50.00, left 0.00"},
		},
		"a reference names two, less came than either is": {
			domain.Hint{Reference: "FAC-ALPHA-2026-000011 / FAC-ALPHA-2026-000012", Amount: 5_00},
			[]string{
				"reference 1: FAC-ALPHA-2026-000011 5.00, left 0.00",
				"reference 1: FAC-ALPHA-2026-000012 5.00, left 0.00",
			},
		},
		"an amount is the sum of two, not the oldest": {
			domain.Hint{Amount: 57_00}, []string{"amount 2: CMD-2026-000031 50.00 + 2026-000031 7.00, left 0.00"},
		},
		"a bank leaves out small words, and adds what it knows": {
			domain.Hint{Name: "SARL BISTROT HALLES PARIS", Amount: 1_00}, []string{"name 1: FAC-ALPHA-2026-000011 1.00, left 0.00"},
		},
		"a label likewise": {
			domain.Hint{Reference: "VIR SEPA BISTROT HALLES PARIS", Amount: 1_00}, []string{"name 1: FAC-ALPHA-2026-000011 1.00, left 0.00"},
		},
		"one word of a name is anybody's":  {domain.Hint{Name: "CAVE DE PARIS", Amount: 1_23}, nil},
		"a longer number is another one":   {domain.Hint{Reference: "CMD-2026-0000312", Amount: 1_00}, nil},
		"a longer number before, likewise": {domain.Hint{Reference: "12026-000031", Amount: 1_00}, nil},
		"nobody":                           {domain.Hint{Name: "Personne", Reference: "FAC-ALPHA-2026-00001", Amount: 1_23}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got, want := said(domain.Propose(c.hint, claims())), strings.Join(c.want, "\n"); got != want {
				t.Errorf("%s\ninstead of\n%s", got, want)
			}
		})
	}
}

// Two pairs that come to an amount say nothing.
func TestProposeTakesTheOnlyPair(t *testing.T) {
	t.Parallel()
	more := append(claims(), domain.Claim{
		Target: domain.Target{InvoiceID: 13}, Customer: 2, CustomerName: "La Cave d’Élise", Number: "F 13", Open: 50_00, On: "2027-12-01",
	})
	if got := domain.Propose(domain.Hint{Amount: 57_00}, more); len(got) != 0 {
		t.Errorf("%s", said(got))
	}
}

// Nobody reads more than five, and none pays more than there is.
func TestProposeIsBounded(t *testing.T) {
	t.Parallel()
	var many []domain.Claim
	for id := range int64(40) {
		many = append(many, domain.Claim{Target: domain.Target{InvoiceID: id + 1}, Customer: id % 9, CustomerName: "Cave", Number: fmt.Sprint("F", id), Open: 10_00, On: "2026-11-01"})
	}
	before := slices.Clone(many)
	got := domain.Propose(domain.Hint{Amount: 10_00, Name: "Cave"}, many)
	if len(got) != domain.MostProposals {
		t.Errorf("%d proposals", len(got))
	}
	if !slices.Equal(many, before) {
		t.Error("the claims were put in another order")
	}
}

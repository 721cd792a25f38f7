package sepa_test

import (
	"strings"
	"testing"

	"millesime/platform/money"
	"millesime/platform/sepa"
)

// The lines as the guideline EPC069-12 orders them.
func TestCode(t *testing.T) {
	t.Parallel()
	transfer := sepa.Transfer{
		Beneficiary: "Château des\nOllières", IBAN: "FR76 3000 6000 0112 3456 7890 189", BIC: "AGRIFRPP", Amount: 1_234_05, Reference: "CMD-2026-000123",
	}
	want := "BCD\n002\n1\nSCT\nAGRIFRPP\nChâteau des Ollières\nFR7630006000011234567890189\nEUR1234.05\n\n\nCMD-2026-000123"
	if got := transfer.Code(); got != want {
		t.Errorf("%q instead of %q", got, want)
	}
	transfer.BIC = ""
	if got := transfer.Code(); !strings.HasPrefix(got, "BCD\n002\n1\nSCT\n\nChâteau") {
		t.Errorf("without BIC: %q", got)
	}
}

// A name has 70 characters at most, and a reference 140; with 331 bytes a code is as large as readers take it.
func TestCodeHoldsWhatReadersTake(t *testing.T) {
	t.Parallel()
	long := sepa.Transfer{
		Beneficiary: strings.Repeat("Cave 4, ", 20), IBAN: "FR7630006000011234567890189", BIC: "AGRIFRPPXXX", Amount: 999_999_999_99,
		Reference: strings.Repeat("x", 150),
	}.Code()
	lines := strings.Split(long, "\n")
	if name := lines[5]; name != strings.Repeat("Cave 4, ", 8)+"Cave 4" {
		t.Errorf("the name is %q", name)
	}
	if reference := lines[10]; len(reference) != 140 {
		t.Errorf("the reference has %d characters", len(reference))
	}
	if len(long) > 331 {
		t.Errorf("%d bytes", len(long))
	}
}

func TestNoCode(t *testing.T) {
	t.Parallel()
	whole := sepa.Transfer{Beneficiary: "Alpha", IBAN: "FR7630006000011234567890189", Amount: 1}
	for name, lacks := range map[string]func(*sepa.Transfer){
		"no account":     func(t *sepa.Transfer) { t.IBAN = "" },
		"no beneficiary": func(t *sepa.Transfer) { t.Beneficiary = " \n" },
		"nothing":        func(t *sepa.Transfer) { t.Amount = 0 },
		"less":           func(t *sepa.Transfer) { t.Amount = -1 },
		"too much":       func(t *sepa.Transfer) { t.Amount = money.Cents(1_000_000_000_00) },
	} {
		transfer := whole
		lacks(&transfer)
		if got := transfer.Code(); got != "" {
			t.Errorf("%s: %q", name, got)
		}
	}
	if whole.Code() == "" {
		t.Error("a whole one has no code")
	}
}

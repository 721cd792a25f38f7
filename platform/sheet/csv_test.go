package sheet_test

import (
	"bytes"
	"testing"

	"millesime/platform/sheet"
)

func TestCSVNeutralisesFormulas(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	table, err := sheet.NewCSV(&out, []string{"Nom", "Prix"})
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range [][]string{
		{"=1+1", "9,50"}, {"@SUM(A1)", "-2"}, {"\t=1", "+33"}, {"＝1", `dit "oui"; non`}, {"Domaine l'Été", "'déjà"},
	} {
		if err := table.Row(row...); err != nil {
			t.Fatal(err)
		}
	}
	if err := table.Flush(); err != nil {
		t.Fatal(err)
	}
	want := "\ufeffNom;Prix\r\n'=1+1;9,50\r\n'@SUM(A1);'-2\r\n'\t=1;'+33\r\n'＝1;\"dit \"\"oui\"\"; non\"\r\nDomaine l'Été;'déjà\r\n"
	if got := out.String(); got != want {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

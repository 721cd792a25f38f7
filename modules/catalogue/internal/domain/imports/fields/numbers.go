package fields

import (
	"errors"
	"strconv"
	"strings"

	"millesime/platform/fault"
	"millesime/platform/figure"
	"millesime/platform/money"
	"millesime/platform/sheet"
)

// wrongs are what a person reads of a figure that is none; the first is what any other is.
func wrongs() []wrong {
	return []wrong{
		{figure.ErrNone, fault.Say("Ce n’est pas un nombre", "This is not a number")},
		{figure.ErrShortened, fault.Say("Votre tableur a abrégé ce nombre : saisissez-le en entier",
			"Your spreadsheet shortened this number: enter it in full")},
		{figure.ErrTooLarge, fault.Say("Ce nombre est trop grand", "This number is too large")},
		{figure.ErrTooExact, fault.Say("Ce nombre a trop de décimales", "This number has too many decimals")},
		{figure.ErrFraction, fault.Say("Un nombre entier est attendu", "A whole number is expected")},
		{figure.ErrTooFine, fault.Say("Deux décimales au plus", "Two decimals at most")},
	}
}

type wrong struct {
	err  error
	text fault.Text
}

// told is what a person reads of an error of the reader of figures.
func told(err error) *fault.Text {
	if err == nil {
		return nil
	}
	all := wrongs()
	for _, w := range all {
		if errors.Is(err, w.err) {
			return &w.text
		}
	}
	return &all[0].text
}

func parse(text string) (figure.Figure, *fault.Text) {
	f, err := figure.Read(text)
	return f, told(err)
}

func readWhole(text string) (int, *fault.Text) {
	n, err := figure.Whole(text)
	return n, told(err)
}

// readAmount reads an amount in euros, with or without tax as its column says.
func readAmount(text string, tax figure.Tax) (money.Cents, *fault.Text) {
	cents, err := figure.Amount(text, tax)
	switch {
	case errors.Is(err, figure.ErrUnit) && tax == figure.TaxIncluded:
		return 0, new(fault.Say("Un prix TTC en euros est attendu", "A price in euros incl. tax is expected"))
	case errors.Is(err, figure.ErrUnit):
		return 0, new(fault.Say("Un prix HT en euros est attendu", "A price in euros excl. tax is expected"))
	}
	return cents, told(err)
}

// whole, french and frenchCents write numbers as Read reads them.
func whole(n int) string { return strconv.Itoa(n) }

func french(n float64) string {
	return strings.Replace(strconv.FormatFloat(n, 'f', -1, 64), ".", ",", 1)
}

func frenchCents(c money.Cents) string { return strings.Replace(c.String(), ".", ",", 1) }

// numberCell is a number as a cell. What needs its unit, or is none ("NV"), stays text.
func numberCell(text string) sheet.Cell {
	n, err := figure.Read(text)
	if err != nil || n.Unit != "" {
		return sheet.Text(text)
	}
	return sheet.Decimal(n.Float())
}

// amountCell is a price as a cell.
func amountCell(text string) sheet.Cell {
	cents, err := figure.Amount(text, "")
	if err != nil {
		return sheet.Text(text) // "" where there is none
	}
	return sheet.Amount(cents)
}

func readYesNo(text string) (bool, *fault.Text) {
	switch plain(text) {
	case "oui", "o", "yes", "y", "vrai", "true", "1", "x", "✓", "✔":
		return true, nil
	case "non", "n", "no", "faux", "false", "0", "✗":
		return false, nil
	}
	return false, new(fault.Say("Répondez par oui ou non", "Answer yes or no"))
}

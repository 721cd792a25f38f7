package fields

import (
	"math"
	"regexp"
	"strconv"
	"strings"

	"millesime/platform/fault"
	"millesime/platform/money"
	"millesime/platform/sheet"
)

func noNumber() *fault.Text {
	return &fault.Text{FR: "Ce n’est pas un nombre", EN: "This is not a number"}
}

func tooLarge() *fault.Text {
	return &fault.Text{FR: "Ce nombre est trop grand", EN: "This number is too large"}
}

func noInteger() *fault.Text {
	return &fault.Text{FR: "Un nombre entier est attendu", EN: "A whole number is expected"}
}

func tooFine() *fault.Text {
	return &fault.Text{FR: "Deux décimales au plus", EN: "Two decimals at most"}
}

func tooExact() *fault.Text {
	return &fault.Text{FR: "Ce nombre a trop de décimales", EN: "This number has too many decimals"}
}

// number is a decimal as people write it, with its unit apart: "1 234,50 €", "(5)", "12.5 % vol".
type number struct {
	text string // -1234.50
	unit string // folded
}

//nolint:gochecknoglobals // a constant
var blanks = strings.NewReplacer(" ", "", "\u00a0", "", "\u202f", "", "\u2009", "", "'", "", "’", "", "−", "-", "–", "-")

var written = regexp.MustCompile(`^([€$£]?)([+-]?)([0-9][0-9.,]*|[.,][0-9]+)(?:[eE]([+-]?[0-9]{1,3}))?([^0-9]*)$`)

// Most digits before and behind the point: no figure of a product comes near.
const (
	mostDigits   = 12
	mostDecimals = 9
)

// parse reads a number. A comma is decimal unless a point follows it; a point alone is decimal unless it comes again.
func parse(text string) (number, *fault.Text) {
	bare := blanks.Replace(text)
	negative := strings.HasPrefix(bare, "(") && strings.HasSuffix(bare, ")")
	if negative {
		bare = strings.TrimSuffix(strings.TrimPrefix(bare, "("), ")")
	}
	found := written.FindStringSubmatch(bare)
	if found == nil {
		return number{}, noNumber()
	}
	digits := found[3]
	comma, point := strings.LastIndexByte(digits, ','), strings.LastIndexByte(digits, '.')
	switch {
	case comma > point && point >= 0, comma >= 0 && point < 0 && strings.Count(digits, ",") == 1:
		digits = strings.ReplaceAll(strings.ReplaceAll(digits, ".", ""), ",", ".")
	case point > comma && strings.Count(digits, ".") == 1:
		digits = strings.ReplaceAll(digits, ",", "")
	case point >= 0 || comma >= 0:
		digits = strings.ReplaceAll(strings.ReplaceAll(digits, ".", ""), ",", "") // thousands alone
	}
	if strings.Count(digits, ".") > 1 {
		return number{}, noNumber()
	}
	if found[4] != "" { // as spreadsheets shorten numbers
		value, err := strconv.ParseFloat(digits+"e"+found[4], 64)
		if err != nil || math.Abs(value) >= math.Pow10(mostDigits) {
			return number{}, tooLarge()
		}
		digits = strconv.FormatFloat(value, 'f', -1, 64)
	}
	whole, decimals, _ := strings.Cut(digits, ".")
	whole, decimals = strings.TrimLeft(whole, "0"), strings.TrimRight(decimals, "0")
	if len(whole) > mostDigits {
		return number{}, tooLarge()
	}
	if len(decimals) > mostDecimals {
		return number{}, tooExact()
	}
	if whole == "" {
		whole = "0"
	}
	if decimals != "" {
		whole += "." + decimals
	}
	if (found[2] == "-") != negative && whole != "0" {
		whole = "-" + whole
	}
	return number{whole, plain(found[1] + found[5])}, nil
}

func (n number) float() float64 {
	value, _ := strconv.ParseFloat(n.text, 64) // it has at most twelve digits before the point
	return value
}

// readWhole reads "6", "6,0", "6 bouteilles".
func readWhole(text string) (int, *fault.Text) {
	n, wrong := parse(text)
	if wrong != nil {
		return 0, wrong
	}
	value, err := strconv.Atoi(n.text)
	if err != nil {
		return 0, noInteger()
	}
	return value, nil
}

// readAmount reads an amount in euros.
func readAmount(text string) (money.Cents, *fault.Text) {
	n, wrong := parse(text)
	if wrong != nil {
		return 0, wrong
	}
	switch strings.Trim(n.unit, "/ ") {
	case "", "€", "e", "eur", "euro", "euros", "ht", "ttc", "€ht", "€ttc", "eurht", "eurttc", "€/bt", "€/bouteille", "€ ht", "€ ttc":
	default:
		return 0, &fault.Text{FR: "Un prix en euros est attendu", EN: "A price in euros is expected"}
	}
	if _, decimals, _ := strings.Cut(n.text, "."); len(decimals) > 2 {
		return 0, tooFine()
	}
	cents, err := money.ParseCents(n.text)
	if err != nil {
		return 0, tooLarge()
	}
	return cents, nil
}

// whole, french and frenchCents write numbers as Read reads them.
func whole(n int) string { return strconv.Itoa(n) }

func french(n float64) string {
	return strings.Replace(strconv.FormatFloat(n, 'f', -1, 64), ".", ",", 1)
}

func frenchCents(c money.Cents) string { return strings.Replace(c.String(), ".", ",", 1) }

// figure is a number as a cell. What needs its unit, or is none ("NV"), stays text.
func figure(text string) sheet.Cell {
	n, wrong := parse(text)
	if wrong != nil || n.unit != "" {
		return sheet.Text(text)
	}
	return sheet.Decimal(n.float())
}

// amount is a price as a cell.
func amount(text string) sheet.Cell {
	cents, wrong := readAmount(text)
	if wrong != nil {
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
	return false, &fault.Text{FR: "Répondez par oui ou non", EN: "Answer yes or no"}
}

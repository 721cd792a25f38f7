package figure

import (
	"errors"
	"regexp"
	"strconv"
	"strings"

	"millesime/platform/money"
)

// Why a figure is no amount, or no whole number.
var (
	ErrUnit     = errors.New("not in euros")
	ErrTooFine  = errors.New("parts of a cent")
	ErrFraction = errors.New("not a whole number")
)

// Tax is what a price says of tax beside its figure, folded.
type Tax string

// What the column or the field says already may stand beside each figure; the other may not.
const (
	TaxExcluded Tax = "ht"
	TaxIncluded Tax = "ttc"
)

var euros = regexp.MustCompile(`^(?:€|e|eur|euros?)? ?(ht|h\.t\.?|ttc|t\.t\.c\.?)? ?` +
	`(?:(?:/|par|la) ?(?:btl|bte|bt|blle|bouteille|unite|u|piece|col)s?)? ?(ht|h\.t\.?|ttc|t\.t\.c\.?)?$`)

// Amount reads an amount of euros, which may name its tax as told, and the bottle as what it is the price of: "8,20 €/btl HT".
func Amount(text string, tax Tax) (money.Cents, error) {
	f, err := Read(text)
	if err != nil {
		return 0, err
	}
	unit := euros.FindStringSubmatch(f.Unit)
	if unit == nil {
		return 0, ErrUnit
	}
	if said := strings.ReplaceAll(unit[1]+unit[2], ".", ""); said != "" && said != string(tax) {
		return 0, ErrUnit
	}
	if _, decimals, _ := strings.Cut(f.Digits, "."); len(decimals) > 2 {
		return 0, ErrTooFine
	}
	cents, err := money.ParseCents(f.Digits)
	if err != nil {
		return 0, ErrTooLarge
	}
	return cents, nil
}

// Whole reads a whole number: "6", "6,0", "1 200 bouteilles". Three noughts behind a sign may be thousands: they are refused.
func Whole(text string) (int, error) {
	f, err := Read(text)
	if err != nil {
		return 0, err
	}
	value, err := strconv.Atoi(f.Digits)
	if err != nil || f.Decimals == 3 {
		return 0, ErrFraction
	}
	return value, nil
}

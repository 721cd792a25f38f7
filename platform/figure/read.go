package figure

import (
	"errors"
	"regexp"
	"strconv"
	"strings"

	"millesime/platform/fold"
)

// Why a text is not read.
var (
	ErrNone      = errors.New("not a figure")
	ErrShortened = errors.New("a figure that a spreadsheet shortened, such as 1,2E+05")
	ErrTooLarge  = errors.New("a figure with too many digits")
	ErrTooExact  = errors.New("a figure with too many decimals")
)

// Most digits before and behind the point: no figure of a product comes near.
const (
	mostDigits   = 12
	mostDecimals = 9
)

// Figure is a decimal with what stands beside it.
type Figure struct {
	// Digits are plain: a leading minus or none, a point, no thousands, no noughts that say nothing. "-1234.5".
	Digits string
	// Unit is folded: "€ ht", "cl", "% vol"; "" for none.
	Unit string
	// Decimals is how many were written, noughts included.
	Decimals int
}

// Float is the figure as near as a float comes.
func (f Figure) Float() float64 {
	value, _ := strconv.ParseFloat(f.Digits, 64) // it has at most twelve digits before the point
	return value
}

// A group has exactly three digits, and one kind of sign stands between all of them. A point or a comma between the last two
// parts is decimal, unless it came before: 1.234 is little more than one, 1.234.567 is more than a million.
const number = `[1-9]\d{0,2}(?:(?: \d{3})+|(?:'\d{3})+)(?:[.,]\d*)?` +
	`|[1-9]\d{0,2}(?:(?:\.\d{3})+,\d*|(?:\.\d{3}){2,})` +
	`|[1-9]\d{0,2}(?:(?:,\d{3})+\.\d*|(?:,\d{3}){2,})` +
	`|\d+(?:[.,]\d*)?|[.,]\d+`

var (
	// A unit begins like a word, and holds no figure.
	written   = regexp.MustCompile(`^([+-]?) ?([€$£]|eur )? ?([+-]?) ?(` + number + `) ?([\p{L}%°€$£/][^\p{N}]*)?$`)
	shortened = regexp.MustCompile(`^[+-]?\d+(?:[.,]\d*)?e[+-]?\d+$`)
	// The unit where the comma would stand: "8€20".
	split = regexp.MustCompile(`^(\d+) ?(€|eur|euros?) ?(\d\d)$`)
)

// Read reads a figure. What can be meant in two ways is none: ErrNone, or the error that tells more.
func Read(text string) (Figure, error) {
	bare := fold.Text(text) // one kind of blank, apostrophe and minus
	negative := strings.HasPrefix(bare, "(") && strings.HasSuffix(bare, ")")
	if negative {
		bare = strings.TrimSpace(bare[1 : len(bare)-1])
	}
	bare = split.ReplaceAllString(bare, "$1,$3 $2")
	found := written.FindStringSubmatch(bare)
	switch {
	case shortened.MatchString(bare):
		return Figure{}, ErrShortened
	case found == nil, found[1] != "" && found[3] != "", negative && found[1]+found[3] != "":
		return Figure{}, ErrNone
	}
	whole, decimals := parts(found[4])
	f := Figure{Unit: strings.TrimSpace(strings.TrimSpace(found[2]) + " " + found[5]), Decimals: len(decimals)}
	whole, decimals = strings.TrimLeft(whole, "0"), strings.TrimRight(decimals, "0")
	switch {
	case len(whole) > mostDigits:
		return Figure{}, ErrTooLarge
	case len(decimals) > mostDecimals:
		return Figure{}, ErrTooExact
	}
	f.Digits = plain(whole, decimals, negative || found[1]+found[3] == "-")
	return f, nil
}

// parts are the digits before and behind the decimal sign, without what stands between groups.
func parts(number string) (whole, decimals string) {
	number = strings.NewReplacer(" ", "", "'", "").Replace(number)
	last := strings.LastIndexAny(number, ".,")
	if last < 0 || strings.Count(number, number[last:last+1]) > 1 {
		return withoutGroups(number), ""
	}
	return withoutGroups(number[:last]), number[last+1:]
}

func withoutGroups(number string) string {
	return strings.NewReplacer(".", "", ",", "").Replace(number)
}

func plain(whole, decimals string, negative bool) string {
	if whole == "" {
		whole = "0"
	}
	if decimals != "" {
		whole += "." + decimals
	}
	if negative && whole != "0" {
		return "-" + whole
	}
	return whole
}

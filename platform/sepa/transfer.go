// Package sepa writes what banks read of a transfer.
package sepa

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"millesime/platform/money"
)

// Transfer is a transfer in euros that somebody is asked for.
type Transfer struct {
	Beneficiary string
	IBAN        string
	BIC         string // "": the bank is found by the IBAN
	Amount      money.Cents
	Reference   string // that the beneficiary knows it by
}

// What a code holds (EPC069-12).
const (
	longestName      = 70  // characters
	longestReference = 140 // characters
	mostCents        = money.Cents(999_999_999_99)
)

// Code is the transfer as banking applications read it from a QR code (EPC069-12, version 002 in UTF-8), or "" of one that no code can
// hold: without an account or a beneficiary, of nothing, or of a billion euros and more.
func (t Transfer) Code() string {
	name, reference := line(t.Beneficiary, longestName), line(t.Reference, longestReference)
	if t.IBAN == "" || name == "" || t.Amount <= 0 || t.Amount > mostCents {
		return ""
	}
	return strings.Join([]string{
		"BCD", "002", "1", "SCT", t.BIC, name, strings.ReplaceAll(t.IBAN, " ", ""), "EUR" + t.Amount.String(), "", "", reference,
	}, "\n")
}

// line is text on one line of so many characters at most.
func line(text string, most int) string {
	text = strings.Join(strings.FieldsFunc(text, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }), " ")
	if utf8.RuneCountInString(text) > most {
		text = strings.TrimSpace(string([]rune(text)[:most]))
	}
	return text
}

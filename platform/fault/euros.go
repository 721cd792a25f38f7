package fault

import (
	"strconv"
	"strings"
	"time"

	"millesime/platform/money"
)

// minus is the sign of what people read, as wide as a figure; a hyphen is for machines.
const minus = "\u2212"

// Euros are an amount as people read it: "1 234,50 €", whose spaces do not break, and "€1,234.50".
func Euros(c money.Cents) Text {
	amount := Decimal(c.String())
	digits, negative := strings.CutPrefix(amount.EN, minus)
	if negative {
		return Text{FR: amount.FR + "\u00a0€", EN: minus + "€" + digits}
	}
	return Text{FR: amount.FR + "\u00a0€", EN: "€" + digits}
}

// Decimal is a plain number ("-1234.5") as people read it: "−1 234,5", whose space does not break, and "−1,234.5".
func Decimal(number string) Text {
	digits, negative := strings.CutPrefix(number, "-")
	whole, fraction, decimal := strings.Cut(digits, ".")
	text := Text{FR: inThousands(whole, "\u202f"), EN: inThousands(whole, ",")}
	if decimal {
		text.FR, text.EN = text.FR+","+fraction, text.EN+"."+fraction
	}
	if negative {
		text.FR, text.EN = minus+text.FR, minus+text.EN
	}
	return text
}

// Tenths writes tenths of a unit with the decimal that they have: "37,5" and "75".
func Tenths(n int) Text {
	return Decimal(strings.TrimSuffix(strconv.FormatFloat(float64(n)/10, 'f', 1, 64), ".0"))
}

func inThousands(digits, separator string) string {
	const group = 3
	for at := len(digits) - group; at > 0; at -= group {
		digits = digits[:at] + separator + digits[at:]
	}
	return digits
}

// Units are so many units of a product as people count them: "0 unité", "1 unité", "12 unités".
func Units(n int64) Text { return Count(n, "unité", "unit") }

// Count is a number with the noun that it counts, whose plural ends in s: in French 0 is singular, in English it is not.
func Count(n int64, fr, en string) Text {
	count := Decimal(strconv.FormatInt(n, 10))
	words := Text{FR: count.FR + " " + fr, EN: count.EN + " " + en}
	if n > 1 {
		words.FR += "s"
	}
	if n != 1 {
		words.EN += "s"
	}
	return words
}

// Day writes a day with its month by name, "1er décembre 2026" and "1 December 2026", with its year or without.
func Day(day time.Time, withYear bool) Text {
	months := [...]string{
		"janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre",
	}
	number := strconv.Itoa(day.Day())
	if day.Day() == 1 {
		number = "1er"
	}
	words := Text{FR: number + " " + months[day.Month()-time.January], EN: day.Format("2 January")}
	if withYear {
		words.FR, words.EN = words.FR+day.Format(" 2006"), words.EN+day.Format(" 2006")
	}
	return words
}

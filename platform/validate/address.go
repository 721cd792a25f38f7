package validate

import (
	"regexp"
	"strings"
	"unicode"

	"millesime/platform/fault"
)

var (
	phonePattern    = regexp.MustCompile(`^\+?[0-9]{6,15}$`)
	phoneSeparators = regexp.MustCompile(`[\s\p{Zs}\p{Pd}−.()/]`)
	postcodePattern = regexp.MustCompile(`^[0-9A-Za-z][0-9A-Za-z -]{1,9}$`)
)

// maxPhone bounds a telephone number as it is written, in characters.
const maxPhone = 30

// PhoneRules are the rules of a telephone number as people write it, which may be empty: 6 to 15 digits (ITU-T E.164) with or
// without its country, whatever stands between them.
func PhoneRules() []Rule {
	return []Rule{Optional, Max(maxPhone), By("phone", Message("phone"), func(phone string) bool {
		return phonePattern.MatchString(phoneSeparators.ReplaceAllString(phone, ""))
	})}
}

// PostcodeRules are the rules of a postcode in a country: five digits in France.
func PostcodeRules(country string) []Rule {
	return []Rule{Required, By("postcode", Message("postcode"), func(postcode string) bool {
		if country == france || country == "" {
			return len(postcode) == frenchPostcode && strings.Trim(postcode, "0123456789") == ""
		}
		return postcodePattern.MatchString(postcode)
	})}
}

const (
	france         = "FR"
	frenchPostcode = 5
)

// LineRules are the rules of a text on one line of at most so many characters.
func LineRules(most int) []Rule {
	oneLine := fault.Say("Le champ doit tenir sur une seule ligne", "The field must fit on one line")
	return []Rule{
		Max(most),
		By("one_line", oneLine, func(s string) bool { return !strings.ContainsFunc(s, bendsLine) }),
	}
}

// bendsLine tells what ends a line, or makes readers see its letters in another order than they are.
func bendsLine(r rune) bool {
	return unicode.IsControl(r) || unicode.In(r, unicode.Zl, unicode.Zp, unicode.Bidi_Control)
}

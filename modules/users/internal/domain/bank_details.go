package domain

import (
	"regexp"
	"strings"

	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
	"millesime/platform/validate"
)

var bicPattern = regexp.MustCompile(`^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$`)

// BICRule accepts "" and a code of ISO 9362: of the bank, its country and its place, perhaps of its branch.
func BICRule() validate.Rule {
	return validate.By("bic", fault.Say("Le BIC compte 8 ou 11 caractères, par exemple AGRIFRPP",
		"The BIC has 8 or 11 characters, such as AGRIFRPP"), func(bic string) bool {
		compact := CompactIBAN(bic)
		return bic == "" || bicPattern.MatchString(compact) && validate.IsCountry(compact[4:6])
	})
}

// Compact are bank details as they are kept: without blanks, in capitals, and no bank without an account.
func Compact(d usersapi.BankDetails) usersapi.BankDetails {
	d.IBAN, d.BIC = CompactIBAN(d.IBAN), CompactIBAN(d.BIC)
	if d.IBAN == "" {
		d.BIC = ""
	}
	return d
}

// BankLetter tells a supplier that the account it is paid on is another; it holds the ending alone.
func BankLetter(to Addressee, iban string) Letter {
	if iban == "" {
		return Letter{Kind: LetterBankRemoved, To: to, Path: "/profile/edit?section=invoicing"}
	}
	return Letter{Kind: LetterBankChanged, To: to, Values: []any{"ending", IBANEnding(iban)}, Path: "/forgot-password"}
}

// ibanLengths are what ISO 13616 registers, by country: those of SEPA and their neighbours.
const ibanLengths = "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BY28 CH21 CY28 CZ24 DE22 DK18 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 " +
	"GI23 GL18 GR27 HR21 HU28 IE22 IL23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 MU30 NL18 NO15 " +
	"PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SE24 SI19 SK24 SM27 TN24 TR26 UA29 VA22 VG24 XK20"

// ibanLength is that of a country; 0 where none is registered.
func ibanLength(country string) int {
	_, after, found := strings.Cut(" "+ibanLengths+" ", " "+country)
	if !found {
		return 0
	}
	const decimal = 10
	return int(after[0]-'0')*decimal + int(after[1]-'0')
}

package demo

import (
	"fmt"
	"strconv"
)

// luhn gives the digit that makes digits+digit pass the Luhn check of SIREN and SIRET.
func luhn(digits string) string {
	sum := 0
	for i := range len(digits) {
		d := int(digits[len(digits)-1-i] - '0')
		if i%2 == 0 { // every second digit, from the one before the check digit
			if d *= 2; d > 9 {
				d -= 9
			}
		}
		sum += d
	}
	return strconv.Itoa((10 - sum%10) % 10)
}

// registrations hands out company numbers, each once.
type registrations struct{ taken map[string]bool }

// siren draws a nine-digit company number.
func (r *registrations) siren(s source) string {
	for {
		body := strconv.Itoa(s.between(30_000_000, 98_999_999))
		if number := body + luhn(body); !r.taken[number] {
			r.taken[number] = true
			return number
		}
	}
}

// siret is the number of a company's first establishment.
func siret(siren string) string {
	body := siren + "0001"
	return body + luhn(body)
}

// vatNumber is the French VAT number of a company: its key is (12 + 3 × (SIREN mod 97)) mod 97.
func vatNumber(siren string) string {
	n, err := strconv.Atoi(siren)
	if err != nil { // a SIREN made here is digits alone
		panic(err)
	}
	return fmt.Sprintf("FR%02d%s", (12+3*(n%97))%97, siren)
}

// ean is a GTIN-13 in the range kept for internal use, so that it names no real article.
func ean(n int) string {
	body := fmt.Sprintf("299%09d", n)
	sum := 0
	for i := range len(body) {
		weight := 1
		if i%2 == 1 {
			weight = 3
		}
		sum += weight * int(body[i]-'0')
	}
	return body + strconv.Itoa((10-sum%10)%10)
}

// phone is a number of the ranges that the French regulator keeps for fiction, by the zone of the department.
func phone(s source, department string) string {
	prefix := "0199 00"
	switch zone(department) {
	case 2:
		prefix = "0261 91"
	case 3:
		prefix = "0353 01"
	case 4:
		prefix = "0465 71"
	case 5:
		prefix = "0536 49"
	}
	return prefix[:4] + prefix[5:] + fmt.Sprintf("%04d", s.IntN(10_000))
}

// zone of the telephone numbers of a department, 1 to 5.
func zone(department string) int {
	zones := []string{
		"75 77 78 91 92 93 94 95",
		"14 18 22 27 28 29 35 36 37 41 44 45 49 50 53 56 61 72 76 85",
		"02 08 10 21 25 39 51 52 54 55 57 58 59 60 62 67 68 70 71 80 88 89 90",
		"01 03 04 05 06 07 11 13 15 26 30 34 38 42 43 48 63 66 69 73 74 83 84",
	}
	for i, list := range zones {
		for at := 0; at+2 <= len(list); at += 3 {
			if list[at:at+2] == department {
				return i + 1
			}
		}
	}
	return 5
}

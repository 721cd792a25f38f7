package sale

import "millesime/platform/money"

// Equivalents is a quantity counted in 75 cl bottles, exactly: it holds millilitres, of which 750 make
// one. A half bottle counts ½, a magnum 2, a 33 cl can 0.44 (domain 1, franco).
type Equivalents int64

const mlPerEquivalent = 750

// Equivalents75 counts quantity units of bottleSizeMl millilitres.
func Equivalents75(bottleSizeMl, quantity int64) Equivalents {
	return Equivalents(bottleSizeMl * quantity)
}

// Told is the count as answers tell it, with two decimals, held in hundredths: 17.50 for 35 half bottles. A part of a hundredth is left
// out, so that nothing reads as reached before it is; limits are judged by Reaches and Missing, exactly.
func (e Equivalents) Told() money.Cents { return money.Cents(int64(e) * hundredths / mlPerEquivalent) }

const hundredths = 100

// Reaches tells whether the count is at least n bottles of 75 cl.
func (e Equivalents) Reaches(n int64) bool { return int64(e) >= n*mlPerEquivalent }

// Missing is how many bottles of 75 cl must be added to reach n: whole bottles, 0 when it is reached.
func (e Equivalents) Missing(n int64) int64 {
	gap := n*mlPerEquivalent - int64(e)
	if gap <= 0 {
		return 0
	}
	return (gap + mlPerEquivalent - 1) / mlPerEquivalent
}

// Departments of metropolitan France without Corsica, which has 20.
const (
	firstDepartment = "01"
	lastDepartment  = "95"
	corsica         = "20"
)

// Department is the one that goods are sent to, by its country (ISO 3166-1 alpha-2) and postcode; false when version 1 does not
// serve it: abroad, overseas or Corsica.
func Department(country, postcode string) (string, bool) {
	if country != "FR" || len(postcode) != 5 {
		return "", false
	}
	for _, digit := range []byte(postcode) {
		if digit < '0' || digit > '9' {
			return "", false
		}
	}
	department := postcode[:2]
	return department, department >= firstDepartment && department <= lastDepartment && department != corsica
}

package pricingapi

// Departments of metropolitan France without Corsica, which has 20.
const (
	firstDepartment = "01"
	lastDepartment  = "95"
	corsica         = "20"
)

// Department gives the department that goods are sent to; false when version 1 does not serve it:
// abroad, overseas or Corsica.
func Department(d Destination) (string, bool) {
	if d.Country != "FR" || len(d.Postcode) != 5 {
		return "", false
	}
	for _, digit := range []byte(d.Postcode) {
		if digit < '0' || digit > '9' {
			return "", false
		}
	}
	department := d.Postcode[:2]
	return department, department >= firstDepartment && department <= lastDepartment && department != corsica
}

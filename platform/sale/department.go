package sale

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

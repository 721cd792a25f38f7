package domain

import (
	"regexp"

	"millesime/platform/validate"
)

// departmentPattern is the codes of the French departments: 01 to 95 with 2A
// and 2B for 20, and those overseas.
var departmentPattern = regexp.MustCompile(`^(0[1-9]|1[0-9]|2[1-9AB]|[3-8][0-9]|9[0-5]|97[12346])$`)

// DepartmentRule accepts the code of a French department.
func DepartmentRule() validate.Rule { return validate.Regex(departmentPattern) }

package domain

import (
	"strings"

	"millesime/platform/fold"
)

// CompanySearch is what of a company a search looks into.
func CompanySearch(company string) string { return fold.Text(company) }

// PersonSearch is what of a person, beside the company, a search looks into.
func PersonSearch(firstName, lastName, email string) string {
	return fold.Text(firstName + " " + lastName + " " + email)
}

// LastNameSearch is what lists sort by for the last name: then the first name decides.
func LastNameSearch(firstName, lastName string) string {
	return fold.Text(strings.TrimSpace(lastName + " " + firstName))
}

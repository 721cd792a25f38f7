package domain

import (
	"millesime/modules/users/usersapi"
	"millesime/platform/fault"
)

// The longest terms that two companies may agree on (Code de commerce L441-10, as of 1 November 2021): so many days from the
// issue of the invoice, or so many after the end of its month.
const (
	longestDays       = 60
	longestEndOfMonth = 30
)

// LongestTerm is the greatest number of days of a kind of term.
func LongestTerm(kind string) int {
	if kind == usersapi.EndOfMonth {
		return longestEndOfMonth
	}
	return longestDays
}

// BeyondLegalTerm says why more days are refused.
func BeyondLegalTerm(kind string) fault.Text {
	if kind == usersapi.EndOfMonth {
		return fault.Text{
			FR: "L’article L441-10 du Code de commerce limite ce délai à 30 jours après la fin du mois",
			EN: "Article L441-10 of the French commercial code limits this term to 30 days after the end of the month",
		}
	}
	return fault.Text{
		FR: "L’article L441-10 du Code de commerce limite ce délai à 60 jours après l’émission de la facture",
		EN: "Article L441-10 of the French commercial code limits this term to 60 days from the issue of the invoice",
	}
}

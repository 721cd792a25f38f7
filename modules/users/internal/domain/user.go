// Package domain holds the rules of people and sessions: who may sign in, how a
// session lives and ends, who sees whom, and what two people owe one another.
package domain

import (
	"strings"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
)

// The languages of mails and pages.
const (
	French  = "fr"
	English = "en"
)

// User is a person with an account.
type User struct {
	ID         int64
	Email      string // lower case
	Group      auth.Group
	Status     auth.Status
	Civility   string // mr, mrs or empty (specification 3)
	FirstName  string
	LastName   string
	Company    string
	Phone      string
	SIREN      string
	SIRET      string
	NumVAT     string
	EANumber   string
	Birthday   string // YYYY-MM-DD, empty when unknown
	Language   string // of its mails and pages: fr or en
	CreatedAt  time.Time
	Addresses  []usersapi.Address
	Parameters *Parameters // nil for groups without a record
	Relation   *Link       // to the reader; nil when there is none

	StatusReason string      // why it was refused, blocked or deleted
	StatusBefore auth.Status // what it was before it was deleted
	DeletedAt    time.Time
	AnonymisedAt time.Time // zero until nothing personal is left

	PendingEmail      string // asked for, not confirmed yet
	PendingEmailHash  string // HashToken of the link
	PendingEmailUntil time.Time

	AwaitsActivation bool // no password was ever chosen

	Allowed []auth.Status // what the reader may set its status to now
}

// Name is the first and the last name.
func (u User) Name() string { return strings.TrimSpace(u.FirstName + " " + u.LastName) }

// Addressee is the person as one who gets letters.
func (u User) Addressee() Addressee {
	return Addressee{Email: u.Email, Name: u.Name(), First: u.FirstName, Language: u.Language}
}

// DisplayName is the company, else the person's name.
func DisplayName(company, firstName, lastName string) string {
	if company != "" {
		return company
	}
	return strings.TrimSpace(firstName + " " + lastName)
}

// NormalizeEmail brings an e-mail to the form accounts are keyed by.
func NormalizeEmail(email string) string { return strings.ToLower(strings.TrimSpace(email)) }

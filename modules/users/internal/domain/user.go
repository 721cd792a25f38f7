// Package domain holds the rules of people and sessions: who may sign in, how a
// session lives and ends, who sees whom, and what two people owe one another.
package domain

import (
	"strings"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fold"
)

// The languages of mails and pages.
const (
	French  = "fr"
	English = "en"
)

// User is a person with an account.
type User struct {
	ID         int64
	Email      string // lower case; of a guest where mails go
	Guest      string // the e-mail by which the account of a guest is kept, who does not sign in; "" = it is no guest
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
	RegisteredInShop bool // as an individual: it is valid once it confirms its e-mail

	Allowed []auth.Status // what the reader may set its status to now
}

// IsGuest tells who ordered without an account: nobody acts or orders as it, its group stays, and no screen is open to it.
func (u User) IsGuest() bool { return u.Guest != "" }

// Kept are the e-mail that keys the account, and of a guest the one that mails go to.
func (u User) Kept() (email, contact string) {
	if !u.IsGuest() {
		return u.Email, ""
	}
	return u.Guest, u.Email
}

// Name is the first and the last name.
func (u User) Name() string { return strings.TrimSpace(u.FirstName + " " + u.LastName) }

// Active tells whether a person may have new relations: it has an account that is not closed.
func (u User) Active() bool { return u.Status == auth.Valid || u.Status == auth.Processing }

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

// AwaitsConfirmation tells an account that is valid once its e-mail is confirmed: that of an individual who registered in a shop.
func (u User) AwaitsConfirmation() bool {
	return u.RegisteredInShop && u.Status == auth.Processing && u.Group == auth.Customer
}

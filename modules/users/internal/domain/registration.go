package domain

import (
	"regexp"
	"strings"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/fault"
	"millesime/platform/validate"
)

// NewUser is an account to be made.
type NewUser struct {
	Email     string
	Password  string
	Group     auth.Group
	Company   string
	FirstName string
	LastName  string
}

// Rules are those of an operator's account: a password is a must.
func (u *NewUser) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("email", &u.Email, validate.Required, validate.Email),
		validate.Field("password", &u.Password, validate.Required, validate.Password),
		validate.Field("userGroup", &u.Group, validate.OneOf(auth.AllGroups()...)),
	}
}

// Registration is an account that somebody asks for, with its addresses.
type Registration struct {
	User       User // Addresses included
	Password   string
	Invitation string // token of a mailed invitation, "" without one
	Store      string // the address of the shop in which it began, "" elsewhere
	Product    int64  // the product of that shop to come back to, 0: none
}

// Rules are those of a person, its password and its group among some.
func (r *Registration) Rules(now time.Time, groups []auth.Group, password ...validate.Rule) validate.Rules {
	return append(IdentityRules(&r.User, now),
		validate.Field("userGroup", &r.User.Group, validate.OneOf(groups...)),
		validate.Field("password", &r.Password, password...),
		validate.Field("addresses", &r.User.Addresses, validate.MaxItems(MaxAddresses)),
	)
}

// PasswordRules are the rules of a password that must be given.
func PasswordRules() []validate.Rule {
	tooLong := fault.Say("Le mot de passe est trop long", "The password is too long")
	return []validate.Rule{
		validate.Required, validate.Password,
		validate.By("too_long", tooLong, func(password string) bool { return len(password) <= maxPassword }),
	}
}

// maxPassword bounds what is hashed, in bytes.
const maxPassword = 1024

// AnonymousCompany is the name of an account of which nothing personal is left.
const AnonymousCompany = "Compte supprimé"

// electronicPattern is an address of scheme 0225: a SIREN, and after it perhaps a SIRET or a suffix of the company's own.
var electronicPattern = regexp.MustCompile(`^[0-9]{9}(_[A-Za-z0-9][A-Za-z0-9+\-_/]{0,99})?$`)

// ElectronicAddressRule accepts "" and an address of scheme 0225.
func ElectronicAddressRule() validate.Rule {
	return validate.By("electronic_address", fault.Say("L’adresse commence par le SIREN, suivi ou non d’un tiret bas et d’un suffixe, par exemple 552100554_FACTURES",
		"The address begins with the SIREN, followed or not by an underscore and a suffix, such as 552100554_INVOICES"),
		func(address string) bool {
			return address == "" || electronicPattern.MatchString(address) && luhn(address[:sirenDigits])
		})
}

// VATRegimeRule accepts one of the regimes.
func VATRegimeRule() validate.Rule {
	return validate.OneOf(usersapi.VATNormal, usersapi.VATFranchise, usersapi.VATFlatRate)
}

// CheckElectronicAddress refuses the address of another company.
func CheckElectronicAddress(address, siren string) error {
	if address == "" || siren == "" || strings.HasPrefix(address, siren) {
		return nil
	}
	return fault.Invalid(fault.At("electronicAddress", "own_siren",
		"L’adresse commence par le SIREN de votre identité, {siren}",
		"The address begins with the SIREN of your identity, {siren}").With("siren", siren))
}

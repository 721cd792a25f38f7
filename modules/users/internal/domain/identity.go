package domain

import (
	"slices"
	"time"

	"millesime/platform/auth"
	"millesime/platform/fault"
)

// identity is who a person is: what it and admins may change, and what the trail keeps of it.
type identity struct {
	Group     auth.Group `json:"userGroup"`
	Civility  string     `json:"civility"`
	FirstName string     `json:"firstName"`
	LastName  string     `json:"lastName"`
	Company   string     `json:"company"`
	Phone     string     `json:"phone"`
	SIREN     string     `json:"siren"`
	SIRET     string     `json:"siret"`
	NumVAT    string     `json:"numvat"`
	EANumber  string     `json:"eaNumber"`
	Birthday  string     `json:"birthday"`
	Language  string     `json:"language"`
}

func (u User) identity() identity {
	return identity{
		u.Group, u.Civility, u.FirstName, u.LastName, u.Company, u.Phone, u.SIREN, u.SIRET, u.NumVAT, u.EANumber, u.Birthday,
		u.Language,
	}
}

// SameIdentity tells that nothing differs but perhaps the e-mail.
func (u User) SameIdentity(other User) bool { return u.identity() == other.identity() }

// Audited is what the trail keeps of an account.
func (u User) Audited() any {
	return struct {
		identity

		Email        string `json:"email"`
		PendingEmail string `json:"pendingEmail"`
	}{u.identity(), u.Email, u.PendingEmail}
}

// changedFields names the fields whose values differ, as the API names them.
func (u User) changedFields(from User) []string {
	var names []string
	for name, same := range map[string]bool{
		"email": u.Email == from.Email, "civility": u.Civility == from.Civility, "firstName": u.FirstName == from.FirstName,
		"lastName": u.LastName == from.LastName, "company": u.Company == from.Company, "phone": u.Phone == from.Phone,
		"siren": u.SIREN == from.SIREN, "numvat": u.NumVAT == from.NumVAT,
		// a SIRET is wrong of another SIREN, too
		"siret": u.SIRET == from.SIRET && u.SIREN == from.SIREN, "eaNumber": u.EANumber == from.EANumber,
		"birthday": u.Birthday == from.Birthday, "language": u.Language == from.Language,
	} {
		if !same {
			names = append(names, name)
		}
	}
	return names
}

// Patch is what is asked of an account. What is nil or "" was not sent.
type Patch struct {
	ID     int64
	Group  auth.Group
	Status auth.Status
	Reason string
	Apply  func(*User) // writes the fields of identity that were sent, e-mail included
}

// Email is the e-mail that the patch leaves a person with.
func (p Patch) Email(u User) string {
	p.Apply(&u)
	return NormalizeEmail(u.Email)
}

// NewlyWrong answers the violations of the fields that change. Others stay as they were made, by older rules or by an
// operator; a new group asks for all of its own.
func NewlyWrong(kept, asked User, now time.Time) error {
	changes := asked.changedFields(kept)
	var violations []fault.Violation
	for _, v := range IdentityRules(&asked, now).Check() {
		if asked.Group != kept.Group || slices.Contains(changes, v.PropertyPath) {
			violations = append(violations, v)
		}
	}
	return fault.Check(violations)
}

// MayRegroup tells whether an actor may give an account another group: an admin among the groups that order, the
// superadmin distributors and admins too. Suppliers and agents keep theirs, for products and relations hang from it;
// superadmins are made at the command line.
func MayRegroup(actor auth.Actor, u User, to auth.Group) bool {
	movable := append(auth.Buyers(), auth.Customer)
	if actor.Group == auth.Superadmin {
		movable = append(movable, auth.Negociant, auth.Admin)
	}
	return actor.Group.IsAdmin() && actor.ID != u.ID && !u.IsGuest() && slices.Contains(movable, u.Group) && slices.Contains(movable, to)
}

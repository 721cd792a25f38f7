package domain

import "millesime/platform/auth"

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

// audited is what the trail keeps of an account.
func (u User) audited() any {
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

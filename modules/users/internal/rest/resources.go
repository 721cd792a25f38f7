package rest

import (
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

const (
	resourceUsers     = "users"
	resourceAddresses = "addresses"
)

// GroupRef names a group of users.
type GroupRef struct {
	IRI  string     `json:"@id"`
	Code auth.Group `json:"code"`
}

func groupRef(g auth.Group) GroupRef {
	return GroupRef{IRI: api.Prefix + "/user_groups/" + string(g), Code: g}
}

// UserAddress is an address of a person.
type UserAddress struct {
	IRI  string `json:"@id"`
	Type string `json:"@type"`
	usersapi.Address
	IsDefault bool `json:"isDefault"`
}

// HydraClass is what its @type says.
func (UserAddress) HydraClass(string) string { return "Address" }

func addressOf(a usersapi.Address) UserAddress {
	return UserAddress{IRI: api.IRI(resourceAddresses, a.ID), Type: "Address", Address: a, IsDefault: a.IsDefault}
}

func addressesOf(list []usersapi.Address) []UserAddress {
	return lists.Each(list, addressOf)
}

// User is a person. What the reader may not read is empty (domain 2.1).
type User struct {
	api.Item
	Email      string        `json:"email"`
	Civility   string        `json:"civility" enum:"mr,mrs,"`
	FirstName  string        `json:"firstName"`
	LastName   string        `json:"lastName"`
	Company    string        `json:"company"`
	Phone      string        `json:"phone"`
	SIREN      string        `json:"siren"`
	SIRET      string        `json:"siret"`
	NumVAT     string        `json:"numvat"`
	EANumber   string        `json:"eaNumber"`
	Birthday   *string       `json:"birthday"`
	UserGroup  GroupRef      `json:"userGroup"`
	Status     auth.Status   `json:"status"`
	Addresses  []UserAddress `json:"addresses"`
	Parameters *Parameters   `json:"parameters"`
	Language   string        `json:"language"`
	CreatedAt  *time.Time    `json:"createdAt"`
	Relation   *Relation     `json:"relation"` // to the reader

	StatusReason string        `json:"statusReason"` // why it was refused, blocked or deleted; own and admins
	Transitions  []auth.Status `json:"transitions"`  // statuses that the reader may set now
	PendingEmail string        `json:"pendingEmail"` // asked for, not confirmed yet; own and admins

	AwaitsActivation bool `json:"awaitsActivation"` // no password was ever chosen; for admins
	IsGuest          bool `json:"isGuest"`          // it ordered without an account: nobody acts or orders as it
}

// HydraClass is that of all who embed it too.
func (User) HydraClass(string) string { return "User" }

func userOf(u domain.User, readerID int64) User {
	out := User{
		Item:  api.NewItem(resourceUsers, "User", u.ID),
		Email: u.Email, Civility: u.Civility, FirstName: u.FirstName, LastName: u.LastName,
		Company: u.Company, Phone: u.Phone, SIREN: u.SIREN, SIRET: u.SIRET, NumVAT: u.NumVAT,
		EANumber: u.EANumber, UserGroup: groupRef(u.Group), Status: u.Status,
		Addresses: addressesOf(u.Addresses), Parameters: parametersOf(u.Parameters),
		Language: u.Language, CreatedAt: api.OrNull(u.CreatedAt), Relation: relationOf(u.Relation, readerID),
		StatusReason: u.StatusReason, Transitions: u.Allowed, PendingEmail: u.PendingEmail, AwaitsActivation: u.AwaitsActivation,
		IsGuest: u.IsGuest(),
	}
	if u.Birthday != "" {
		out.Birthday = &u.Birthday
	}
	return out
}

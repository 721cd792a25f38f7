package usersapi

import "millesime/platform/fault"

// ErrUserNotFound covers "not there" and "not yours" alike (domain 2.2).
var ErrUserNotFound = fault.New("users.not_found", fault.NotFound, fault.Text{
	FR: "Cette personne est introuvable.", EN: "This person cannot be found.",
})

package usersapi

import "millesime/platform/fault"

// Errors of the directory.
var (
	ErrUserNotFound = fault.New("users.not_found", fault.NotFound, fault.Text{
		FR: "Cette personne est introuvable.", EN: "This person cannot be found.",
	})
	ErrAddressNotFound = fault.New("users.address_not_found", fault.NotFound, fault.Text{
		FR: "Cette adresse est introuvable.", EN: "This address cannot be found.",
	})
)

package usersapi

import "millesime/platform/fault"

// ErrUserNotFound covers "not there" and "not yours" alike (domain 2.2).
var ErrUserNotFound = fault.New("users.not_found", fault.NotFound, "Cette personne est introuvable.", "This person cannot be found.")

// ErrFrameEnded answers a reference to an agreement frame that is over: nobody comes into it, and no supplier out of it.
var ErrFrameEnded = fault.New("users.agreement_frame_ended", fault.Conflict,
	"Cet accord-cadre est terminé : plus personne n’y entre ni n’en sort.",
	"This agreement frame has ended: nobody comes into it or leaves it any more.")

// ErrFrameNotFound answers a reference to an agreement frame that does not exist.
var ErrFrameNotFound = fault.New("users.agreement_frame_not_found", fault.NotFound,
	"Cet accord-cadre n’existe pas", "This agreement frame does not exist")

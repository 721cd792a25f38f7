package api

import (
	"errors"

	"millesime/platform/fault"
)

// What the HTTP surface itself refuses.
var (
	ErrForbidden = fault.New("api.forbidden", fault.Forbidden,
		"Vous n’avez pas accès à cette fonction.", "You have no access to this function.")
	ErrAwaitingValidation = fault.New("api.awaiting_validation", fault.Forbidden,
		"Votre compte est en attente de validation", "Your account is waiting for validation")
	ErrXSRF = fault.New("api.xsrf", fault.Forbidden,
		"La requête n’a pas pu être vérifiée. Rechargez la page.", "The request could not be verified. Reload the page.")
	ErrNotFound = fault.New("api.not_found", fault.NotFound, "Cette ressource n’existe pas.", "This resource does not exist.")
	ErrMethod   = fault.New("api.method_not_allowed", fault.MethodNotAllowed,
		"Cette méthode n’est pas permise ici.", "This method is not allowed here.")
	ErrTooLarge  = fault.New("api.too_large", fault.TooLarge, "La requête est trop volumineuse.", "The request is too large.")
	ErrMediaType = fault.New("api.media_type", fault.UnsupportedMedia,
		"Ce type de contenu n’est pas accepté.", "This content type is not accepted.")
	ErrContentEncoding = fault.New("api.content_encoding", fault.UnsupportedMedia,
		"Un corps de requête compressé n’est pas accepté.", "A compressed request body is not accepted.")
	ErrMalformed   = fault.New("api.malformed", fault.Malformed, "La requête est mal formée.", "The request is malformed.")
	ErrBodyMissing = fault.New("api.body_missing", fault.Malformed, "Le corps de la requête est absent.", "The request body is missing.")
	ErrBodyCut     = fault.New("api.body_cut", fault.Malformed,
		"L’envoi a été interrompu. Recommencez.", "The transfer was cut short. Send it again.")
	ErrJSONSyntax = fault.New("api.json_syntax", fault.Malformed,
		"Le JSON est mal formé (octet {offset}).", "The JSON is malformed (byte {offset}).")
	ErrUnknownMember = fault.New("api.unknown_member", fault.Malformed, "Le champ « {path} » est inconnu.", "The member “{path}” is unknown.")
	ErrBadMember     = fault.New("api.bad_member", fault.Malformed,
		"Le champ « {path} » n’est pas valide : {wantedFR}.", "The member “{path}” is not valid: {wantedEN}.")
	ErrBadParameter = fault.New("api.bad_parameter", fault.Malformed,
		"Le paramètre « {name} » n’est pas valide.", "The parameter “{name}” is not valid.")
	ErrKeyReused = fault.New("api.idempotency_key_reused", fault.Unprocessable,
		"Cette clé d’idempotence a déjà servi pour une autre demande.", "This idempotency key was already used for another request.")
	ErrInProgress = fault.New("api.in_progress", fault.Conflict,
		"Cette demande est déjà en cours de traitement. Patientez un instant.", "This request is already being worked on. Please wait a moment.")
	ErrAnswerLost = fault.New("api.answer_lost", fault.Conflict,
		"Cette demande a déjà été traitée, mais sa réponse n’est plus disponible. Rechargez la page pour voir où vous en êtes.",
		"This request was already worked on, but its answer is no longer available. Reload the page to see where things stand.")
	ErrDeadline = fault.New("api.deadline", fault.Unavailable,
		"Le serveur met trop de temps à répondre. Réessayez dans un instant.", "The server takes too long to answer. Try again in a moment.")
	ErrDatabaseAway = fault.New("api.database_away", fault.Unavailable,
		"Le service est momentanément indisponible. Réessayez dans un instant.",
		"The service is unavailable at the moment. Try again in a moment.")
	errInternal = fault.New("api.internal", fault.Internal, "Internal Server Error", "Internal Server Error")
)

var (
	errTooSmall   = errors.New("too small")
	errUnreadable = errors.New("not UTF-8 text")
	errNotBoolean = errors.New("not true or false")
)

// badParam refuses a parameter of the query, a header or a cookie.
func badParam(name string, cause error) error {
	return ErrBadParameter.With("name", name).Because(cause)
}

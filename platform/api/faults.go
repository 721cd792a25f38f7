package api

import (
	"errors"

	"millesime/platform/fault"
)

// What the HTTP surface itself refuses.
var (
	ErrForbidden = fault.New("api.forbidden", fault.Forbidden, fault.Text{
		FR: "Vous n’avez pas accès à cette fonction.",
		EN: "You have no access to this function.",
	})
	ErrAwaitingValidation = fault.New("api.awaiting_validation", fault.Forbidden, fault.Text{
		FR: "Votre compte est en attente de validation",
		EN: "Your account is waiting for validation",
	})
	ErrXSRF = fault.New("api.xsrf", fault.Forbidden, fault.Text{
		FR: "La requête n’a pas pu être vérifiée. Rechargez la page.",
		EN: "The request could not be verified. Reload the page.",
	})
	ErrNotFound = fault.New("api.not_found", fault.NotFound, fault.Text{
		FR: "Cette ressource n’existe pas.",
		EN: "This resource does not exist.",
	})
	ErrMethod = fault.New("api.method_not_allowed", fault.MethodNotAllowed, fault.Text{
		FR: "Cette méthode n’est pas permise ici.",
		EN: "This method is not allowed here.",
	})
	ErrTooLarge = fault.New("api.too_large", fault.TooLarge, fault.Text{
		FR: "La requête est trop volumineuse.",
		EN: "The request is too large.",
	})
	ErrMediaType = fault.New("api.media_type", fault.UnsupportedMedia, fault.Text{
		FR: "Ce type de contenu n’est pas accepté.",
		EN: "This content type is not accepted.",
	})
	ErrContentEncoding = fault.New("api.content_encoding", fault.UnsupportedMedia, fault.Text{
		FR: "Un corps de requête compressé n’est pas accepté.",
		EN: "A compressed request body is not accepted.",
	})
	ErrMalformed = fault.New("api.malformed", fault.Malformed, fault.Text{
		FR: "La requête est mal formée.",
		EN: "The request is malformed.",
	})
	ErrBodyMissing = fault.New("api.body_missing", fault.Malformed, fault.Text{
		FR: "Le corps de la requête est absent.",
		EN: "The request body is missing.",
	})
	ErrBodyCut = fault.New("api.body_cut", fault.Malformed, fault.Text{
		FR: "L’envoi a été interrompu. Recommencez.",
		EN: "The transfer was cut short. Send it again.",
	})
	ErrJSONSyntax = fault.New("api.json_syntax", fault.Malformed, fault.Text{
		FR: "Le JSON est mal formé (octet {offset}).",
		EN: "The JSON is malformed (byte {offset}).",
	})
	ErrUnknownMember = fault.New("api.unknown_member", fault.Malformed, fault.Text{
		FR: "Le champ « {path} » est inconnu.",
		EN: "The member “{path}” is unknown.",
	})
	ErrBadMember = fault.New("api.bad_member", fault.Malformed, fault.Text{
		FR: "Le champ « {path} » n’est pas valide : {wantedFR}.",
		EN: "The member “{path}” is not valid: {wantedEN}.",
	})
	ErrBadParameter = fault.New("api.bad_parameter", fault.Malformed, fault.Text{
		FR: "Le paramètre « {name} » n’est pas valide.",
		EN: "The parameter “{name}” is not valid.",
	})
	ErrKeyReused = fault.New("api.idempotency_key_reused", fault.Unprocessable, fault.Text{
		FR: "Cette clé d’idempotence a déjà servi pour une autre demande.",
		EN: "This idempotency key was already used for another request.",
	})
	ErrInProgress = fault.New("api.in_progress", fault.Conflict, fault.Text{
		FR: "Cette demande est déjà en cours de traitement. Patientez un instant.",
		EN: "This request is already being worked on. Please wait a moment.",
	})
	ErrAnswerLost = fault.New("api.answer_lost", fault.Conflict, fault.Text{
		FR: "Cette demande a déjà été traitée, mais sa réponse n’est plus disponible. Rechargez la page pour voir où vous en êtes.",
		EN: "This request was already worked on, but its answer is no longer available. Reload the page to see where things stand.",
	})
	ErrDeadline = fault.New("api.deadline", fault.Unavailable, fault.Text{
		FR: "Le serveur met trop de temps à répondre. Réessayez dans un instant.",
		EN: "The server takes too long to answer. Try again in a moment.",
	})
	ErrDatabaseAway = fault.New("api.database_away", fault.Unavailable, fault.Text{
		FR: "Le service est momentanément indisponible. Réessayez dans un instant.",
		EN: "The service is unavailable at the moment. Try again in a moment.",
	})
	errInternal = fault.New("api.internal", fault.Internal, same("Internal Server Error"))
)

var (
	errTooSmall   = errors.New("too small")
	errUnreadable = errors.New("not UTF-8 text")
	errNotBoolean = errors.New("not true or false")
)

func same(text string) fault.Text { return fault.Text{FR: text, EN: text} }

// badParam refuses a parameter of the query, a header or a cookie.
func badParam(name string, cause error) error {
	return ErrBadParameter.With("name", name).Because(cause)
}

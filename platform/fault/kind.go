package fault

import "net/http"

// Kind classes a fault; it alone decides the HTTP status.
type Kind int

// The kinds, in the order of their statuses. The zero Kind is Internal, so
// that a forgotten kind never passes for a client's mistake.
const (
	Internal         Kind = iota // 500
	Malformed                    // 400
	Unauthenticated              // 401
	Forbidden                    // 403
	NotFound                     // 404
	MethodNotAllowed             // 405
	Conflict                     // 409
	Gone                         // 410
	TooLarge                     // 413
	UnsupportedMedia             // 415
	Unprocessable                // 422
	TooMany                      // 429
	Unavailable                  // 503
)

// Status is the HTTP status of the kind.
func (k Kind) Status() int {
	switch k {
	case Malformed:
		return http.StatusBadRequest
	case Unauthenticated:
		return http.StatusUnauthorized
	case Forbidden:
		return http.StatusForbidden
	case NotFound:
		return http.StatusNotFound
	case MethodNotAllowed:
		return http.StatusMethodNotAllowed
	case Conflict:
		return http.StatusConflict
	case Gone:
		return http.StatusGone
	case TooLarge:
		return http.StatusRequestEntityTooLarge
	case UnsupportedMedia:
		return http.StatusUnsupportedMediaType
	case Unprocessable:
		return http.StatusUnprocessableEntity
	case TooMany:
		return http.StatusTooManyRequests
	case Unavailable:
		return http.StatusServiceUnavailable
	case Internal:
		return http.StatusInternalServerError
	}
	return http.StatusInternalServerError
}

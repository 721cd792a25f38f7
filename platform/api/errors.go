package api

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"net/http"
	"strconv"
	"time"

	"github.com/gofiber/fiber/v3"

	"millesime/platform/db"
	"millesime/platform/fault"
)

// violation is one refused value as it is sent.
type violation struct {
	PropertyPath string `json:"propertyPath"`
	Code         string `json:"code"`
	Message      string `json:"message"`
}

// hydraError is the body of every error but 401.
type hydraError struct {
	Context     string      `json:"@context"`
	Type        string      `json:"@type"`
	Title       string      `json:"hydra:title"`
	Description string      `json:"hydra:description"`
	Code        string      `json:"code"`
	Status      int         `json:"status"`
	Violations  []violation `json:"violations,omitempty"`
}

// HydraClass is that of a refusal with violations, which has all members.
func (hydraError) HydraClass(string) string { return "ConstraintViolationList" }

// HydraClass is the name that API Platform gives it.
func (violation) HydraClass(string) string { return "ConstraintViolation" }

// unauthenticated is the body of 401 (domain 9.1).
type unauthenticated struct {
	Code    int    `json:"code"`
	Message string `json:"message"`
}

// fail writes an error answer: the only place that does.
func (s *Server) fail(r *request, err error) {
	f, status := faultOf(err)
	response := &r.ctx.Response
	response.ResetBody()
	response.SetStatusCode(status)
	response.Header.Set("Cache-Control", "no-store")
	if wait := f.Wait; wait > 0 {
		response.Header.Set("Retry-After", retryAfter(wait))
	}
	s.offerXSRF(r)
	if status == http.StatusUnauthorized {
		response.Header.Set("WWW-Authenticate", "Bearer")
		s.sendError(r, unauthenticated{Code: status, Message: f.Text.EN})
		return
	}
	s.sendError(r, newAnswer(f, status, preferredLanguage(r.header("Accept-Language"))))
}

// retryAfter is a wait in whole seconds.
func retryAfter(wait time.Duration) string { return strconv.Itoa(int(math.Ceil(wait.Seconds()))) }

func newAnswer(f *fault.Fault, status int, language string) any {
	a := hydraError{
		Context: Prefix + "/contexts/Error", Type: "hydra:Error",
		Title:       fault.Say("Une erreur est survenue", "An error occurred").In(language),
		Description: f.Text.In(language),
		Code:        f.Code, Status: status,
	}
	if f.Violations != nil {
		a.Context, a.Type = Prefix+"/contexts/ConstraintViolationList", "ConstraintViolationList"
		for _, v := range f.Violations {
			a.Violations = append(a.Violations, violation{v.PropertyPath, v.Code, v.Text.In(language)})
		}
	}
	if f.Extra == nil {
		return a
	}
	return merged{extra: f.Extra, own: a}
}

// merged is an answer with further members, which never hide its own.
type merged struct {
	extra any
	own   hydraError
}

// MarshalJSON puts both objects into one.
func (m merged) MarshalJSON() ([]byte, error) {
	members := map[string]json.RawMessage{}
	for _, part := range []any{m.extra, m.own} {
		data, err := json.Marshal(part)
		if err != nil {
			return nil, err
		}
		if err := json.Unmarshal(data, &members); err != nil {
			return nil, err
		}
	}
	return json.Marshal(members)
}

func (s *Server) sendError(r *request, body any) {
	data, err := json.Marshal(body)
	if err != nil {
		s.options.Log.Error().Err(err).Str("request_id", r.id).Msg("error answer cannot be marshalled")
		data = []byte(`{}`)
	}
	r.ctx.Response.Header.SetContentType(mediaJSON)
	r.ctx.Response.SetBodyRaw(data)
}

// faultOf gives what may be told of an error, and the status. Unknown errors
// and internal faults tell nothing.
func faultOf(err error) (*fault.Fault, int) {
	if f, ok := fault.As(err); ok {
		if f.Kind == fault.Internal {
			return errInternal, http.StatusInternalServerError
		}
		return f, f.Kind.Status()
	}
	var refused *fiber.Error
	switch {
	case errors.As(err, &refused):
		return refusedByFiber(refused.Code)
	case errors.Is(err, context.DeadlineExceeded):
		return ErrDeadline.RetryAfter(time.Second), http.StatusServiceUnavailable
	case db.IsUnavailable(err):
		return ErrDatabaseAway.RetryAfter(time.Second), http.StatusServiceUnavailable
	}
	return errInternal, http.StatusInternalServerError
}

// refusedByFiber words what the engine refused; its own texts are not sent.
func refusedByFiber(status int) (*fault.Fault, int) {
	switch {
	case status == http.StatusRequestEntityTooLarge:
		return ErrTooLarge, status
	case status == http.StatusNotFound:
		return ErrNotFound, status
	case status == http.StatusMethodNotAllowed:
		return ErrMethod, status
	case status >= 400 && status < 500:
		return ErrMalformed, status
	case status == http.StatusNotImplemented:
		return ErrMethod, status
	}
	return errInternal, http.StatusInternalServerError
}

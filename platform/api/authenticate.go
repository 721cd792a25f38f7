package api

import (
	"context"
	"strings"

	"millesime/platform/auth"
	"millesime/platform/gate"
)

const (
	switchUserHeader = "X-Switch-User"
	xsrfHeader       = "X-XSRF-TOKEN"
	xsrfCookie       = "XSRF-TOKEN"
)

// authenticate finds who acts and whether they may. With a Bearer token
// cookies count for nothing; where a cookie alone authenticates, the XSRF
// token is required.
func (s *Server) authenticate(ctx context.Context, r *request) (context.Context, error) {
	token := bearer(r.header("Authorization"))
	r.ignoreCookies = token != ""
	if r.op.info.Cookie && r.op.plan.readsCookie(r) && !s.xsrfHolds(r) {
		return ctx, ErrXSRF
	}
	if r.op.info.Public {
		return ctx, nil
	}
	if token == "" {
		return ctx, auth.ErrNoToken
	}
	if s.options.Authenticate == nil {
		return ctx, auth.ErrInvalidToken
	}
	switchUser, op := r.header(switchUserHeader), r.op
	actor, err := s.options.Authenticate(ctx, token, switchUser)
	r.actor = actor // also beside an error, for the log
	if err != nil {
		return ctx, err
	}
	ctx = context.WithValue(ctx, recheckKey{}, recheck(func(ctx context.Context) error {
		now, err := s.options.Authenticate(ctx, token, switchUser)
		if err != nil {
			return err
		}
		return admit(op, now)
	}))
	return gate.ForPerson(auth.With(ctx, actor), actor.Person()), admit(op, actor)
}

type recheckKey struct{}

type recheck func(ctx context.Context) error

// StillAllowed tells whether the request that a stream answers would be let in now: its token may have expired, its
// person may be blocked. Long streams ask before they send.
func StillAllowed(ctx context.Context) error {
	if again, ok := ctx.Value(recheckKey{}).(recheck); ok {
		return again(ctx)
	}
	return nil
}

// admit checks status and group, and that the person itself asks where it must.
func admit(op *operation, actor auth.Actor) error {
	switch actor.Status {
	case auth.Valid:
	case auth.Processing:
		if !op.info.Processing {
			return ErrAwaitingValidation
		}
	default:
		return auth.ErrInvalidToken // blocked or deleted since it was issued
	}
	if !op.allows(actor.Group) {
		return ErrForbidden
	}
	if op.info.NotImpersonated && actor.Impersonated() {
		return auth.ErrImpersonating
	}
	return nil
}

func (s *Server) xsrfHolds(r *request) bool {
	return s.options.XSRF != nil && s.options.XSRF.Check(r.cookie(xsrfCookie), r.header(xsrfHeader))
}

// bearer is the token of an Authorization header, "" when it has none.
func bearer(header string) string {
	scheme, token, _ := strings.Cut(header, " ")
	if !strings.EqualFold(scheme, "Bearer") {
		return ""
	}
	return strings.TrimSpace(token)
}

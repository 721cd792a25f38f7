package rest

import (
	"context"
	"slices"
	"time"

	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/lists"
)

// ownSessionEndpoints are where a person is signed in (domain 8.2).
func (a *API) ownSessionEndpoints() []api.Route {
	return []api.Route{
		api.Get("sessions.list", "/sessions", tagSession, auth.AllGroups(),
			"Where the signed-in person is signed in", a.openSessions, api.Processing, api.NotImpersonated),
		api.Get("sessions.get", "/sessions/{id}", tagSession, auth.AllGroups(),
			"One of the sessions of the signed-in person", a.openSession, api.Processing, api.NotImpersonated),
		api.Delete("sessions.delete", "/sessions/{id}", tagSession, auth.AllGroups(),
			"End one of one's own sessions", a.endSession, api.Processing, api.NotImpersonated, api.AnswersNoContent,
			api.NoKey("a session ends once; ending one's own takes its cookie")),
	}
}

// OpenSession is a session of the signed-in person.
type OpenSession struct {
	IRI        string    `json:"@id"`
	Type       string    `json:"@type"`
	ID         string    `json:"id"`
	CreatedAt  time.Time `json:"createdAt"`
	LastUsedAt time.Time `json:"lastUsedAt"`
	ExpiresAt  time.Time `json:"expiresAt"`
	UserAgent  string    `json:"userAgent"`
	Current    bool      `json:"current"` // the one that asks
}

// HydraClass is what its @type says.
func (OpenSession) HydraClass(string) string { return "Session" }

type sessionsInput struct{ api.Page }

func (a *API) openSessions(ctx context.Context, in sessionsInput) (api.Collection[OpenSession], error) {
	open, err := a.Sessions.Open(ctx, auth.Must(ctx))
	return api.Listed(in.Page, lists.Cut(open, in.Part()), openSessionOf, err)
}

func (a *API) openSession(ctx context.Context, in sessionInput) (OpenSession, error) {
	open, err := a.Sessions.Open(ctx, auth.Must(ctx))
	if err != nil {
		return OpenSession{}, err
	}
	at := slices.IndexFunc(open, func(s domain.OpenSession) bool { return s.ID == in.ID })
	if at < 0 {
		return OpenSession{}, domain.ErrSessionNotFound
	}
	return openSessionOf(open[at]), nil
}

func openSessionOf(s domain.OpenSession) OpenSession {
	return OpenSession{
		IRI: api.Prefix + "/sessions/" + s.ID, Type: "Session", ID: s.ID, CreatedAt: s.CreatedAt, LastUsedAt: s.LastUsedAt,
		ExpiresAt: s.ExpiresAt, UserAgent: s.UserAgent, Current: s.Current,
	}
}

type sessionInput struct {
	ID string `path:"id"`
}

func (a *API) endSession(ctx context.Context, in sessionInput) (api.Response[api.NoContent], error) {
	actor := auth.Must(ctx)
	if err := a.Sessions.End(ctx, actor, in.ID); err != nil {
		return api.Response[api.NoContent]{}, err
	}
	if in.ID != actor.Family {
		return api.Response[api.NoContent]{}, nil
	}
	return api.Response[api.NoContent]{Headers: setCookie(a.expiredCookie())}, nil
}

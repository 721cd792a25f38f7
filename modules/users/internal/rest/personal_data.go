package rest

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"

	"millesime/modules/users/internal/app"
	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/gate"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

// tagPersonalData is what a person may do about its own data.
const tagPersonalData = "Personal data"

// personalDataEndpoints are what the law gives everybody: a copy of what is
// kept, and its erasure. Who still waits for validation has the same rights.
// Accounts of admins are closed by a superadmin (domain 1.3).
func (a *API) personalDataEndpoints() []api.Route {
	own := slices.DeleteFunc(auth.AllGroups(), auth.Group.IsAdmin)
	return []api.Route{
		api.Post("me.erase", "/me/erasure", tagPersonalData, own,
			"Delete one's own account, with the password given just before", a.eraseOwn, api.Processing, api.NotImpersonated, api.AnswersNoContent,
			api.MaxBody(maxErasure), api.NoKey("the account that a repetition would need is gone")),
		api.Get("me.export", "/me/export", tagPersonalData, auth.AllGroups(),
			"Everything that is kept about the signed-in person, as a JSON file", a.exportOwn, api.Processing, api.NotImpersonated,
			api.Heavy(gate.Export), api.Produces(exportType)),
	}
}

type erasureInput struct{ Body *Erasure }

// Erasure is what a person may say when it leaves.
type Erasure struct {
	Reason string `json:"reason,omitempty"`
}

// maxErasure bounds the body, in bytes.
const maxErasure = 8 << 10

// Rules of the reason, which may be empty.
func (e *Erasure) Rules() validate.Rules {
	return validate.Rules{validate.Field("reason", &e.Reason, validate.Max(maxReason))}
}

func (a *API) eraseOwn(ctx context.Context, in erasureInput) (api.Response[api.NoContent], error) {
	reason := ""
	if in.Body != nil {
		reason = in.Body.Reason
	}
	if err := a.Statuses.Erase(ctx, auth.Must(ctx), reason); err != nil {
		return api.Response[api.NoContent]{}, err
	}
	return api.Response[api.NoContent]{Headers: setCookie(a.expiredCookie())}, nil
}

// exportType is that of the file a person takes away: plain JSON, for any program.
const exportType = "application/json"

func (a *API) exportOwn(ctx context.Context, _ struct{}) (api.File, error) {
	file, err := a.Exports.Own(ctx, auth.Must(ctx))
	if err != nil {
		return api.File{}, err
	}
	if err := a.embed(ctx, &file.Person); err != nil {
		return api.File{}, err
	}
	data, err := json.MarshalIndent(sectionsOf(file), "", "  ")
	if err != nil {
		return api.File{}, fmt.Errorf("marshal personal data: %w", err)
	}
	return api.File{
		Name: "millesime-donnees-" + file.At.Format(time.DateOnly) + ".json", ContentType: exportType, Data: data,
	}, nil
}

// embed puts the person's own files into what it takes away: their addresses end with the account.
func (a *API) embed(ctx context.Context, person *domain.User) error {
	if person.Parameters == nil || person.Parameters.Media == nil {
		return nil
	}
	media := person.Parameters.Media
	for _, kept := range []*string{&media.Logo, &media.Photo, &media.CGV} {
		embedded, err := a.Files.DataURL(ctx, *kept)
		if err != nil {
			return err
		}
		*kept = embedded
	}
	return nil
}

// sectionsOf names the parts of the file; those of other modules come beside
// those of people.
func sectionsOf(f app.PersonalFile) map[string]any {
	sections := maps.Clone(f.Others)
	maps.Copy(sections, map[string]any{
		"exportedAt":   f.At,
		"person":       userOf(f.Person, f.Person.ID),
		"sessions":     lists.Each(f.Sessions, sessionRecord),
		"relations":    lists.Each(f.Links, func(l domain.PersonalLink) any { return linkRecord(l, f.Person.ID) }),
		"lastOrders":   lists.Each(f.Trades, tradeRecord),
		"savedViews":   lists.Each(f.Views, savedViewOf),
		"notesWritten": lists.Each(f.Notes, noteRecord),
		"history":      lists.Each(f.About, entryRecord),
		"acts":         lists.Each(f.Acts, actRecord),
	})
	return sections
}

func sessionRecord(f domain.Family) any {
	record := map[string]any{"createdAt": f.CreatedAt, "passwordGivenAt": f.AuthTime, "userAgent": f.UserAgent, "endedAt": nil}
	if !f.RevokedAt.IsZero() {
		record["endedAt"] = f.RevokedAt
	}
	return record
}

func linkRecord(l domain.PersonalLink, personID int64) any {
	record := map[string]any{"relation": relationOf(&l.Link, personID), "person": nil}
	if l.Other.ID != 0 {
		record["person"] = personRef(&l.Other)
	}
	if l.HidesOther(personID) {
		record["invited"] = l.Invitation.Email
	}
	return record
}

func tradeRecord(t domain.Trade) any {
	return map[string]any{
		"supplier": api.IRI(resourceUsers, t.SupplierID), "customer": api.IRI(resourceUsers, t.CustomerID), "lastOrderAt": t.LastOrderAt,
	}
}

func noteRecord(n domain.Note) any {
	return map[string]any{"about": api.IRI(resourceUsers, n.UserID), "text": n.Text, "createdAt": n.CreatedAt, "updatedAt": n.UpdatedAt}
}

// entryRecord is what happened to the person's account.
func entryRecord(r audit.Record) any {
	return map[string]any{"at": r.OccurredAt, "action": r.Action, "before": r.Before, "after": r.After}
}

// actRecord is what the person did; what it changed may be about others.
func actRecord(r audit.Record) any {
	return map[string]any{"at": r.OccurredAt, "action": r.Action, "subject": r.Subject, "subjectId": r.SubjectID}
}

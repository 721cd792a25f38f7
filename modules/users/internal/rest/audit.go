package rest

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"millesime/modules/users/internal/app"
	"millesime/modules/users/internal/domain"
	"millesime/platform/api"
	"millesime/platform/audit"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/lists"
	"millesime/platform/validate"
)

func (a *API) auditEndpoints() []api.Route {
	return []api.Route{
		api.Get("users.history", "/users/{id}/history", tagPeople, []auth.Group{auth.Admin, auth.Superadmin},
			"What happened to a person, its addresses and relations, the newest first", a.history),
		api.Get("audit_entries.list", "/audit_entries", tagPeople, []auth.Group{auth.Superadmin},
			"The audit trail, the newest first", a.auditEntries),
	}
}

// AuditEntry is one act: who changed what, as whom and when. Secrets are masked and long texts shortened.
type AuditEntry struct {
	api.Item
	At           time.Time   `json:"at"`
	Action       string      `json:"action"`
	Subject      string      `json:"subject"`
	SubjectID    int64       `json:"subjectId"`
	Actor        *Author     `json:"actor"` // null: nobody signed in, or out of the reader's sight
	Impersonator *Author     `json:"impersonator"`
	Product      string      `json:"product"` // what the product is called that it was done to; "" for anything else
	About        []PersonRef `json:"about"`   // whom it is about, the parent of a relation first
	Before       *AuditState `json:"before"`  // the members that changed
	After        *AuditState `json:"after"`
}

// Author is who acted, with the parts of the name that tell colleagues and companies apart.
type Author struct {
	PersonRef

	Company   string `json:"company"`
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
}

func authorOf(a *domain.Author) *Author {
	if a == nil {
		return nil
	}
	return &Author{PersonRef: *personRef(&a.NamedPerson), Company: a.Company, FirstName: a.FirstName, LastName: a.LastName}
}

// AuditState is the members of a thing by their names; null where there was nothing.
type AuditState map[string]any

func auditEntryOf(e app.TrailEntry) AuditEntry {
	about := lists.Each(e.About, func(person domain.NamedPerson) PersonRef { return *personRef(&person) })
	return AuditEntry{
		Product: e.Product, About: about,
		Item: api.Item{IRI: fmt.Sprintf("%s/audit_entries#%d", api.Prefix, e.ID), Type: "AuditEntry", ID: e.ID},
		At:   e.OccurredAt, Action: e.Action,
		Subject: e.Subject, SubjectID: e.SubjectID, Actor: authorOf(e.ActorName), Impersonator: authorOf(e.ImpersonatorName),
		Before: stateOf(e.Before), After: stateOf(e.After),
	}
}

func stateOf(kept json.RawMessage) *AuditState {
	var state AuditState
	if len(kept) == 0 || json.Unmarshal(kept, &state) != nil {
		return nil // the trail holds objects only
	}
	return &state
}

type historyInput struct {
	api.Page

	ID int64 `path:"id"`
}

func (a *API) history(ctx context.Context, in historyInput) (api.Collection[AuditEntry], error) {
	query, err := trailPart(in.Page)
	if err != nil {
		return api.Collection[AuditEntry]{}, err
	}
	found, err := a.Trail.History(ctx, auth.Must(ctx), in.ID, query)
	return api.NewCollection(in.Page, found, auditEntryOf), err
}

type auditInput struct {
	api.Page

	Subject   string        `query:"subject"`
	SubjectID int64         `query:"subjectId"`
	Actor     api.Reference `query:"actor" ref:"users"`
	Action    string        `query:"action"`
	From      string        `query:"from"` // YYYY-MM-DD in Europe/Paris
	To        string        `query:"to"`   // the same, the day included
}

func (in *auditInput) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("subject", &in.Subject, validate.Max(searchLimit)),
		validate.Field("action", &in.Action, validate.Max(searchLimit)),
		validate.Field("from", &in.From, validate.Optional, validate.Date),
		validate.Field("to", &in.To, validate.Optional, validate.Date),
	}
}

func (a *API) auditEntries(ctx context.Context, in auditInput) (api.Collection[AuditEntry], error) {
	query, err := trailPart(in.Page)
	if err != nil {
		return api.Collection[AuditEntry]{}, err
	}
	if in.Subject != "" {
		query.Subjects = []string{in.Subject}
	}
	query.SubjectID, query.Actor, query.Action = in.SubjectID, int64(in.Actor), in.Action
	query.From, query.To = clock.StartOf(in.From, 0), clock.StartOf(in.To, 1)
	found, err := a.Trail.Entries(ctx, auth.Must(ctx), query)
	return api.NewCollection(in.Page, found, auditEntryOf), err
}

// trailPart is the part of the trail that a page asks for.
func trailPart(p api.Page) (audit.Query, error) {
	query := audit.Query{Limit: p.Limit(), Offset: p.Offset()}
	if p.After == "" {
		return query, nil
	}
	after, err := strconv.ParseInt(p.After, 10, 64)
	if err != nil || after < 1 {
		return query, domain.ErrPeopleCursor.Because(err)
	}
	query.After = after
	return query, nil
}

package api_test

import (
	"bufio"
	"context"
	"errors"
	"io"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/gate"
	"millesime/platform/ids"
	"millesime/platform/lists"
	"millesime/platform/log"
	"millesime/platform/money"
	"millesime/platform/validate"
)

// same shows a row of a list as it is.
func same[T any](row T) T { return row }

// wine is the resource of the sample: its Type clashes with Item's on purpose.
type wine struct {
	api.Item
	Name     string       `json:"name"`
	Type     string       `json:"type"`
	Price    money.Cents  `json:"priceTaxExcl"`
	Supplier *supplier    `json:"supplier"`
	Tags     []string     `json:"tags"`
	Floor    *money.Cents `json:"floorTaxExcl"`
	Since    *time.Time   `json:"since,omitempty"`
	Sample   *line        `json:"sample,omitempty"` // used in requests too
}

type supplier struct {
	api.Item
	Company string `json:"company"`
}

type line struct {
	Product  api.Reference `json:"product" ref:"products"`
	Quantity int           `json:"quantity"`
}

// draft is a body with rules.
type draft struct {
	Name     string         `json:"name"`
	Email    string         `json:"email"`
	Price    money.Cents    `json:"priceTaxExcl"`
	Vintage  *int           `json:"vintage"`
	Organic  bool           `json:"organic"`
	Lines    []line         `json:"lines"`
	Labels   map[string]int `json:"labels"`
	Supplier api.Reference  `json:"supplier" ref:"users"`
}

func (d *draft) Rules() validate.Rules {
	return validate.Rules{
		validate.Field("name", &d.Name, validate.Required),
		validate.Field("email", &d.Email, validate.Optional, validate.Email),
		validate.Each("lines", &d.Lines, (*line).Rules),
	}
}

func (l *line) Rules() validate.Rules {
	return validate.Rules{validate.Field("quantity", &l.Quantity, validate.MinValue(1))}
}

type change struct {
	Name    api.Field[string]        `json:"name,omitzero"`
	Price   api.Field[money.Cents]   `json:"priceTaxExcl,omitzero"`
	Owner   api.Field[api.Reference] `json:"owner,omitzero" ref:"users"`
	Vintage api.Field[int]           `json:"vintage,omitzero"`
}

type listInput struct {
	api.Page
	Search   string        `query:"search"`
	Colours  []string      `query:"colour"`
	Order    api.Order     `query:"order"`
	Customer api.Reference `query:"customer" ref:"users"`
	MinPrice *money.Cents  `query:"minPrice"`
	Organic  *bool         `query:"organic"`
}

// SortKeys of the sample.
func (in *listInput) SortKeys() []string { return []string{"name", "price"} }

type nothing struct{}

type byID struct {
	ID int64 `path:"id"`
}

type knownTag struct {
	byID
	Known string `header:"If-None-Match"`
}

var (
	errSoldOut = fault.New("wines.sold_out", fault.Conflict, "Plus que {left} bouteilles", "Only {left} bottles left")
	errSecret  = errors.New("password=hunter2 in table users")
)

// sample is the set of routes the tests of this package call.
type sample struct {
	listed  listInput
	drafted draft
	changed change
	kept    []string // strings kept beyond their requests
	seen    auth.Actor
	ip      string
	hasActo bool
	started chan struct{}
}

func buyers() []auth.Group { return auth.Buyers() }

func (s *sample) routes() []api.Route {
	return []api.Route{
		api.Endpoint[listInput, api.Collection[wine]]{
			ID: "wines.list", Method: http.MethodGet, Path: "/wines", Tag: "wines", Summary: "The wines", Groups: buyers(),
			Handle: func(_ context.Context, in listInput) (api.Collection[wine], error) {
				s.listed = in
				s.kept = append(s.kept, in.Search)
				return api.NewCollection(in.Page, lists.Page[wine]{Total: 95}, same), nil
			},
		}.Route(),
		api.Endpoint[knownTag, api.Response[wine]]{
			ID: "wines.get", Method: http.MethodGet, Path: "/wines/{id}", Tag: "wines", Groups: buyers(),
			Handle: func(_ context.Context, in knownTag) (api.Response[wine], error) {
				switch {
				case in.ID == 404:
					return api.Response[wine]{}, api.ErrNotFound
				case api.TagMatches(in.Known, `"early"`):
					return api.Response[wine]{Code: http.StatusNotModified, Headers: http.Header{"Etag": {`"early"`}}}, nil
				}
				body := wine{Item: api.NewItem("wines", "Wine", in.ID), Name: strings.Repeat("Château ", 400), Type: "red", Price: 1250}
				if in.ID == 6 {
					return api.Tagged(body, `"strong"`), nil
				}
				return api.Tagged(body, `W/"v7"`), nil
			},
		}.Route(),
		api.Endpoint[nothing, map[string]int]{
			ID: "wines.facets", Method: http.MethodGet, Path: "/wines/facets", Tag: "wines", Groups: buyers(),
			Handle: func(context.Context, nothing) (map[string]int, error) { return map[string]int{"red": 3}, nil },
		}.Route(),
		api.Endpoint[struct{ Body draft }, api.Response[wine]]{
			ID: "wines.create", Method: http.MethodPost, Path: "/wines", Tag: "wines", Success: http.StatusCreated,
			Groups: []auth.Group{auth.Supplier, auth.Admin},
			Handle: func(ctx context.Context, in struct{ Body draft }) (api.Response[wine], error) {
				s.drafted = in.Body
				s.seen, s.hasActo = auth.From(ctx)
				s.ip = api.ClientIP(ctx)
				log.From(ctx).Info().Msg("created")
				return api.Created(wine{Item: api.NewItem("wines", "Wine", 7), Name: in.Body.Name}, api.IRI("wines", 7)), nil
			},
		}.Route(),
		api.Endpoint[struct {
			byID
			Body change
		}, api.NoContent]{
			ID: "wines.edit", Method: http.MethodPatch, Path: "/wines/{id}", Tag: "wines", Groups: []auth.Group{auth.Supplier},
			Handle: func(_ context.Context, in struct {
				byID
				Body change
			},
			) (api.NoContent, error) {
				s.changed = in.Body
				return api.NoContent{}, nil
			},
			Reads: func(_ context.Context, in struct {
				byID
				Body change
			},
			) ([]any, error) {
				if in.ID == 404 {
					return nil, api.ErrNotFound
				}
				return api.Read(wine{
					Item: api.NewItem("wines", "Wine", in.ID), Name: "Clos", Type: "red", Price: 1250, Supplier: &supplier{Company: "Maison"},
				}, nil)
			},
		}.Route(),
		api.Endpoint[struct {
			Kind string `query:"kind"`
			Body *line
		}, map[string]bool]{
			ID: "wines.trouble", Method: http.MethodPost, Path: "/wines/trouble", Tag: "wines", Groups: []auth.Group{auth.Supplier},
			Timeout: 5 * time.Millisecond, Handle: trouble,
		}.Route(),
		api.Endpoint[struct{ Body api.Upload }, map[string]any]{
			ID: "wines.import", Method: http.MethodPost, Path: "/wines/import", Tag: "wines", Groups: []auth.Group{auth.Supplier},
			MaxBody: 3 << 20, Heavy: gate.Import,
			Handle: func(_ context.Context, in struct{ Body api.Upload }) (map[string]any, error) {
				text, err := io.ReadAll(io.NewSectionReader(in.Body.Content, 0, in.Body.Size))
				return map[string]any{"size": len(text), "type": in.Body.ContentType}, err
			},
		}.Route(),
		api.Endpoint[nothing, api.File]{
			ID: "wines.pdf", Method: http.MethodGet, Path: "/wines/pdf", Tag: "wines", Groups: buyers(), Produces: []string{"application/pdf"},
			Handle: func(context.Context, nothing) (api.File, error) {
				return api.File{Name: "fiche é.pdf", ContentType: "application/pdf", Data: []byte("%PDF"), ETag: `"p1"`}, nil
			},
		}.Route(),
		api.Endpoint[nothing, api.Stream]{
			ID: "wines.stream", Method: http.MethodGet, Path: "/wines/stream", Tag: "wines", Groups: buyers(), Timeout: api.NoTimeout,
			Produces: []string{"text/event-stream"},
			Handle: func(context.Context, nothing) (api.Stream, error) {
				return api.Stream{ContentType: "text/event-stream", Write: s.stream}, nil
			},
		}.Route(),
		api.Endpoint[nothing, map[string]int64]{
			ID: "me", Method: http.MethodGet, Path: "/me", Groups: auth.AllGroups(), Processing: true,
			Handle: func(ctx context.Context, _ nothing) (map[string]int64, error) {
				return map[string]int64{"id": auth.Must(ctx).ID, "impersonator": auth.Must(ctx).Impersonator}, nil
			},
		}.Route(),
		api.Endpoint[nothing, api.NoContent]{
			ID: "me.erase", Method: http.MethodPost, Path: "/me/erasure", Groups: auth.AllGroups(), NotImpersonated: true,
			Handle: func(context.Context, nothing) (api.NoContent, error) { return api.NoContent{}, nil },
		}.Route(),
		api.Endpoint[struct {
			Refresh string `cookie:"refresh"`
		}, api.Response[map[string]string]]{
			ID: "token.refresh", Method: http.MethodPost, Path: "/token/refresh", Public: true, Cookie: true,
			Handle: func(_ context.Context, in struct {
				Refresh string `cookie:"refresh"`
			},
			) (api.Response[map[string]string], error) {
				next := http.Cookie{Name: "refresh", Value: "next", Path: "/api/token", HttpOnly: true}
				return api.Response[map[string]string]{
					Body: map[string]string{"was": in.Refresh}, Headers: http.Header{"Set-Cookie": {next.String()}},
				}, nil
			},
		}.Route(),
	}
}

func trouble(ctx context.Context, in struct {
	Kind string `query:"kind"`
	Body *line
},
) (map[string]bool, error) {
	switch in.Kind {
	case "panic":
		panic("secret panic text")
	case "unknown":
		return nil, errSecret
	case "internal":
		return nil, fault.New("wines.internal", fault.Internal, "secret", "secret")
	case "conflict":
		return nil, errSoldOut.With("left", 3).Body(map[string]any{"quote": 5, "status": "hidden"})
	case "busy":
		return nil, fault.New("wines.busy", fault.TooMany, "Patience", "Wait").RetryAfter(1500 * time.Millisecond)
	case "slow":
		<-ctx.Done()
		return nil, ctx.Err()
	case "unmarshallable":
		return nil, nil
	}
	return map[string]bool{"body": in.Body != nil}, nil
}

func (s *sample) stream(ctx context.Context, w *bufio.Writer) error {
	if _, err := w.WriteString("data: one\n\n"); err != nil {
		return err
	}
	if err := w.Flush(); err != nil {
		return err
	}
	close(s.started)
	<-ctx.Done()
	_, err := w.WriteString("data: end\n\n")
	return err
}

// authenticate knows tokens of the form group:status.
func authenticate(_ context.Context, token, switchUser string) (auth.Actor, error) {
	group, status, ok := strings.Cut(token, ":")
	if token == "expired" {
		return auth.Actor{}, auth.ErrExpiredToken
	}
	if !ok {
		return auth.Actor{}, auth.ErrInvalidToken
	}
	actor := auth.Actor{ID: 3, Group: auth.Group(group), Status: auth.Status(status)}
	if switchUser != "" {
		id, err := strconv.ParseInt(switchUser, 10, 64)
		if err != nil {
			return auth.Actor{}, err
		}
		actor.ID, actor.Impersonator = id, 3
	}
	return actor, nil
}

const (
	supplierToken   = "supplier:valid"
	restaurantToken = "restaurant:valid"
)

func now() time.Time { return time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC) }

// serve starts the sample with changed options.
func serve(t testing.TB, change func(*api.Options)) (*apitest.Client, *sample) {
	t.Helper()
	s := &sample{started: make(chan struct{})}
	stopped := clock.NewFixed(now())
	options := api.Options{
		Routes: s.routes(), Log: log.New(io.Discard, stopped), Clock: stopped, Authenticate: authenticate,
		XSRF: auth.NewXSRF("a secret of at least thirty-two characters"), IDs: ids.NewSequence(1), Version: "1.2.3",
		Metrics: prometheus.NewRegistry(),
		Static: fstest.MapFS{
			"index.html":         {Data: []byte(`<!doctype html><div id="root">`)},
			"assets/app-1a2b.js": {Data: []byte(strings.Repeat("export const a = 1;\n", 200))},
			"favicon.svg":        {Data: []byte("<svg/>")},
		},
	}
	if change != nil {
		change(&options)
	}
	server, err := api.New(options)
	if err != nil {
		t.Fatal(err)
	}
	return apitest.New(t, server), s
}

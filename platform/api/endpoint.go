package api

import (
	"context"
	"fmt"
	"net/http"
	"reflect"
	"strings"
	"time"

	"millesime/platform/auth"
	"millesime/platform/gate"
)

// Defaults of an Endpoint.
const (
	DefaultMaxBody = 1 << 20          // bytes
	DefaultTimeout = 10 * time.Second // domain 9.1
	// NoTimeout leaves a request without deadline: event streams and exports.
	NoTimeout time.Duration = -1
)

// Endpoint declares one operation. In is a struct whose fields are tagged
// path, query, header or cookie, and may have a field Body; Out is marshalled
// as JSON unless it is NoContent, File or Stream.
type Endpoint[In, Out any] struct {
	ID         string // operation id, unique, e.g. "orders.list"
	Method     string
	Path       string // below /api: "/cart", "/products/{id}"
	Summary    string
	Tag        string
	Groups     []auth.Group // who may call; empty needs Public
	Public     bool         // no authentication at all
	Processing bool         // open to users still waiting for validation too
	// NotImpersonated refuses an admin who acts for somebody: the person itself must ask (domain 8.3).
	NotImpersonated bool
	Success         int           // status of success; 0 = 200, or 204 for NoContent
	MaxBody         int           // bytes; 0 = DefaultMaxBody
	Timeout         time.Duration // 0 = DefaultTimeout; NoTimeout = none
	Cookie          bool          // a cookie authenticates: XSRF token required
	// Produces are the media types of a File or Stream, as they are sent; none for anything else.
	Produces []string
	// Heavy makes the operation wait at the gate, as work of this kind. What it sends slowly takes no turn away. An operation
	// that takes an Upload is heavy: files that arrive are among a person's pieces of work.
	Heavy gate.Kind
	// MayBeAbsent tells that the answer may be 404 although the path names no row.
	MayBeAbsent bool
	// NoKey says why a POST, PATCH or DELETE of somebody takes no Idempotency-Key; "" = it takes one, and a repetition with
	// the same key is answered as the first was.
	NoKey  string
	Handle func(ctx context.Context, in In) (Out, error)
	// Reads is what the caller reads of the resource now, once for each operation that shows it: what a PATCH sends back
	// unchanged of that is as if it was not sent, and what it may not change is refused by name. A write on an earlier version is
	// told of it what changed meanwhile.
	Reads func(ctx context.Context, in In) ([]any, error)
}

// Route is an Endpoint with its types erased, as the server takes it.
type Route interface {
	Info() Info
	operation() *operation
}

// Info tells what a route is, for permission maps and tests over all routes.
type Info struct {
	ID         string
	Method     string
	Path       string // with /api: "/api/products/{id}"
	Groups     []auth.Group
	Public     bool
	Processing bool
	Cookie     bool

	NotImpersonated bool // closed to admins who act for somebody

	Keyed bool   // takes an Idempotency-Key
	NoKey string // why a write of somebody does not
}

// Route checks the declaration and plans its decoding. It panics on a wrong
// declaration, so that the program does not start with one.
func (e Endpoint[In, Out]) Route() Route {
	e.check()
	in, out := reflect.TypeFor[In](), reflect.TypeFor[Out]()
	op := &operation{
		info: Info{
			ID: e.ID, Method: e.Method, Path: Prefix + e.Path, Groups: e.Groups,
			Public: e.Public, Processing: e.Processing, Cookie: e.Cookie, NotImpersonated: e.NotImpersonated,
			Keyed: e.keyed(), NoKey: e.NoKey,
		},
		summary: e.Summary, tag: e.Tag, in: in, out: out,
		success: e.success(out), maxBody: e.MaxBody, timeout: e.Timeout, produces: e.Produces, mayBeAbsent: e.MayBeAbsent,
		heavy: e.Heavy, plan: planInput(in), readBack: e.Reads != nil && e.Method == http.MethodPatch,
	}
	if op.maxBody == 0 {
		op.maxBody = DefaultMaxBody
	}
	if op.timeout == 0 {
		op.timeout = DefaultTimeout
	}
	op.plan.checkPath(e.ID, e.Path)
	if t := answerType(op); (t == reflect.TypeFor[File]() || t == reflect.TypeFor[Stream]()) != (len(op.produces) > 0) {
		panic(fmt.Sprintf("api: endpoint %q: Produces is for files and streams, and they need it", e.ID))
	}
	if body := op.plan.body; body != nil && body.json == nil && op.heavy == "" {
		panic(fmt.Sprintf("api: endpoint %q: what takes an Upload is Heavy", e.ID))
	}
	op.call = func(ctx context.Context, r *request) (any, error) {
		var input In
		var reads, sentBack func() ([]any, error)
		if e.Reads != nil {
			reads = func() ([]any, error) { return e.Reads(ctx, input) }
		}
		if op.readBack {
			sentBack = reads
		}
		if err := op.plan.decode(r, reflect.ValueOf(&input).Elem(), sentBack); err != nil {
			return nil, err
		}
		if err := r.pass.Enter(ctx); err != nil {
			return nil, err
		}
		if page := op.plan.page(reflect.ValueOf(&input).Elem()); page != nil && page.whole {
			return readEverything(ctx, page, func(ctx context.Context) (any, error) { return e.Handle(ctx, input) })
		}
		out, err := e.Handle(ctx, input)
		return out, withCurrent(err, reads)
	}
	return op
}

func (e Endpoint[In, Out]) check() {
	fail := func(why string) { panic(fmt.Sprintf("api: endpoint %q: %s", e.ID, why)) }
	switch {
	case e.ID == "":
		fail("no ID for " + e.Method + " " + e.Path)
	case !strings.HasPrefix(e.Path, "/") || strings.HasPrefix(e.Path, Prefix+"/"):
		fail("the path begins with a slash and is below " + Prefix)
	case len(e.Groups) == 0 && !e.Public:
		fail("no groups; say Public if anybody may call")
	case len(e.Groups) > 0 && e.Public:
		fail("Public and groups exclude each other")
	case e.NotImpersonated && e.Public:
		fail("Public and NotImpersonated exclude each other")
	case e.Handle == nil:
		fail("no Handle")
	case e.Reads != nil && e.Method == http.MethodGet:
		fail("a GET shows what is read already")
	case reflect.TypeFor[In]().Kind() != reflect.Struct:
		fail("In is not a struct")
	}
	e.checkKey(fail)
	switch e.Method {
	case http.MethodGet, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete:
	default:
		fail("unknown method " + e.Method)
	}
	for _, g := range e.Groups {
		if !g.Known() {
			fail("unknown group " + string(g))
		}
	}
}

func (e Endpoint[In, Out]) success(out reflect.Type) int {
	switch {
	case e.Success != 0:
		return e.Success
	case out == reflect.TypeFor[NoContent]():
		return http.StatusNoContent
	}
	return http.StatusOK
}

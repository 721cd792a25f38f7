package api

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"millesime/platform/auth"
	"millesime/platform/gate"
)

// Handler answers an operation.
type Handler[In, Out any] func(ctx context.Context, in In) (Out, error)

// Get declares an operation that reads: its id, its path below /api, the tag of the document that it stands under, who may call
// it, what it does in a sentence, and what answers.
func Get[In, Out any](id, path, tag string, groups []auth.Group, summary string, handle Handler[In, Out], options ...Option) Route {
	return declare(http.MethodGet, id, path, tag, groups, summary, handle, options)
}

// Post declares an operation that adds or does something.
func Post[In, Out any](id, path, tag string, groups []auth.Group, summary string, handle Handler[In, Out], options ...Option) Route {
	return declare(http.MethodPost, id, path, tag, groups, summary, handle, options)
}

// Put declares an operation that replaces the whole of something.
func Put[In, Out any](id, path, tag string, groups []auth.Group, summary string, handle Handler[In, Out], options ...Option) Route {
	return declare(http.MethodPut, id, path, tag, groups, summary, handle, options)
}

// Patch declares an operation that changes parts of something; see Reads.
func Patch[In, Out any](id, path, tag string, groups []auth.Group, summary string, handle Handler[In, Out], options ...Option) Route {
	return declare(http.MethodPatch, id, path, tag, groups, summary, handle, options)
}

// Delete declares an operation that takes something away.
func Delete[In, Out any](id, path, tag string, groups []auth.Group, summary string, handle Handler[In, Out], options ...Option) Route {
	return declare(http.MethodDelete, id, path, tag, groups, summary, handle, options)
}

// Option is what an operation says beside what every one says.
type Option func(*terms)

// terms are what Options set; the fields of Endpoint tell what each means.
type terms struct {
	public, processing, notImpersonated, cookie, mayBeAbsent bool

	success, maxBody int
	timeout          time.Duration
	produces         []string
	heavy            gate.Kind
	noKey            string
	reads            any // func(context.Context, In) ([]any, error)
}

// Public lets anybody call, without authentication; the operation then names no groups.
func Public(t *terms) { t.public = true }

// Processing lets those call too who still wait for validation.
func Processing(t *terms) { t.processing = true }

// NotImpersonated refuses an admin who acts for somebody: the person itself must ask (domain 8.3).
func NotImpersonated(t *terms) { t.notImpersonated = true }

// ByCookie tells that a cookie authenticates, so that an XSRF token is required.
func ByCookie(t *terms) { t.cookie = true }

// MayBeAbsent tells that the answer may be 404 although the path names no row.
func MayBeAbsent(t *terms) { t.mayBeAbsent = true }

// Creates answers 201.
func Creates(t *terms) { t.success = http.StatusCreated }

// AnswersNoContent answers 204 where the type of the answer does not tell it, because it has headers.
func AnswersNoContent(t *terms) { t.success = http.StatusNoContent }

// Exports answers a file of these media types, which takes as long as it needs and waits for its turn among exports.
func Exports(types ...string) Option {
	return func(t *terms) { t.timeout, t.heavy, t.produces = NoTimeout, gate.Export, types }
}

// Produces are the media types of a file or stream, as they are sent.
func Produces(types ...string) Option { return func(t *terms) { t.produces = types } }

// Heavy lets the operation wait at the gate, as work of this kind.
func Heavy(kind gate.Kind) Option { return func(t *terms) { t.heavy = kind } }

// Timeout is how long the operation may take, instead of DefaultTimeout.
func Timeout(d time.Duration) Option { return func(t *terms) { t.timeout = d } }

// MaxBody is how large a body may be, in bytes, instead of DefaultMaxBody.
func MaxBody(bytes int) Option { return func(t *terms) { t.maxBody = bytes } }

// NoKey says why a write takes no Idempotency-Key.
func NoKey(why string) Option { return func(t *terms) { t.noKey = why } }

// Reads is what the caller reads now of what an operation with input In writes; see Endpoint.Reads.
func Reads[In any](read func(context.Context, In) ([]any, error)) Option {
	return func(t *terms) { t.reads = read }
}

func declare[In, Out any](
	method, id, path, tag string, groups []auth.Group, summary string, handle Handler[In, Out], options []Option,
) Route {
	var t terms
	for _, set := range options {
		set(&t)
	}
	e := Endpoint[In, Out]{
		ID: id, Method: method, Path: path, Summary: summary, Tag: tag, Groups: groups, Public: t.public, Processing: t.processing,
		NotImpersonated: t.notImpersonated, Success: t.success, MaxBody: t.maxBody, Timeout: t.timeout, Cookie: t.cookie,
		Produces: t.produces, Heavy: t.heavy, MayBeAbsent: t.mayBeAbsent, NoKey: t.noKey, Handle: handle,
	}
	if t.reads != nil {
		var sameInput bool
		if e.Reads, sameInput = t.reads.(func(context.Context, In) ([]any, error)); !sameInput {
			panic(fmt.Sprintf("api: endpoint %q: what it reads takes another input", id))
		}
	}
	return e.Route()
}

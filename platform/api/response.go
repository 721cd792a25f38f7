package api

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"reflect"
)

// NoContent as Out answers 204 without a body.
type NoContent struct{}

// Statuser lets an Out choose its status.
type Statuser interface{ Status() int }

// Headerer lets an Out add headers: ETag, Location, Set-Cookie.
type Headerer interface{ Header() http.Header }

// Response is an Out with its own status and headers: Body is what is sent.
type Response[T any] struct {
	Body    T
	Code    int         // 0 = the endpoint's Success
	Headers http.Header // added; may be nil
}

// Created answers 201 with the Location of the new resource.
func Created[T any](body T, iri string) Response[T] {
	return Response[T]{Body: body, Code: http.StatusCreated, Headers: http.Header{"Location": {iri}}}
}

// Tagged answers with an entity tag, quoted as it is sent; a GET that knows it
// gets 304 instead.
func Tagged[T any](body T, tag string) Response[T] {
	return Response[T]{Body: body, Headers: http.Header{"Etag": {tag}}}
}

// Status is the answer's own status, 0 for the endpoint's.
func (r Response[T]) Status() int { return r.Code }

// Header gives the headers to add.
func (r Response[T]) Header() http.Header { return r.Headers }

// MarshalJSON sends the body alone.
func (r Response[T]) MarshalJSON() ([]byte, error) { return json.Marshal(r.Body) }

func (r Response[T]) payload() any              { return r.Body }
func (r Response[T]) payloadType() reflect.Type { return reflect.TypeFor[T]() }

// wrapper is any Response.
type wrapper interface {
	payload() any
	payloadType() reflect.Type
}

// File as Out answers with a file, as an attachment unless Inline.
type File struct {
	Name        string
	ContentType string
	Data        []byte
	Content     Content // instead of Data: read while it is sent, and in parts where those are asked for (Range)
	Inline      bool
	ETag        string // quoted, as sent; "" = none
}

// Content is a file that need not be in memory.
type Content interface {
	Size() int64 // bytes
	// Section reads length bytes from an offset on. Who reads closes it.
	Section(ctx context.Context, offset, length int64) (io.ReadCloser, error)
}

// Stream as Out writes its answer piece by piece: event streams and exports.
// Flush w to send. Write runs after Handle has returned, without deadline when
// the endpoint has NoTimeout; its context ends when the server shuts down.
type Stream struct {
	ContentType string
	Name        string // file name of an attachment; "" = none
	Write       func(ctx context.Context, w *bufio.Writer) error
}

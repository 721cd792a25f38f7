package api

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"reflect"
	"regexp"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/idempotency"
	"millesime/platform/validate"
)

// keyHeader makes a request a command: what is done once, however often it is sent.
const (
	keyHeader = "Idempotency-Key"
	maxKey    = 255 // characters
)

// visible is what a key is made of (domain 5.2).
var visible = regexp.MustCompile(`^[\x21-\x7e]*$`)

// command is a request with a key, while it is answered.
type command struct {
	keys    *idempotency.Keys
	key     idempotency.Key
	request idempotency.Request
	success int // status of the operation

	refused error  // why the key could not be had; nothing was done then
	claimed bool   // something was committed under the key
	kept    []byte // the body that Keep kept; nil = none
}

type commandKey struct{}

// Keyed tells whether the request has an Idempotency-Key, so that its repetition is answered and not done again.
func Keyed(ctx context.Context) bool {
	_, ok := ctx.Value(commandKey{}).(*command)
	return ok
}

// Keep keeps the answer of a request that has a key in the transaction that makes the answer true: both are there or
// neither. Handle returns the same answer, which is not encoded again. Without a key it does nothing. Answers that Handle
// only returns are kept too, just after what they tell was committed.
func Keep[T any](ctx context.Context, tx *db.Tx, answer Response[T]) error {
	c, ok := ctx.Value(commandKey{}).(*command)
	if !ok {
		return nil
	}
	body, err := json.Marshal(answer.Body)
	if err != nil {
		return fmt.Errorf("marshal the answer: %w", err)
	}
	kept := idempotency.Answer{
		Status: answer.Code, Location: answer.Headers.Get("Location"), ETag: answer.Headers.Get("ETag"), Body: body,
	}
	if kept.Status == 0 {
		kept.Status = c.success
	}
	if err := c.keys.Keep(ctx, tx, c.key, kept); err != nil {
		return err
	}
	tx.AfterCommit(func() { c.kept = body })
	return nil
}

// command reads the key of a request; nil when it has none, or its operation takes none.
func (s *Server) command(r *request, actor auth.Actor) (*command, error) {
	key := r.header(keyHeader)
	if key == "" || !r.op.info.Keyed || s.options.Keys == nil {
		return nil, nil // as its comment says
	}
	rules := validate.Rules{validate.Field(keyHeader, &key, validate.Max(maxKey), validate.Regex(visible))}
	if err := rules.Err(); err != nil {
		return nil, err
	}
	c := &command{keys: s.options.Keys, success: r.op.success}
	c.key = idempotency.Key{ActorID: actor.ID, Operation: r.op.info.ID, Key: key}
	if actor.Impersonated() {
		c.key.ActorID, c.key.ActingForID = actor.Impersonator, actor.ID
	}
	var err error
	c.request, err = r.asked()
	return c, err
}

// claim takes the key in a transaction of the request, until one is committed. Once refused it stays refused: an operation
// that goes on after an error must not do the rest of what another request does.
func (c *command) claim(ctx context.Context, tx *db.Tx) error {
	if c.claimed || c.refused != nil {
		return c.refused
	}
	err := c.keys.Claim(ctx, tx, c.key, c.request)
	switch {
	case err == nil:
		tx.AfterCommit(func() { c.claimed = true })
	case errors.Is(err, idempotency.ErrTaken), errors.Is(err, idempotency.ErrRunning):
		c.refused = err
	}
	return err
}

// asked is what a request asks: path, query and body, a document by what it says and not by its spaces.
func (r *request) asked() (idempotency.Request, error) {
	hash := sha256.New()
	hash.Write([]byte(r.path() + "?" + r.rawQuery() + "\n"))
	plan := r.op.plan.body
	switch {
	case plan == nil:
	case plan.json == nil:
		upload, err := r.upload()
		if err != nil {
			return idempotency.Request{}, err
		}
		if _, err := io.Copy(hash, io.NewSectionReader(upload.Content, 0, upload.Size)); err != nil {
			return idempotency.Request{}, fmt.Errorf("read an upload: %w", err)
		}
	default:
		data, err := r.body()
		if err != nil {
			return idempotency.Request{}, err
		}
		var compact bytes.Buffer
		if json.Compact(&compact, data) == nil {
			data = compact.Bytes()
		}
		hash.Write(data)
	}
	return idempotency.Request(hash.Sum(nil)), nil
}

// writes tells methods that are not the same when they are repeated; a PUT is.
func writes(method string) bool {
	return method == http.MethodPost || method == http.MethodPatch || method == http.MethodDelete
}

// keyed tells whether an operation takes keys: each that somebody changes something with and that gives no reason not to.
func (e Endpoint[In, Out]) keyed() bool {
	return writes(e.Method) && !e.Public && e.NoKey == ""
}

func (e Endpoint[In, Out]) checkKey(fail func(why string)) {
	out := reflect.TypeFor[Out]()
	switch {
	case e.NoKey != "" && (e.Public || !writes(e.Method)):
		fail("it takes no key anyhow: NoKey is for a POST, PATCH or DELETE of somebody")
	case e.keyed() && (out == reflect.TypeFor[File]() || out == reflect.TypeFor[Stream]()):
		fail("files and streams are not kept for repetitions: say so in NoKey")
	}
}

package idempotency_test

import (
	"context"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/rs/zerolog"

	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/gate"
	"millesime/platform/idempotency"
	"millesime/platform/ids"
	"millesime/platform/testkit"
)

func TestMain(m *testing.M) { testkit.Main(m) }

// house is a server whose writes leave one row each in effects.
type house struct {
	*testing.T

	db     *db.DB
	clock  *clock.Fixed
	keys   *idempotency.Keys
	client *apitest.Client

	entered chan struct{} // one for each call that is handled
	held    chan struct{} // closed to let go of those that hold
}

func onBoth(t *testing.T, fn func(h *house)) {
	t.Helper()
	for _, dialect := range testkit.Dialects() {
		t.Run(dialect.String(), func(t *testing.T) {
			t.Parallel()
			c := clock.NewFixed(time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC))
			h := &house{T: t, clock: c, db: testkit.Open(t, testkit.URL(t, dialect), c), entered: make(chan struct{}, 99), held: make(chan struct{})}
			h.exec("CREATE TABLE effects (number BIGINT NOT NULL)")
			h.client, h.keys = h.replica(time.Minute)
			fn(h)
		})
	}
}

// replica is one more server over the same database, whose requests wait that long for one another.
func (h *house) replica(wait time.Duration) (*apitest.Client, *idempotency.Keys) {
	h.Helper()
	keys, err := idempotency.New(h.db, h.clock, []string{"a secret that only tests know"})
	if err != nil {
		h.Fatal(err)
	}
	keys.Wait = wait
	server, err := api.New(api.Options{
		Routes: h.routes(), Log: zerolog.Nop(), Clock: h.clock, IDs: ids.NewSequence(1), Keys: keys,
		Authenticate: func(_ context.Context, token, switchUser string) (auth.Actor, error) {
			id, err := strconv.ParseInt(token, 10, 64)
			actor := auth.Actor{ID: id, Group: auth.Supplier, Status: auth.Valid}
			if switchUser != "" {
				actor.Impersonator = id
				actor.ID, err = strconv.ParseInt(switchUser, 10, 64)
			}
			return actor, err
		},
	})
	if err != nil {
		h.Fatal(err)
	}
	return apitest.New(h, server).With(apitest.Token("7")), keys
}

// filling says what becomes of a bottle.
type filling struct {
	Number int    `json:"number"`
	Ends   string `json:"ends"`
}

type filled struct {
	Number int    `json:"number"`
	Label  string `json:"label"`
}

type fillInput struct {
	Cellar int64 `path:"cellar"`
	Body   filling
}

type uploadInput struct{ Body api.Upload }

var (
	errCork  = fault.New("bottles.cork", fault.Conflict, "Bouchon", "Cork")
	errBreak = errors.New("it broke")
)

func (h *house) routes() []api.Route {
	groups := []auth.Group{auth.Supplier}
	return []api.Route{
		api.Endpoint[fillInput, api.Response[filled]]{
			ID: "bottles.fill", Method: http.MethodPost, Path: "/cellars/{cellar}/bottles", Groups: groups, Handle: h.fill,
		}.Route(),
		api.Endpoint[fillInput, api.NoContent]{
			ID: "bottles.empty", Method: http.MethodDelete, Path: "/cellars/{cellar}/bottles", Groups: groups,
			Handle: func(ctx context.Context, in fillInput) (api.NoContent, error) {
				return api.NoContent{}, h.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error { return effect(ctx, tx, in.Body.Number) })
			},
		}.Route(),
		api.Endpoint[fillInput, filled]{
			ID: "bottles.look", Method: http.MethodPatch, Path: "/cellars/{cellar}/bottles", Groups: groups, NoKey: "looking changes nothing",
			Handle: func(ctx context.Context, in fillInput) (filled, error) {
				return filled{}, h.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error { return effect(ctx, tx, in.Body.Number) })
			},
		}.Route(),
		api.Endpoint[uploadInput, filled]{
			ID: "bottles.upload", Method: http.MethodPost, Path: "/bottles", Groups: groups, Heavy: gate.Import,
			Handle: func(ctx context.Context, in uploadInput) (filled, error) {
				return filled{Number: int(in.Body.Size)}, h.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
					return effect(ctx, tx, int(in.Body.Size))
				})
			},
		}.Route(),
	}
}

// fill leaves an effect and ends as it is told.
func (h *house) fill(ctx context.Context, in fillInput) (api.Response[filled], error) {
	h.entered <- struct{}{}
	answer := api.Created(filled{Number: in.Body.Number, Label: "cuvée"}, "/api/bottles/"+strconv.Itoa(in.Body.Number))
	if in.Body.Ends == "large" {
		answer.Body.Label = strings.Repeat("é", 300<<10)
	}
	err := h.db.InTx(ctx, func(ctx context.Context, tx *db.Tx) error {
		if err := effect(ctx, tx, in.Body.Number); err != nil {
			return err
		}
		switch in.Body.Ends {
		case "refused":
			return errCork
		case "broken":
			return errBreak
		case "panic":
			panic("it broke")
		case "held":
			<-h.held
		case "kept", "kept, broken":
			return api.Keep(ctx, tx, answer)
		}
		return nil
	})
	switch in.Body.Ends {
	case "late refusal":
		return answer, errCork
	case "late break", "kept, broken":
		return answer, errBreak
	case "late answer":
		<-h.held
	case "swallowed":
		return answer, nil
	}
	return answer, err
}

func effect(ctx context.Context, tx *db.Tx, number int) error {
	_, err := tx.IDB().NewRaw("INSERT INTO effects VALUES (?)", number).Exec(ctx)
	return err
}

func (h *house) post(c *apitest.Client, key string, body filling) *apitest.Response {
	h.Helper()
	return c.With().Post("/api/cellars/1/bottles", body, apitest.Header("Idempotency-Key", key))
}

func (h *house) exec(statement string) {
	h.Helper()
	err := h.db.InTx(h.Context(), func(ctx context.Context, tx *db.Tx) error {
		_, err := tx.IDB().NewRaw(statement).Exec(ctx)
		return err
	})
	if err != nil {
		h.Fatalf("%s: %v", statement, err)
	}
}

// want compares how many effects and keys there are.
func (h *house) want(what string, effects, keys int) {
	h.Helper()
	var gotEffects, gotKeys int
	for query, into := range map[string]*int{"SELECT COUNT(*) FROM effects": &gotEffects, "SELECT COUNT(*) FROM idempotency_keys": &gotKeys} {
		if err := h.db.Read().NewRaw(query).Scan(h.Context(), into); err != nil {
			h.Fatal(err)
		}
	}
	if gotEffects != effects || gotKeys != keys {
		h.Errorf("%s: %d effects and %d keys, want %d and %d", what, gotEffects, gotKeys, effects, keys)
	}
}

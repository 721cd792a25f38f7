package api_test

import (
	"bufio"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"time"

	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/gate"
)

// press is a set of heavy operations at a gate with room for one of them, served at an address: connections in memory are
// not for two goroutines, which a stream needs.
type press struct {
	gate    *gate.Gate
	address string
	client  *apitest.Client
}

func openPress(t *testing.T, bottles int) press {
	t.Helper()
	g := gate.New(gate.Options{Weight: gate.LeastWeight, Patience: 2 * time.Minute}) // machines are busy
	options := (&cellar{bottles: bottles, cursor: true}).options(io.Discard)
	options.Gate, options.Patience = g, 2*time.Minute
	heavy := func(name string, kind gate.Kind, write func(w *bufio.Writer) error) api.Route {
		return api.Endpoint[struct{}, api.Stream]{
			ID: "press." + name, Method: http.MethodGet, Path: "/press/" + name, Public: true, Heavy: kind,
			Timeout: api.NoTimeout, Produces: []string{"text/csv"},
			Handle: func(context.Context, struct{}) (api.Stream, error) {
				return api.Stream{ContentType: "text/csv", Write: func(_ context.Context, w *bufio.Writer) error { return write(w) }}, nil
			},
		}.Route()
	}
	options.Routes = append(options.Routes,
		heavy("short", gate.Export, func(w *bufio.Writer) error { _, err := w.WriteString("a;b\n"); return err }),
		heavy("endless", gate.Export, func(w *bufio.Writer) error {
			for {
				if _, err := w.WriteString(strings.Repeat("a;b\n", 1000)); err != nil {
					return err
				}
			}
		}),
		api.Endpoint[struct{}, api.NoContent]{
			ID: "press.broken", Method: http.MethodGet, Path: "/press/broken", Public: true, Heavy: gate.Picture,
			Handle: func(context.Context, struct{}) (api.NoContent, error) { panic("a broken press") },
		}.Route(),
		api.Endpoint[struct{ Body api.Upload }, api.NoContent]{
			ID: "press.fill", Method: http.MethodPost, Path: "/press/fill", Public: true, Heavy: gate.Import,
			Handle: func(context.Context, struct{ Body api.Upload }) (api.NoContent, error) {
				return api.NoContent{}, errors.New("a leak")
			},
		}.Route(),
	)
	server, err := api.New(options)
	if err != nil {
		t.Fatal(err)
	}
	listener, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	go func() { _ = server.Serve(listener) }()
	address := listener.Addr().String()
	p := press{g, address, apitest.At(t, "http://"+address)}
	t.Cleanup(func() {
		if err := server.Shutdown(context.WithoutCancel(t.Context())); err != nil {
			t.Error(err)
		}
	})
	return p
}

// Whoever reads slowly, or not at all, takes no turn from the others.
func TestASlowReaderHoldsNoTurn(t *testing.T) {
	t.Parallel()
	for _, path := range []string{"/api/press/endless", "/api/bottles?itemsPerPage=-1"} {
		t.Run(path, func(t *testing.T) {
			t.Parallel()
			p := openPress(t, 200_000)
			conn, err := (&net.Dialer{}).DialContext(t.Context(), "tcp", p.address)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := io.WriteString(conn, "GET "+path+" HTTP/1.1\r\nHost: m\r\n\r\n"); err != nil {
				t.Fatal(err)
			}
			if _, err := io.ReadFull(conn, make([]byte, 200_000)); err != nil {
				t.Fatal(err)
			}
			for range 2 {
				p.client.Get("/api/press/short").Want(200)
			}
			_ = conn.Close()
		})
	}
}

// What went wrong, was not asked for to the end, or has no body gives its place back.
func TestPlacesAreGivenBack(t *testing.T) {
	t.Parallel()
	p := openPress(t, 600)
	for range 20 { // more than anybody may have under way
		p.client.Get("/api/press/broken").Want(500)
		p.client.Post("/api/press/fill", "a;b", apitest.Header("Content-Type", "text/csv")).Want(500)
		p.client.Post("/api/press/fill", nil).Want(400)
		p.client.Get("/api/press/short").Want(200)
		p.client.Get("/api/bottles?itemsPerPage=-1").Want(200)
		p.client.Do(http.MethodHead, "/api/press/short", nil).Want(200)
		p.client.Do(http.MethodHead, "/api/bottles?itemsPerPage=-1", nil).Want(200)
	}
}

// A refusal is an answer like any other, and says when to come back.
func TestRefusalsAtTheGateAreAnswers(t *testing.T) {
	t.Parallel()
	p := openPress(t, 600)
	for person := int64(1); ; person++ { // until nobody more gets in
		_, list := p.gate.Join(gate.ForPerson(t.Context(), person), gate.Work{Kind: gate.List})
		_, export := p.gate.Join(gate.ForPerson(t.Context(), person), gate.Work{Kind: gate.Export})
		_, file := p.gate.Join(gate.ForPerson(t.Context(), person), gate.Work{Kind: gate.Import})
		if list != nil && export != nil && file != nil {
			break
		}
	}
	for _, got := range []*apitest.Response{
		p.client.Get("/api/bottles?itemsPerPage=-1", apitest.Header("Accept-Encoding", "gzip")),
		p.client.Get("/api/press/short"),
		p.client.Post("/api/press/fill", "a;b", apitest.Header("Content-Type", "text/csv")),
	} {
		got.Want(503)
		if got.Text("code") != "gate.busy" || got.Header.Get("Retry-After") != "5" || got.Header.Get("Content-Encoding") != "" ||
			got.Text("hydra:description") != "Le service est très sollicité en ce moment. Réessayez dans quelques secondes." {
			t.Errorf("%v %s", got.Header, got.Body)
		}
	}
	p.client.Get("/api/bottles?itemsPerPage=500").Want(200) // a page is not heavy
}

// The engine ends the body of a stream also where it sends none: nothing more may follow on that connection.
func TestAHeadOfAStreamIsTheLastOfItsConnection(t *testing.T) {
	t.Parallel()
	p := openPress(t, 1)
	conn, err := (&net.Dialer{}).DialContext(t.Context(), "tcp", p.address)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close() //nolint:errcheck // it is closed already
	if _, err := io.WriteString(conn, "HEAD /api/press/short HTTP/1.1\r\nHost: m\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	answer, err := http.ReadResponse(bufio.NewReader(conn), &http.Request{Method: http.MethodHead})
	if err != nil || answer.StatusCode != http.StatusOK || !answer.Close {
		t.Errorf("%v, %+v", err, answer)
	}
	if answer != nil {
		_ = answer.Body.Close()
	}
}

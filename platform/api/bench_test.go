package api_test

import (
	"context"
	"encoding/json"
	"io"
	"net"
	"testing"

	"github.com/gofiber/fiber/v3"
	"github.com/valyala/fasthttp"
	"github.com/valyala/fasthttp/fasthttputil"

	"millesime/platform/api"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/log"
)

type echo struct {
	ID     int64  `path:"id"`
	Search string `query:"search"`
	Body   draft
}

// BenchmarkEndpoint is a whole request: routing, authentication, decoding,
// rules, answer and log line. Compare with BenchmarkBare.
func BenchmarkEndpoint(b *testing.B) {
	system := clock.System()
	server, err := api.New(api.Options{
		Clock: system, Log: log.New(io.Discard, system), Authenticate: authenticate,
		Routes: []api.Route{api.Endpoint[echo, draft]{
			ID: "echo", Method: "POST", Path: "/wines/{id}", Groups: []auth.Group{auth.Supplier},
			Handle: func(_ context.Context, in echo) (draft, error) { return in.Body, nil },
		}.Route()},
	})
	if err != nil {
		b.Fatal(err)
	}
	listener := fasthttputil.NewInmemoryListener()
	go func() { _ = server.Serve(listener) }()
	drive(b, listener)
}

// BenchmarkBare is a Fiber handler that reads and writes the same JSON.
func BenchmarkBare(b *testing.B) {
	app := fiber.New(fiber.Config{Immutable: true})
	app.Post("/api/wines/:id", func(c fiber.Ctx) error {
		var body draft
		if err := json.Unmarshal(c.Body(), &body); err != nil {
			return err
		}
		return c.JSON(body)
	})
	listener := fasthttputil.NewInmemoryListener()
	go func() { _ = app.Listener(listener, fiber.ListenConfig{DisableStartupMessage: true}) }()
	drive(b, listener)
}

func drive(b *testing.B, listener *fasthttputil.InmemoryListener) {
	b.Helper()
	b.Cleanup(func() { _ = listener.Close() })
	client := &fasthttp.HostClient{Addr: "millesime.test", Dial: func(string) (net.Conn, error) { return listener.Dial() }}
	body := `{"name":"Château","email":"a@b.fr","vintage":2020,"priceTaxExcl":12.50,"organic":true,` +
		`"lines":[{"product":1,"quantity":6},{"product":2,"quantity":12}],"labels":{"a":1}}`
	b.ReportAllocs()
	b.RunParallel(func(pb *testing.PB) {
		request, response := fasthttp.AcquireRequest(), fasthttp.AcquireResponse()
		request.SetRequestURI("http://millesime.test/api/wines/3?search=rouge")
		request.Header.SetMethod("POST")
		request.Header.SetContentType("application/json")
		request.Header.Set("Authorization", "Bearer "+supplierToken)
		request.SetBodyString(body)
		for pb.Next() {
			if err := client.Do(request, response); err != nil || response.StatusCode() != 200 {
				b.Errorf("%v, %d %s", err, response.StatusCode(), response.Body())
				return
			}
		}
	})
}

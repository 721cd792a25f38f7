package api_test

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/prometheus/client_golang/prometheus"

	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/lists"
	"millesime/platform/log"
)

func fixed() clock.Clock { return clock.NewFixed(now()) }

func TestETag(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	got := client.Get("/api/wines/5", apitest.Token(restaurantToken)).Want(200)
	if got.Header.Get("ETag") != `W/"v7"` || got.Header.Get("Cache-Control") != "private, no-cache" {
		t.Errorf("headers: %v", got.Header)
	}
	for _, known := range []string{`W/"v7"`, `"v7"`, `"v6", W/"v7"`, "*"} {
		got := client.Get("/api/wines/5", apitest.Token(restaurantToken), apitest.Header("If-None-Match", known)).Want(304)
		if len(got.Body) != 0 || got.Header.Get("ETag") == "" {
			t.Errorf("304: %q %v", got.Body, got.Header)
		}
	}
	client.Get("/api/wines/5", apitest.Token(restaurantToken), apitest.Header("If-None-Match", `W/"v6"`)).Want(200)
	early := client.Get("/api/wines/304", apitest.Token(restaurantToken), apitest.Header("If-None-Match", `"early"`)).Want(304)
	if len(early.Body) != 0 || early.Header.Get("ETag") != `"early"` {
		t.Errorf("told by the operation: %v %q", early.Header, early.Body)
	}
	client.Get("/api/wines/pdf", apitest.Token(restaurantToken), apitest.Header("If-None-Match", `"p1"`)).Want(304)
}

func TestCompression(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	plain := client.Get("/api/wines/5", apitest.Token(restaurantToken)).Want(200)
	zipped := client.Get("/api/wines/5", apitest.Token(restaurantToken), apitest.Header("Accept-Encoding", "gzip")).Want(200)
	if zipped.Header.Get("Content-Encoding") != "gzip" || !strings.Contains(zipped.Header.Get("Vary"), "Accept-Encoding") {
		t.Fatalf("headers: %v", zipped.Header)
	}
	reader, err := gzip.NewReader(bytes.NewReader(zipped.Body))
	if err != nil {
		t.Fatal(err)
	}
	if body, err := io.ReadAll(reader); err != nil || !bytes.Equal(body, plain.Body) {
		t.Errorf("another body: %v", err)
	}
	if got := client.Get("/api/wines/5", apitest.Token(restaurantToken), apitest.Header("Accept-Encoding", "gzip, br")); got.Header.Get("Content-Encoding") != "br" {
		t.Errorf("brotli: %v", got.Header)
	}
	if got := client.Get("/api/wines/6", apitest.Token(restaurantToken), apitest.Header("Accept-Encoding", "br")); got.Header.Get("ETag") != `W/"strong"` {
		t.Errorf("tag of another sequence of bytes: %v", got.Header)
	}
	if got := client.Get("/api/wines/facets", apitest.Token(restaurantToken), apitest.Header("Accept-Encoding", "gzip")); got.Header.Get("Content-Encoding") != "" {
		t.Error("a few bytes were compressed")
	}
}

func TestAnswers(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	created := client.Post("/api/wines", `{"name":"a"}`, opts(supplierToken)...).Want(201)
	if created.Header.Get("Location") != "/api/wines/7" || created.Text("@id") != "/api/wines/7" || created.Text("@type") != "Wine" {
		t.Errorf("created: %v %s", created.Header, created.Body)
	}
	if got := client.Patch("/api/wines/1", "{}", opts(supplierToken)...).Want(204); len(got.Body) != 0 || got.Header.Get("Content-Type") != "" {
		t.Errorf("204: %v %q", got.Header, got.Body)
	}
	pdf := client.Get("/api/wines/pdf", apitest.Token(restaurantToken)).Want(200)
	if pdf.Header.Get("Content-Type") != "application/pdf" || pdf.Header.Get("Content-Disposition") != "attachment; filename*=utf-8''fiche%20%C3%A9.pdf" {
		t.Errorf("file: %v", pdf.Header)
	}
	list := client.Get("/api/wines?page=2&search=a%26b", apitest.Token(restaurantToken)).Want(200)
	for path, want := range map[string]string{
		"@context": "/api/contexts/Wine", "@id": "/api/wines", "@type": "hydra:Collection", "hydra:member": "[]", "hydra:totalItems": "95",
		"totalItemsCapped": "false", "hydra:view/@id": "/api/wines?page=2&search=a%26b", "hydra:view/@type": "hydra:PartialCollectionView",
		"hydra:view/hydra:first": "/api/wines?search=a%26b&page=1", "hydra:view/hydra:previous": "/api/wines?search=a%26b&page=1",
		"hydra:view/hydra:next": "/api/wines?search=a%26b&page=3", "hydra:view/hydra:last": "/api/wines?search=a%26b&page=4",
	} {
		if got := list.Text(path); got != want {
			t.Errorf("%s: %s instead of %s", path, got, want)
		}
	}
	for _, context := range []string{list.Text("@context"), "/api/contexts/Error", "/api/contexts/ConstraintViolationList"} {
		client.Get(context).Want(200)
	}
	if got := client.Get("/api/wines?page=4", apitest.Token(restaurantToken)); got.Text("hydra:view/hydra:next") != "" {
		t.Errorf("last page: %s", got.Body)
	}
	beyond := client.Get("/api/wines?page=9999&order[price]=desc&order[name]=asc", apitest.Token(restaurantToken))
	if got := beyond.Text("hydra:view/hydra:previous"); got != "/api/wines?order[price]=desc&order[name]=asc&page=4" {
		t.Errorf("before a page beyond the last: %s", got)
	}
}

func TestCursor(t *testing.T) {
	t.Parallel()
	page := api.Page{Page: 1, ItemsPerPage: 30}
	view := api.NewCollection(page, lists.Page[wine]{Total: 10_000, Capped: true, Next: "abc"}, same).View
	if view.Next != "?after=abc" || view.Previous != "" || view.Last != "" { // nobody counted so far
		t.Errorf("got %+v", view)
	}
}

func TestStreamEndsWithTheServer(t *testing.T) {
	t.Parallel()
	s := &sample{started: make(chan struct{})}
	server, err := api.New(api.Options{Routes: s.routes(), Clock: fixed(), Authenticate: authenticate})
	if err != nil {
		t.Fatal(err)
	}
	listener, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	served := make(chan error, 1)
	go func() { served <- server.Serve(listener) }()
	request, err := http.NewRequestWithContext(t.Context(), http.MethodGet, "http://"+listener.Addr().String()+"/api/wines/stream", nil)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+restaurantToken)
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	reader := bufio.NewReader(answer.Body)
	if line, err := reader.ReadString('\n'); err != nil || line != "data: one\n" {
		t.Fatalf("first event: %q, %v", line, err)
	}
	<-s.started
	if err := server.Shutdown(t.Context()); err != nil {
		t.Errorf("shutdown: %v", err)
	}
	if rest, err := io.ReadAll(reader); err != nil || string(rest) != "\ndata: end\n\n" {
		t.Errorf("rest of the stream: %q, %v", rest, err)
	}
	if err := <-served; err != nil {
		t.Errorf("serve: %v", err)
	}
}

func TestProbes(t *testing.T) {
	t.Parallel()
	var failing error
	client, _ := serve(t, func(o *api.Options) {
		o.Ready = map[string]func(context.Context) error{
			"database": func(context.Context) error { return failing },
			"events":   func(context.Context) error { return nil },
		}
	})
	client.Get("/healthz").Want(200)
	if got := client.Get("/readyz").Want(200); string(got.Body) != `{"status":"ok","checks":{"database":"ok","events":"ok"}}` {
		t.Errorf("ready: %s", got.Body)
	}
	failing = errors.New("secret address refused")
	got := client.Get("/readyz").Want(503)
	if got.Text("checks/database") != "failing" || strings.Contains(string(got.Body), "secret") || got.Header.Get("Retry-After") == "" {
		t.Errorf("not ready: %s", got.Body)
	}
	client.Post("/healthz", nil).Want(405)
	client.Get("/api/wines/1", apitest.Token(restaurantToken)).Want(200)
	client.Get("/api/unknown").Want(404)
	text := string(client.Get("/metrics").Want(200).Body)
	for _, want := range []string{
		`millesime_http_request_duration_seconds_count{route="wines.get",status="200"} 1`,
		`millesime_http_request_duration_seconds_count{route="none",status="404"} 1`,
	} {
		if !strings.Contains(text, want) {
			t.Errorf("metrics lack %s", want)
		}
	}
	client.Get("/metrics", apitest.Header("X-Forwarded-For", "1.2.3.4")).Want(404)
}

func TestRequestID(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	for sent, kept := range map[string]bool{"abc-1.2_Z": true, "": false, "a b": false, "a\"b": false, strings.Repeat("a", 65): false} {
		got := client.Get("/api/me", apitest.Header("X-Request-Id", sent)).Header.Get("X-Request-Id")
		if got == "" || (got == sent) != kept {
			t.Errorf("sent %q, got %q", sent, got)
		}
	}
}

func TestLogLine(t *testing.T) {
	t.Parallel()
	var lines bytes.Buffer
	client, _ := serve(t, func(o *api.Options) { o.Log = log.New(&lines, fixed()) })
	options := opts("admin:valid", apitest.As(8), apitest.Header("X-Request-Id", "r1"))
	client.Post("/api/wines", `{"name":"a"}`, options...).Want(201)
	client.Post("/api/wines?password=hunter2", `{"name":"a"}`, options...).Want(422)
	written := strings.Split(strings.TrimSpace(lines.String()), "\n")
	want := []string{
		`{"level":"info","request_id":"r1","user":8,"impersonator":3,"time":"2026-11-20T09:00:00.000Z","message":"created"}`,
		`{"level":"info","request_id":"r1","route":"wines.create","method":"POST","status":201,"duration_ms":0,"statements":0,"user":8,"impersonator":3,"time":"2026-11-20T09:00:00.000Z","message":"request"}`,
		`{"level":"info","request_id":"r1","route":"wines.create","method":"POST","status":422,"duration_ms":0,"statements":0,"user":8,"impersonator":3,"fault":"violations","error":"violations: Some values are not valid. [password: unknown_filter]","time":"2026-11-20T09:00:00.000Z","message":"request"}`,
	}
	if fmt.Sprint(written) != fmt.Sprint(want) {
		t.Errorf("got %s", lines.String())
	}
}

// The request goes out in one write: the server closes a connection whose
// headers are too long, and a client that still wrote might miss the answer.
func TestHeadersOverTheirLimit(t *testing.T) {
	t.Parallel()
	request := "GET /api/me HTTP/1.1\r\nHost: a\r\nX-Large: " + strings.Repeat("a", 17<<10) + "\r\n\r\n"
	status, header, body := sendRaw(t, listen(t, authenticate), request)
	if status != http.StatusRequestHeaderFieldsTooLarge || !strings.Contains(body, `"@type":"hydra:Error"`) ||
		header.Get("X-Content-Type-Options") == "" {
		t.Errorf("got %d %v %s", status, header, body)
	}
	client, _ := serve(t, nil)
	client.Get("/api/me", opts(restaurantToken, apitest.Header("X-Large", strings.Repeat("a", 12<<10)))...).Want(200)
}

// A body far over the limit is refused by its announced length, and must not
// reach its operation all the same.
func TestRefusedRequestDoesNotRun(t *testing.T) {
	t.Parallel()
	var asked atomic.Int32
	address := listen(t, func(ctx context.Context, token, switchUser string) (auth.Actor, error) {
		asked.Add(1)
		return authenticate(ctx, token, switchUser)
	})
	status, _, answer := sendRaw(t, address, fmt.Sprintf("POST /api/wines HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"+
		"Authorization: Bearer %s\r\nContent-Length: 99999999\r\n\r\n%s", supplierToken, `{"name":"a"}`))
	if status != http.StatusRequestEntityTooLarge || !strings.Contains(answer, "api.too_large") {
		t.Errorf("%d %s", status, answer)
	}
	if asked.Load() != 0 {
		t.Error("the operation was begun")
	}
}

// sendRaw writes the request as it stands and reads the whole answer.
func sendRaw(t *testing.T, address, request string) (status int, header http.Header, body string) {
	t.Helper()
	conn, err := (&net.Dialer{}).DialContext(t.Context(), "tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.Close() }()
	if _, err = io.WriteString(conn, request); err != nil {
		t.Fatal(err)
	}
	answer, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(answer.Body)
	if err = errors.Join(err, answer.Body.Close()); err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, answer.Header, string(text)
}

// listen serves the sample at an address of this machine.
func listen(t *testing.T, who func(context.Context, string, string) (auth.Actor, error)) string {
	t.Helper()
	server, err := api.New(api.Options{Routes: (&sample{}).routes(), Clock: fixed(), Authenticate: who})
	if err != nil {
		t.Fatal(err)
	}
	listener, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	served := make(chan error, 1)
	go func() { served <- server.Serve(listener) }()
	t.Cleanup(func() {
		if err := errors.Join(server.Shutdown(context.WithoutCancel(t.Context())), <-served); err != nil {
			t.Error(err)
		}
	})
	return listener.Addr().String()
}

func TestTwoServersShareARegistry(t *testing.T) {
	t.Parallel()
	options := api.Options{Clock: fixed(), Metrics: prometheus.NewRegistry()}
	if _, err := api.New(options); err != nil {
		t.Fatal(err)
	}
	if _, err := api.New(options); err == nil {
		t.Error("the same metrics were registered twice without an error")
	}
}

// What an operation leaves of a body is no part of the next request, and a body without a length counts too.
func TestBodiesThatNobodyRead(t *testing.T) {
	t.Parallel()
	client, _ := serve(t, nil)
	large := strings.Repeat("x", 3<<20)
	csv := apitest.Header("Content-Type", "text/csv")
	for range 3 {
		if got := client.Post("/api/wines/import", large, csv); got.Status != 401 {
			t.Errorf("without a token: %d", got.Status)
		}
		client.Post("/api/wines/import", large, opts(supplierToken, csv)...).Want(200)
		client.Post("/api/wines/import", large+"x", opts(supplierToken, csv)...).Want(413)
		client.Post("/nowhere", large[:1<<20], csv)
		client.Get("/api/wines", apitest.Token(restaurantToken)).Want(200)
	}
}

// A body whose length is not announced is refused where it passes the limit.
func TestEndlessBody(t *testing.T) {
	t.Parallel()
	address := listen(t, authenticate)
	for _, path := range []string{"/api/wines/import", "/api/wines"} {
		request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, "http://"+address+path, io.LimitReader(endless{}, 3<<20+500))
		if err != nil {
			t.Fatal(err)
		}
		request.Header = http.Header{"Authorization": {"Bearer " + supplierToken}, "Content-Type": {"application/json"}}
		answer, err := http.DefaultClient.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		_ = answer.Body.Close()
		if answer.StatusCode != http.StatusRequestEntityTooLarge {
			t.Errorf("%s answers %d", path, answer.StatusCode)
		}
	}
}

// Who announces a large body and does not send it takes no memory.
func TestAnnouncedBodyTakesNoMemory(t *testing.T) { //nolint:paralleltest // it looks at the memory of the process
	address := listen(t, authenticate)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for range 64 {
		conn, err := (&net.Dialer{}).DialContext(t.Context(), "tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		_, err = fmt.Fprintf(conn, "POST /api/wines HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
			supplierToken, 1<<20, strings.Repeat(" ", 16<<10))
		if err != nil {
			t.Fatal(err)
		}
		tcp, ok := conn.(*net.TCPConn)
		if !ok || tcp.CloseWrite() != nil {
			t.Fatal("the sending side stays open")
		}
		if answer, err := io.ReadAll(conn); err != nil || !strings.Contains(string(answer), " 400 ") {
			t.Fatalf("%v: %.200s", err, answer)
		}
		_ = conn.Close()
	}
	runtime.ReadMemStats(&after)
	if used := after.TotalAlloc - before.TotalAlloc; used > 32<<20 {
		t.Errorf("%d bytes of memory for what never came", used)
	}
}

type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'x'
	}
	return len(p), nil
}

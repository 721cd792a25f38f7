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
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/valyala/fasthttp/fasthttputil"

	"millesime/platform/api"
	"millesime/platform/api/apitest"
	"millesime/platform/clock"
	"millesime/platform/lists"
	"millesime/platform/log"
)

// cellar is a list of bottles, read at a cursor or page by page.
type cellar struct {
	bottles int
	cursor  bool
	capped  bool // its total is not counted to the end
	fails   int  // the batch that fails, from 1 on
	how     string
	time    time.Duration // of a batch; 0 = as ever
	asked   atomic.Int32
	largest atomic.Int32
}

type bottle struct {
	api.Item
	Name string `json:"name"`
}

type cellarInput struct{ api.Page }

func (c *cellar) list(ctx context.Context, in cellarInput) (api.Response[api.Collection[bottle]], error) {
	asked := int(c.asked.Add(1))
	c.largest.Store(max(c.largest.Load(), int32(in.Limit())))
	if asked == c.fails {
		switch c.how {
		case "panic":
			panic("a corked bottle")
		case "slow":
			<-ctx.Done()
			return api.Response[api.Collection[bottle]]{}, ctx.Err()
		default:
			return api.Response[api.Collection[bottle]]{}, errors.New("a broken bottle")
		}
	}
	from := in.Offset()
	if in.After != "" {
		var err error
		if from, err = strconv.Atoi(in.After); err != nil {
			return api.Response[api.Collection[bottle]]{}, err
		}
	}
	to := min(from+in.Limit(), c.bottles)
	members := make([]bottle, 0, in.Limit())
	for i := from; i < to; i++ {
		members = append(members, bottle{api.NewItem("bottles", "Bottle", int64(i+1)), fmt.Sprintf("Château <%d>", i+1)})
	}
	next := ""
	if c.cursor && to < c.bottles {
		next = strconv.Itoa(to)
	}
	total := int64(c.bottles)
	if c.capped {
		total = min(total, 600)
	}
	return api.Tagged(api.NewCollection(in.Page, lists.Page[bottle]{Rows: members, Total: total, Capped: total < int64(c.bottles), Next: next}, same), `"v1"`), nil
}

func (c *cellar) options(out io.Writer) api.Options {
	stopped := clock.NewFixed(now())
	return api.Options{Log: log.New(out, stopped), Clock: stopped, Authenticate: authenticate, Routes: []api.Route{
		api.Endpoint[cellarInput, api.Response[api.Collection[bottle]]]{
			ID: "bottles.list", Method: http.MethodGet, Path: "/bottles", Public: true, Handle: c.list, Timeout: c.time,
		}.Route(),
		api.Endpoint[struct{}, api.Stream]{
			ID: "bottles.file", Method: http.MethodGet, Path: "/bottles/file", Public: true, Timeout: api.NoTimeout, Produces: []string{"text/csv"},
			Handle: func(context.Context, struct{}) (api.Stream, error) {
				return api.Stream{ContentType: "text/csv", Write: func(_ context.Context, w *bufio.Writer) error {
					_, err := w.WriteString(strings.Repeat("a;b\n", 1000))
					return errors.Join(err, w.Flush(), errors.New("a broken bottle"))
				}}, nil
			},
		}.Route(),
	}}
}

func (c *cellar) open(t *testing.T, out io.Writer) *apitest.Client {
	t.Helper()
	server, err := api.New(c.options(out))
	if err != nil {
		t.Fatal(err)
	}
	return apitest.New(t, server)
}

// expected is the answer written out: an envelope as that of a page, every member once, no neighbours (domain 9.1).
func expected(bottles int, total, capped, query string) string {
	members := make([]string, bottles)
	for i := range members {
		members[i] = fmt.Sprintf(`{"@id":"/api/bottles/%d","@type":"Bottle","id":%d,"name":"Château \u003c%d\u003e"}`, i+1, i+1, i+1)
	}
	return `{"@context":"/api/contexts/Bottle","@id":"/api/bottles","@type":"hydra:Collection","hydra:member":[` + strings.Join(members, ",") +
		`],"hydra:totalItems":` + total + `,"totalItemsCapped":` + capped +
		`,"hydra:view":{"@id":"/api/bottles?` + strings.ReplaceAll(query, "&", `\u0026`) + `","@type":"hydra:PartialCollectionView"}}`
}

func TestEverythingIsSentBatchByBatch(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		cellar        *cellar
		batches       int32
		total, capped string
	}{
		"nothing":                   {&cellar{}, 1, "0", "false"},
		"one batch":                 {&cellar{bottles: 500}, 1, "500", "false"},
		"pages":                     {&cellar{bottles: 1201}, 3, "1201", "false"},
		"whole pages":               {&cellar{bottles: 1500}, 3, "1500", "false"},
		"cursors":                   {&cellar{bottles: 1201, cursor: true}, 3, "1201", "false"},
		"cursors, capped":           {&cellar{bottles: 1201, cursor: true, capped: true}, 3, "600", "true"},
		"pages of a list too long":  {&cellar{bottles: 1201, capped: true}, 4, "600", "true"},
		"whole pages, counted once": {&cellar{bottles: 1000, cursor: true}, 2, "1000", "false"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			client := c.cellar.open(t, io.Discard)
			got := client.Get("/api/bottles?itemsPerPage=-1&page=3").Want(200)
			if want := expected(c.cellar.bottles, c.total, c.capped, "itemsPerPage=-1&page=3"); string(got.Body) != want {
				t.Errorf("the answer is %d bytes instead of %d: %.300s … %s", len(got.Body), len(want), got.Body, got.Body[max(0, len(got.Body)-300):])
			}
			if c.cellar.asked.Load() != c.batches || c.cellar.largest.Load() != api.MaxItemsPerPage {
				t.Errorf("%d batches of at most %d", c.cellar.asked.Load(), c.cellar.largest.Load())
			}
			if media := got.Header.Get("Content-Type"); media != "application/ld+json; charset=utf-8" || got.Header.Get("ETag") != `"v1"` {
				t.Errorf("headers: %v", got.Header)
			}
		})
	}
}

func TestEverythingIsCompressedAndTagged(t *testing.T) {
	t.Parallel()
	c := &cellar{bottles: 1201, cursor: true}
	client := c.open(t, io.Discard)
	zipped := client.Get("/api/bottles?itemsPerPage=-1", apitest.Header("Accept-Encoding", "gzip, br")).Want(200)
	if zipped.Header.Get("Content-Encoding") != "gzip" || zipped.Header.Get("Vary") != "Accept-Encoding" || zipped.Header.Get("ETag") != `W/"v1"` {
		t.Fatalf("headers: %v", zipped.Header)
	}
	reader, err := gzip.NewReader(bytes.NewReader(zipped.Body))
	if err != nil {
		t.Fatal(err)
	}
	if body, err := io.ReadAll(reader); err != nil || string(body) != expected(1201, "1201", "false", "itemsPerPage=-1") {
		t.Errorf("another body: %v %.200s", err, body)
	}
	c.asked.Store(0)
	if got := client.Get("/api/bottles?itemsPerPage=-1", apitest.Header("If-None-Match", `"v1"`)).Want(304); len(got.Body) != 0 || c.asked.Load() != 1 {
		t.Errorf("known: %d batches, %q", c.asked.Load(), got.Body)
	}
	if got := client.Do(http.MethodHead, "/api/bottles?itemsPerPage=-1", nil).Want(200); len(got.Body) != 0 || c.asked.Load() != 2 {
		t.Errorf("HEAD: %d batches, %q", c.asked.Load(), got.Body)
	}
	if got := client.Get("/api/bottles?itemsPerPage=1").Want(200); got.Text("hydra:member/0/id") != "1" { // the connection goes on
		t.Errorf("afterwards: %s", got.Body)
	}
}

// lockedBuffer is a log that several connections write.
type lockedBuffer struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (b *lockedBuffer) Write(line []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(line)
}

func (b *lockedBuffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.String()
}

// What goes wrong before the first byte is an answer; later the connection is cut, and said in the log.
func TestAListBrokenOffLooksBroken(t *testing.T) {
	t.Parallel()
	for _, how := range []string{"error", "panic", "slow"} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			var logged lockedBuffer
			early := (&cellar{bottles: 1201, fails: 1, how: "error"}).open(t, io.Discard)
			early.Get("/api/bottles?itemsPerPage=-1").Want(500)
			for _, coding := range []string{"identity", "gzip"} {
				c := &cellar{bottles: 1201, cursor: true, fails: 2, how: how}
				if how == "slow" {
					c.time = 50 * time.Millisecond
				}
				status, body, err := c.brokenOff(t, coding, &logged)
				for how == "slow" && status == http.StatusServiceUnavailable { // a busy machine: the first batch was late as well
					c.time *= 2
					c.asked.Store(0)
					status, body, err = c.brokenOff(t, coding, &logged)
				}
				if !errors.Is(err, io.ErrUnexpectedEOF) {
					t.Errorf("%s: %d bytes came as if they were all (%d, %v)", coding, len(body), status, err)
				}
			}
			if said := logged.String(); strings.Count(said, "list broken off") != 2 || !strings.Contains(said, `"request_id":`) {
				t.Errorf("logged: %s", said)
			}
		})
	}
}

// brokenOff asks a server of its own for everything.
func (c *cellar) brokenOff(t *testing.T, coding string, out io.Writer) (status int, body []byte, err error) {
	t.Helper()
	listener := fasthttputil.NewInmemoryListener()
	server, err := api.New(c.options(out))
	if err != nil {
		t.Fatal(err)
	}
	go func() { _ = server.Serve(listener) }()
	conn, err := listener.Dial()
	if err != nil {
		t.Fatal(err)
	}
	status, body, err = exchange(conn, "/api/bottles?itemsPerPage=-1", coding)
	if err := server.Shutdown(t.Context()); err != nil {
		t.Error(err)
	}
	return status, body, err
}

// A streamed file that goes wrong is no whole file either.
func TestAFileBrokenOffLooksBroken(t *testing.T) {
	t.Parallel()
	server, err := api.New((&cellar{}).options(io.Discard))
	if err != nil {
		t.Fatal(err)
	}
	listener, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0") // those in memory are not for two goroutines
	if err != nil {
		t.Fatal(err)
	}
	go func() { _ = server.Serve(listener) }()
	conn, err := (&net.Dialer{}).DialContext(t.Context(), "tcp", listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	if _, body, err := exchange(conn, "/api/bottles/file", "identity"); err == nil {
		t.Errorf("%d bytes came as if they were all", len(body))
	}
	if err := server.Shutdown(t.Context()); err != nil {
		t.Error(err)
	}
}

// exchange asks for a path and reads what comes.
func exchange(conn net.Conn, path, coding string) (status int, body []byte, err error) {
	client := http.Client{Transport: &http.Transport{
		DisableCompression: true, DialContext: func(context.Context, string, string) (net.Conn, error) { return conn, nil },
	}}
	request, err := http.NewRequest(http.MethodGet, "http://millesime.test"+path, http.NoBody) //nolint:noctx // in memory
	if err != nil {
		return 0, nil, err
	}
	request.Header.Set("Accept-Encoding", coding)
	answer, err := client.Do(request)
	if err != nil {
		return 0, nil, err
	}
	defer answer.Body.Close() //nolint:errcheck // it was read
	body, err = io.ReadAll(answer.Body)
	return answer.StatusCode, body, err
}

// A reader that takes nothing is waited for with a batch or two, not with the list.
func TestNothingIsReadAheadOfASlowReader(t *testing.T) {
	t.Parallel()
	c := &cellar{bottles: 200_000, cursor: true}
	server, err := api.New(c.options(io.Discard))
	if err != nil {
		t.Fatal(err)
	}
	listener := fasthttputil.NewInmemoryListener()
	go func() { _ = server.Serve(listener) }()
	conn, err := listener.Dial()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(conn, "GET /api/bottles?itemsPerPage=-1 HTTP/1.1\r\nHost: m\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadFull(conn, make([]byte, 200_000)); err != nil { // some 2,400 bottles
		t.Fatal(err)
	}
	if asked := c.asked.Load(); asked < 4 || asked > 8 {
		t.Errorf("%d batches of 400 are read for 200 kB", asked)
	}
	_ = conn.Close()
	if err := server.Shutdown(t.Context()); err != nil {
		t.Error(err)
	}
}

package api

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"sync"

	"github.com/gofiber/fiber/v3"
	"github.com/valyala/fasthttp"

	"millesime/platform/fault"
	"millesime/platform/gate"
	"millesime/platform/ids"
)

// Server serves the operations, the interface and the probes.
type Server struct {
	options    Options
	app        *fiber.App
	operations *router[*operation]
	documents  *router[documentRoute]
	static     *static
	proxies    proxies
	metrics    *metrics
	exposition fasthttp.RequestHandler // nil without metrics
	readiness  []readinessCheck
	started    started
	told       func() (descriptions, error) // written when first asked for
	contexts   map[string]bool              // by name

	life     context.Context //nolint:containedctx // the server's own life, not a request's
	endLife  context.CancelFunc
	requests context.Context //nolint:containedctx // parent of requests, which outlive the drain
	serving  serving
}

// serving is the listener once there is one, so that a server told to stop while it starts does stop.
type serving struct {
	mu       sync.Mutex
	listener net.Listener
}

// New assembles a server. It fails on options that contradict each other and
// panics on routes that do.
func New(options Options) (*Server, error) {
	if options.Clock == nil {
		return nil, errors.New("api: no clock")
	}
	trusted, err := parseProxies(options.TrustedProxies)
	if err != nil {
		return nil, fmt.Errorf("api: %w", err)
	}
	if options.IDs == nil {
		options.IDs = ids.Random()
	}
	if options.Gate == nil {
		options.Gate = gate.New(gate.Options{Patience: options.Patience})
	}
	s := &Server{
		options: options, operations: &router[*operation]{}, documents: &router[documentRoute]{}, proxies: trusted,
	}
	s.requests = context.Background() //nolint:forbidigo // nothing outlives the server but the requests it drains
	s.life, s.endLife = context.WithCancel(s.requests)
	s.addRoutes()
	if s.static, err = newStatic(options.Static, options.SessionCookie); err != nil {
		return nil, fmt.Errorf("api: interface: %w", err)
	}
	if s.metrics, err = newMetrics(options.Metrics); err != nil {
		return nil, fmt.Errorf("api: metrics: %w", err)
	}
	if options.Metrics != nil {
		s.exposition = exposition(options.Metrics)
	}
	s.told = sync.OnceValues(func() (descriptions, error) { return describe(options.Routes, options.Version) })
	s.contexts = contextsOf(options.Routes)
	s.readiness = sortedChecks(options.Ready)
	s.started.late = options.Clock.Now().Add(startTime)
	s.app = fiber.New(fiber.Config{
		AppName:                      "Millésime",
		Immutable:                    true, // strings live on in events and logs
		BodyLimit:                    DefaultMaxBody,
		ReadBufferSize:               readBufferSize,
		ReadTimeout:                  readTimeout,
		WriteTimeout:                 writeTimeout,
		IdleTimeout:                  idleTimeout,
		DisablePreParseMultipartForm: true,
		StreamRequestBody:            true,
		ErrorHandler:                 s.onFiberError,
	})
	// A middleware (Use) would run again for requests Fiber could not read; a
	// route does not.
	s.app.All("/*", s.serve)
	s.app.Server().HeaderReceived = s.limitsOf
	return s, nil
}

func (s *Server) addRoutes() {
	seen := map[string]bool{}
	for _, route := range s.options.Routes {
		op := route.operation()
		if seen[op.info.ID] {
			panic("api: two endpoints with the ID " + op.info.ID)
		}
		seen[op.info.ID] = true
		s.operations.add(op.info.Method, op.info.Path, op)
	}
	for pattern, run := range s.options.Documents {
		s.documents.add(http.MethodGet, pattern, documentRoute{names: pathNames(pattern), run: run})
	}
	for pattern, run := range s.options.Forms {
		route := documentRoute{names: pathNames(pattern), run: run}
		s.documents.add(http.MethodGet, pattern, route)
		s.documents.add(http.MethodPost, pattern, route)
	}
}

// Serve serves a listener until Shutdown, then returns nil.
func (s *Server) Serve(listener net.Listener) error {
	s.serving.mu.Lock()
	s.serving.listener = listener
	ended := s.life.Err() != nil
	s.serving.mu.Unlock()
	if ended {
		if err := listener.Close(); err != nil {
			s.options.Log.Debug().Err(err).Msg("Shutdown closed the listener first")
		}
		return nil
	}
	err := s.app.Listener(listener, fiber.ListenConfig{DisableStartupMessage: true})
	if err != nil && s.life.Err() == nil {
		return fmt.Errorf("serve: %w", err)
	}
	return nil
}

// Shutdown ends streams, refuses new connections and waits for the requests
// under way, until the context ends.
func (s *Server) Shutdown(ctx context.Context) error {
	s.endLife()
	if err := s.app.ShutdownWithContext(ctx); err != nil {
		return fmt.Errorf("drain: %w", err)
	}
	s.serving.mu.Lock()
	defer s.serving.mu.Unlock()
	if s.serving.listener != nil {
		_ = s.serving.listener.Close() // closed already, unless the engine had not begun to serve it
	}
	return nil
}

// OpenAPI is the OpenAPI 3.1 document of all operations. It fails on operations that cannot be described.
func (s *Server) OpenAPI() ([]byte, error) {
	told, err := s.told()
	return told.openAPI, err
}

// Routes tells what is served below /api, in the order of declaration.
func (s *Server) Routes() []Info {
	infos := make([]Info, len(s.options.Routes))
	for i, route := range s.options.Routes {
		infos[i] = route.Info()
	}
	return infos
}

// serve is the one Fiber handler.
func (s *Server) serve(c fiber.Ctx) error {
	ctx := c.RequestCtx()
	defer s.rescue(ctx)
	s.secure(&ctx.Response.Header)
	path := escapedPath(ctx.Request.Header.RequestURI())
	switch {
	case path == Prefix || len(path) > len(Prefix) && path[:len(Prefix)+1] == Prefix+"/":
		s.dispatch(ctx, path)
	case path == "/healthz", path == "/readyz", path == "/metrics":
		s.probe(ctx, path)
		takeRest(ctx, DefaultMaxBody)
	default:
		s.page(ctx, path)
		takeRest(ctx, DefaultMaxBody)
	}
	compress(ctx)
	return nil
}

// rescue answers for a panic outside of the operations, which have their own.
func (s *Server) rescue(ctx *fasthttp.RequestCtx) {
	if reason := recover(); reason != nil {
		s.refuse(ctx, fault.Panicked(reason))
	}
}

// refuse answers with an error where there is no operation.
func (s *Server) refuse(ctx *fasthttp.RequestCtx, err error) {
	r := s.newRequest(ctx)
	s.fail(r, err)
	s.record(r, s.options.Clock.Now(), err)
}

// onFiberError answers what Fiber or fasthttp refused before serve was asked:
// unreadable requests, bodies and headers over their limits.
func (s *Server) onFiberError(c fiber.Ctx, err error) error {
	ctx := c.RequestCtx()
	s.secure(&ctx.Response.Header)
	s.refuse(ctx, err)
	return nil
}

// newRequest takes the request's id from the client if it is harmless.
func (s *Server) newRequest(ctx *fasthttp.RequestCtx) *request {
	r := &request{ctx: ctx, patience: s.options.Patience, id: string(ctx.Request.Header.Peek("X-Request-Id"))}
	if !harmlessID(r.id) {
		r.id = s.options.IDs.UUID()
	}
	ctx.Response.Header.Set("X-Request-Id", r.id)
	return r
}

func harmlessID(id string) bool {
	if id == "" || len(id) > 64 {
		return false
	}
	for _, c := range []byte(id) {
		if (c < '0' || c > '9') && (c < 'A' || c > 'Z') && (c < 'a' || c > 'z') && c != '-' && c != '_' && c != '.' {
			return false
		}
	}
	return true
}

package api

import (
	"context"
	"net/http"

	"github.com/valyala/fasthttp"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/gate"
	"millesime/platform/log"
)

// dispatch runs the operation a request is for, and answers, records and
// survives whatever comes of it.
func (s *Server) dispatch(ctx *fasthttp.RequestCtx, path string) {
	start := s.options.Clock.Now()
	r := s.newRequest(ctx)
	ctx.Response.Header.Set("Link", documentationLink)
	var err error
	defer func() {
		if reason := recover(); reason != nil {
			err = fault.Panicked(reason)
		}
		for _, end := range r.atEnd {
			end()
		}
		r.pass.Leave()
		if err != nil {
			s.fail(r, err)
		}
		takeRest(ctx, r.limit())
		s.record(r, start, err)
	}()
	var done bool
	if done, err = s.serveOwn(r, path); done || err != nil {
		return
	}
	if err = s.route(r, path); err == nil {
		err = s.run(r)
	}
}

// route finds the operation, or says why there is none.
func (s *Server) route(r *request, path string) error {
	if coding := r.header("Content-Encoding"); coding != "" && coding != "identity" {
		return ErrContentEncoding // a small body could become a huge one
	}
	byMethod, params := s.operations.find(path)
	method := string(r.ctx.Method())
	if method == http.MethodHead {
		method = http.MethodGet
	}
	op, ok := byMethod[method]
	switch {
	case ok:
		r.op, r.params = op, params
		return nil
	case len(byMethod) > 0:
		r.ctx.Response.Header.Set("Allow", allowed(byMethod))
		return ErrMethod
	}
	return ErrNotFound
}

// run authenticates and performs the operation.
func (s *Server) run(r *request) error {
	if err := r.checkLength(); err != nil {
		return err
	}
	parent := s.requests
	if r.op.timeout == NoTimeout {
		parent = s.life
	}
	ip := s.proxies.clientIP(r.ctx)
	ctx := gate.ForAddress(context.WithValue(parent, ipKey{}, ip), auth.Site(ip))
	ctx = context.WithValue(ctx, languageKey{}, preferredLanguage(r.header("Accept-Language")))
	ctx = log.ForRequest(ctx, s.options.Log, r.id)
	ctx, r.statements = db.CountStatements(ctx)
	if timeout := s.timeoutOf(r.op); timeout != NoTimeout {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, timeout)
		defer cancel()
	}
	ctx, err := s.authenticate(ctx, r)
	if err != nil {
		return err
	}
	if r.op.heavy != "" {
		if r.pass, err = s.options.Gate.Join(ctx, gate.Work{Kind: r.op.heavy}); err != nil {
			return err
		}
		ctx = gate.With(ctx, r.pass)
	}
	return s.perform(ctx, r)
}

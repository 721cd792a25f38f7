package api

import (
	"net/http"

	"github.com/valyala/fasthttp"
)

// Content security policies. The interface never runs inline scripts and never
// loads from another host. Its component library sets style attributes, which
// only style-src-attr covers: 'unsafe-inline' there opens no style elements
// (style-src-elem) and no scripts. The one style element a document has, for
// its first paint, is allowed by the hash of its text.
const (
	policyAPI  = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
	policyDocs = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
	policyPage = "default-src 'self'; script-src 'self'; style-src 'self'%[1]s; style-src-elem 'self'%[1]s; " +
		"style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; " +
		"worker-src 'self'; manifest-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)

// secure sets the headers of every answer; pages then loosen the policy as far
// as they need.
func (s *Server) secure(h *fasthttp.ResponseHeader) {
	h.Set("Content-Security-Policy", policyAPI)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("X-Frame-Options", "DENY")
	h.Set("Referrer-Policy", "same-origin")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
	if s.options.TLS {
		h.Set("Strict-Transport-Security", "max-age=31536000; includeSubDomains")
	}
}

// offerXSRF gives a browser its XSRF token whenever the answer sets another
// cookie, and to operations that will want one.
func (s *Server) offerXSRF(r *request) {
	wanted := r.op != nil && r.op.info.Cookie
	for range r.ctx.Response.Header.Cookies() {
		wanted = true
	}
	if wanted {
		s.giveXSRF(r.ctx)
	}
}

// giveXSRF sets the readable cookie unless the browser has a valid one.
func (s *Server) giveXSRF(ctx *fasthttp.RequestCtx) {
	known := string(ctx.Request.Header.Cookie(xsrfCookie))
	if s.options.XSRF == nil || (known != "" && s.options.XSRF.Check(known, known)) {
		return
	}
	cookie := http.Cookie{
		Name: xsrfCookie, Value: s.options.XSRF.Token(), Path: "/",
		Secure: s.options.TLS, SameSite: http.SameSiteStrictMode,
	}
	ctx.Response.Header.Add("Set-Cookie", cookie.String())
}

package api

import (
	"net/http"

	"github.com/valyala/fasthttp"
)

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

package api

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"io"
	"net/http"
	"path"
	"strings"

	"github.com/valyala/fasthttp"

	"millesime/platform/fault"
	"millesime/platform/log"
)

// documentRoute is a Document with the names of its path's parameters.
type documentRoute struct {
	names []string
	run   Document
}

// page answers whatever is not the API: files of the interface, documents with
// a hook, and for every other page the interface itself, whose router decides.
func (s *Server) page(ctx *fasthttp.RequestCtx, escaped string) {
	if ctx.IsPost() && s.document(ctx, escaped) {
		return
	}
	if !ctx.IsGet() && !ctx.IsHead() {
		s.refuseMethod(ctx, escaped)
		return
	}
	name := strings.TrimPrefix(path.Clean("/"+string(ctx.Path())), "/")
	if s.static.serve(ctx, name) {
		return
	}
	if s.document(ctx, escaped) { // also where its parameters look like the name of a file
		return
	}
	if !isDocument(ctx, name) {
		ctx.SetContentType("text/plain; charset=utf-8")
		ctx.SetStatusCode(http.StatusNotFound)
		return
	}
	s.giveXSRF(ctx)
	s.static.index(ctx, escaped)
}

// isDocument tells pages from files: a missing file must not be answered with
// the interface's HTML.
func isDocument(ctx *fasthttp.RequestCtx, name string) bool {
	if strings.HasPrefix(name, assets) {
		return false
	}
	return path.Ext(name) == "" || bytes.Contains(ctx.Request.Header.Peek("Accept"), []byte("text/html"))
}

// refuseMethod answers what is neither read nor sent as a form.
func (s *Server) refuseMethod(ctx *fasthttp.RequestCtx, escaped string) {
	_, inner := localeOf(escaped)
	byMethod, _ := s.documents.find(inner)
	allowed := "GET, HEAD"
	if _, ok := byMethod[http.MethodPost]; ok {
		allowed += ", POST"
	}
	ctx.SetStatusCode(http.StatusMethodNotAllowed)
	if len(byMethod) > 0 {
		s.refusePage(ctx, s.documentRequest(ctx, escaped), ErrMethod)
	}
	ctx.Response.Header.Set("Allow", allowed)
}

// document runs the hook of a page, if it has one; true when that answered.
func (s *Server) document(ctx *fasthttp.RequestCtx, escaped string) (answered bool) {
	request := s.documentRequest(ctx, escaped)
	byMethod, values := s.documents.find(request.Path)
	method := http.MethodGet
	if ctx.IsPost() {
		method = http.MethodPost
	}
	route, ok := byMethod[method]
	if !ok {
		return false
	}
	defer func() {
		if reason := recover(); reason != nil {
			s.refusePage(ctx, request, fault.Panicked(reason))
			answered = true
		}
	}()
	var err error
	if request.Form, err = form(ctx); err != nil {
		s.refusePage(ctx, request, err)
		return true
	}
	request.Params = named(route.names, values)
	limited, cancel := context.WithTimeout(log.Into(s.requests, s.options.Log), DefaultTimeout)
	defer cancel()
	reply, err := route.run(limited, request)
	if err != nil {
		s.refusePage(ctx, request, err)
		return true
	}
	for _, cookie := range reply.Cookies {
		ctx.Response.Header.Add("Set-Cookie", cookie.String())
	}
	return sendReply(ctx, reply)
}

// documentRequest is what is asked for, without the parameters of its path.
func (s *Server) documentRequest(ctx *fasthttp.RequestCtx, escaped string) DocumentRequest {
	locale, escaped := localeOf(escaped)
	return DocumentRequest{
		Path: escaped, Locale: locale, Query: queries(ctx), Cookies: cookies(ctx),
		AcceptLanguage: string(ctx.Request.Header.Peek("Accept-Language")), IP: s.proxies.clientIP(ctx),
	}
}

// refusePage answers an error of a document as a page that a person reads; the error is logged, and its headers stand.
func (s *Server) refusePage(ctx *fasthttp.RequestCtx, request DocumentRequest, err error) {
	s.refuse(ctx, err)
	if s.options.Refused == nil {
		return
	}
	said, status := faultOf(err)
	reply, err := s.options.Refused(request, status, said.Text)
	if err != nil {
		s.options.Log.Error().Err(err).Msg("the page of an error cannot be written")
		return
	}
	reply.Status, reply.Private = status, true
	sendReply(ctx, reply)
}

// sendReply answers with the hook's own page or redirect, if it gave one.
func sendReply(ctx *fasthttp.RequestCtx, reply DocumentReply) bool {
	h := &ctx.Response.Header
	switch {
	case onThisSite(reply.Redirect):
		h.Set("Cache-Control", "no-store")
		h.Set("Location", reply.Redirect)
		ctx.SetStatusCode(http.StatusSeeOther)
		if reply.Moved {
			ctx.SetStatusCode(http.StatusMovedPermanently)
		}
	case reply.HTML != nil:
		h.Set("Cache-Control", "no-cache")
		if reply.Private {
			h.Set("Cache-Control", "no-store")
			h.Set("Referrer-Policy", "no-referrer")
			h.Set("X-Robots-Tag", "noindex")
		}
		if reply.Wait > 0 {
			h.Set("Retry-After", retryAfter(reply.Wait))
		}
		h.Set("Content-Security-Policy", cmp.Or(reply.Policy, pagePolicy("")))
		if reply.Language != "" {
			h.Set("Content-Language", reply.Language)
			addVary(h, "Accept-Language")
		}
		h.SetContentType("text/html; charset=utf-8")
		ctx.SetStatusCode(max(reply.Status, http.StatusOK))
		if reply.Status <= http.StatusOK && len(reply.Cookies) == 0 && !reply.Private {
			sum := sha256.Sum256(reply.HTML)
			tag := `W/"` + base64.RawURLEncoding.EncodeToString(sum[:tagBytes]) + `"`
			h.Set("ETag", tag)
			if TagMatches(string(ctx.Request.Header.Peek("If-None-Match")), tag) {
				ctx.SetStatusCode(http.StatusNotModified)
				return true
			}
		}
		ctx.SetBody(reply.HTML)
	default:
		return false
	}
	return true
}

// tagBytes is how much of its hash tells a page from another.
const tagBytes = 12

// onThisSite tells whether a redirect stays here: a path, and not "//host".
func onThisSite(target string) bool {
	return strings.HasPrefix(target, "/") && !strings.HasPrefix(target, "//") &&
		!strings.ContainsAny(target, "\\\r\n\t")
}

// maxForm is how large a form may be, in bytes.
const maxForm = 4 << 10

// form is what a plain form sent; nil of a page that is only read.
func form(ctx *fasthttp.RequestCtx) (map[string]string, error) {
	if !ctx.IsPost() {
		return nil, nil
	}
	kind, _, _ := strings.Cut(string(ctx.Request.Header.ContentType()), ";")
	if kind != "application/x-www-form-urlencoded" {
		return nil, ErrMediaType
	}
	body := ctx.Request.Body
	if stream := ctx.RequestBodyStream(); stream != nil { // of more than a form may hold, nothing is kept
		sent, err := io.ReadAll(io.LimitReader(stream, maxForm+1))
		if err != nil {
			return nil, ErrBodyCut.Because(err)
		}
		body = func() []byte { return sent }
	}
	if len(body()) > maxForm {
		return nil, ErrTooLarge
	}
	var args fasthttp.Args
	args.ParseBytes(body())
	return texts(&args), nil
}

func named(names, values []string) map[string]string {
	params := make(map[string]string, len(names))
	for i, name := range names {
		if readable(values[i]) { // what no database can hold is the name of nothing: the page says that it is not there
			params[name] = values[i]
		}
	}
	return params
}

func queries(ctx *fasthttp.RequestCtx) map[string]string { return texts(ctx.QueryArgs()) }

// texts are the last values of names.
func texts(args *fasthttp.Args) map[string]string {
	all := map[string]string{}
	for name, value := range args.All() {
		if text := string(value); readable(text) { // what is not is as good as not sent
			all[string(name)] = text
		}
	}
	return all
}

func cookies(ctx *fasthttp.RequestCtx) map[string]string {
	all := map[string]string{}
	for name, value := range ctx.Request.Header.Cookies() {
		all[string(name)] = string(value)
	}
	return all
}

package api

import (
	"net/http"
	"strings"
)

// contextBody is the JSON-LD context of everything the API sends.
const contextBody = `{"@context":{"@vocab":"/api/docs.json#","hydra":"http://www.w3.org/ns/hydra/core#"}}`

// serveOwn answers the API's own documents: the OpenAPI page and JSON, and the
// contexts that answers name.
func (s *Server) serveOwn(r *request, path string) bool {
	if !r.ctx.IsGet() && !r.ctx.IsHead() {
		return false
	}
	h := &r.ctx.Response.Header
	send := func(mediaType string, body []byte) {
		h.SetContentType(mediaType)
		h.Set("Cache-Control", "no-cache")
		r.ctx.Response.SetBodyRaw(body)
	}
	switch {
	case path == Prefix+"/docs":
		h.Set("Content-Security-Policy", policyDocs)
		send("text/html; charset=utf-8", s.docs)
	case path == Prefix+"/docs.css":
		send("text/css; charset=utf-8", []byte(docsCSS))
	case path == Prefix+"/docs.json":
		send("application/json", s.openAPI)
	case strings.HasPrefix(path, Prefix+"/contexts/"):
		send(mediaJSON, []byte(contextBody))
	default:
		return false
	}
	r.ctx.SetStatusCode(http.StatusOK)
	return true
}

package api

import (
	"net/http"
	"reflect"
	"strings"
)

// contextBody is the JSON-LD context of everything the API sends: its @type is a class of the Hydra documentation.
const contextBody = `{"@context":{"@vocab":"` + documentationPath + `#","hydra":"http://www.w3.org/ns/hydra/core#"}}`

// contextsOf are the names of the contexts that the answers of some routes have.
func contextsOf(routes []Route) map[string]bool {
	names := map[string]bool{"Error": true, "ConstraintViolationList": true}
	for _, route := range routes {
		if list, ok := reflect.TypeAssert[interface{ context() string }](reflect.New(answerType(route.operation())).Elem()); ok {
			names[list.context()] = true
		}
	}
	return names
}

// serveOwn answers the API's own documents: the OpenAPI page and JSON, the Hydra documentation, and the
// contexts that answers name.
func (s *Server) serveOwn(r *request, path string) (done bool, err error) {
	if !r.ctx.IsGet() && !r.ctx.IsHead() {
		return false, nil
	}
	h := &r.ctx.Response.Header
	send := func(mediaType string, body []byte) {
		h.SetContentType(mediaType)
		h.Set("Cache-Control", "no-cache")
		r.ctx.Response.SetBodyRaw(body)
	}
	switch {
	case path == Prefix+"/docs.css":
		send("text/css; charset=utf-8", []byte(docsCSS))
	case s.contexts[strings.TrimPrefix(path, Prefix+"/contexts/")]:
		send(mediaJSON, []byte(contextBody))
	case path == Prefix+"/docs", path == Prefix+"/docs.json", path == documentationPath:
		told, err := s.told()
		if err != nil {
			return false, err
		}
		switch path {
		case Prefix + "/docs":
			h.Set("Content-Security-Policy", policyDocs)
			send("text/html; charset=utf-8", told.page)
		case Prefix + "/docs.json":
			send("application/json", told.openAPI)
		default:
			send("application/ld+json", told.hydra)
		}
	default:
		return false, nil
	}
	r.ctx.SetStatusCode(http.StatusOK)
	return true, nil
}

package api

import (
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
	"sync"

	"github.com/valyala/fasthttp"
)

const (
	assets    = "assets/" // names there carry a hash of the content
	indexFile = "index.html"

	notBuilt = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Millésime</title>" +
		"<h1>The interface is not built yet</h1><p>Run <code>./task build</code>, then start <code>bin/millesime</code> again. " +
		"The API is served at <a href=\"/api/docs\">/api/docs</a>.</p></html>"
)

// static serves the files of the built interface from memory.
type static struct {
	files fs.FS // nil when not built
	pages *pages
	cache sync.Map // cacheKey → *asset
}

// asset is a file in one coding.
type asset struct {
	body      []byte
	coding    string // "" as it is
	mediaType string
	tag       string
	policy    string
}

// brotliOnce is slower than what answers of one request get, and done once for each file: 0.1 s for the largest. Level 4
// is larger than gzip; 11 takes fifteen times as long, which the first visitor would wait for, and saves a fifteenth.
const brotliOnce = 9

type cacheKey struct{ name, coding, scheme string }

func newStatic(files fs.FS, sessionCookie string) (*static, error) {
	s := &static{}
	if files == nil {
		return s, nil
	}
	if _, err := fs.Stat(files, indexFile); errors.Is(err, fs.ErrNotExist) {
		return s, nil
	} else if err != nil {
		return nil, err
	}
	known, err := newPages(files, sessionCookie)
	if err != nil {
		return nil, err
	}
	s.files, s.pages = files, known
	return s, nil
}

// serve sends a file; false when there is none of that name.
func (s *static) serve(ctx *fasthttp.RequestCtx, name string) bool {
	if s.files == nil || name == "" || name == indexFile || hidden(name) {
		return false
	}
	a, err := s.load(name, accepted(&ctx.Request.Header), "")
	if err != nil {
		return false
	}
	caching := "no-cache"
	if strings.HasPrefix(name, assets) {
		caching = "public, max-age=31536000, immutable"
	}
	ctx.Response.Header.Set("Cache-Control", caching)
	send(ctx, a)
	return true
}

// hidden tells what the build keeps for the server alone.
func hidden(name string) bool { return strings.HasPrefix(name, ".") || strings.Contains(name, "/.") }

// send answers with an asset, or that the browser has it.
func send(ctx *fasthttp.RequestCtx, a *asset) {
	h := &ctx.Response.Header
	h.SetContentType(a.mediaType)
	h.Set("ETag", a.tag)
	h.Set("Content-Security-Policy", a.policy)
	if compressible([]byte(a.mediaType)) {
		addVary(h, "Accept-Encoding")
	}
	if TagMatches(string(ctx.Request.Header.Peek("If-None-Match")), a.tag) {
		ctx.SetStatusCode(http.StatusNotModified)
		return
	}
	if a.coding != "" {
		h.Set("Content-Encoding", a.coding)
	}
	ctx.Response.SetBodyRaw(a.body)
}

// load reads a file once for each coding, a document for each scheme of colours too, and keeps it.
func (s *static) load(name, coding, scheme string) (*asset, error) {
	key := cacheKey{name, coding, scheme}
	if known, ok := s.cache.Load(key); ok {
		a, _ := known.(*asset)
		return a, nil
	}
	body, err := fs.ReadFile(s.files, name)
	if err != nil {
		return nil, err // a directory cannot be read either
	}
	body = inScheme(body, scheme)
	sum := sha256.Sum256(body)
	a := &asset{
		body: body, mediaType: mediaType(name), tag: base64.RawURLEncoding.EncodeToString(sum[:12]),
		policy: pagePolicy(""),
	}
	if path.Ext(name) == ".html" {
		a.policy = pagePolicy(styleHashes(body))
	}
	if compressible([]byte(a.mediaType)) && len(body) >= minCompress {
		a.coding = coding
	}
	switch a.coding {
	case "br":
		a.body = fasthttp.AppendBrotliBytesLevel(nil, body, brotliOnce)
	case "gzip":
		a.body = fasthttp.AppendGzipBytesLevel(nil, body, fasthttp.CompressBestCompression)
	}
	a.tag = `"` + a.tag + a.coding + `"`
	s.cache.Store(key, a)
	return a, nil
}

// mediaType does not ask the host's tables for what the interface is made of.
func mediaType(name string) string {
	switch path.Ext(name) {
	case ".js", ".mjs":
		return "text/javascript; charset=utf-8"
	case ".css":
		return "text/css; charset=utf-8"
	case ".html":
		return "text/html; charset=utf-8"
	case ".json", ".map":
		return "application/json"
	case ".webmanifest":
		return "application/manifest+json"
	case ".svg":
		return "image/svg+xml"
	case ".woff2":
		return "font/woff2"
	case ".ico":
		return "image/x-icon"
	case ".txt":
		return "text/plain; charset=utf-8"
	}
	if known := mime.TypeByExtension(path.Ext(name)); known != "" {
		return known
	}
	return "application/octet-stream"
}

// index sends the document of a path of the interface; with status 404 where that has no such screen.
func (s *static) index(ctx *fasthttp.RequestCtx, escaped string) {
	h := &ctx.Response.Header
	h.SetContentType("text/html; charset=utf-8")
	h.Set("Cache-Control", "private, no-cache") // it may set the XSRF cookie, and is chosen by those of session and scheme
	h.Set("Content-Security-Policy", pagePolicy(""))
	if s.files == nil {
		ctx.SetStatusCode(http.StatusServiceUnavailable)
		ctx.SetBodyString(notBuilt)
		return
	}
	name, status := s.pages.document(ctx, escaped)
	a, err := s.load(name, accepted(&ctx.Request.Header), schemeOf(&ctx.Request.Header))
	if err != nil {
		ctx.SetStatusCode(http.StatusInternalServerError)
		return
	}
	addVary(h, "Cookie")
	addVary(h, fetchSite)
	ctx.SetStatusCode(status)
	send(ctx, a)
}

// pagePolicy is the policy of pages, with further sources of style elements or "".
func pagePolicy(styles string) string { return fmt.Sprintf(policyPage, styles) }

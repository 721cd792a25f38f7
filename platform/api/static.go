package api

import (
	"bytes"
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
	// noncePlaceholder in index.html is replaced, for each answer, by the nonce
	// that the policy then allows for style elements.
	noncePlaceholder = "__CSP_NONCE__"

	notBuilt = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Millésime</title>" +
		"<h1>The interface is not built yet</h1><p>Run <code>./task build</code>, then start <code>bin/millesime</code> again. " +
		"The API is served at <a href=\"/api/docs\">/api/docs</a>.</p></html>"
)

// static serves the files of the built interface from memory.
type static struct {
	files     fs.FS // nil when not built
	indexHTML []byte
	cache     sync.Map // cacheKey → *asset
}

// asset is a file in one coding.
type asset struct {
	body      []byte
	coding    string // "" as it is
	mediaType string
	tag       string
}

type cacheKey struct{ name, coding string }

func newStatic(files fs.FS) (*static, error) {
	s := &static{}
	if files == nil {
		return s, nil
	}
	index, err := fs.ReadFile(files, indexFile)
	if errors.Is(err, fs.ErrNotExist) {
		return s, nil
	}
	if err != nil {
		return nil, err
	}
	s.files, s.indexHTML = files, index
	return s, nil
}

// serve sends a file; false when there is none of that name.
func (s *static) serve(ctx *fasthttp.RequestCtx, name string) bool {
	if s.files == nil || name == "" || name == indexFile || strings.HasPrefix(path.Base(name), ".") {
		return false
	}
	a, err := s.load(name, accepted(&ctx.Request.Header))
	if err != nil {
		return false
	}
	h := &ctx.Response.Header
	h.SetContentType(a.mediaType)
	h.Set("ETag", a.tag)
	h.Set("Content-Security-Policy", pagePolicy(""))
	if strings.HasPrefix(name, assets) {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	} else {
		h.Set("Cache-Control", "no-cache")
	}
	if compressible([]byte(a.mediaType)) {
		addVary(h, "Accept-Encoding")
	}
	if string(ctx.Request.Header.Peek("If-None-Match")) == a.tag {
		ctx.SetStatusCode(http.StatusNotModified)
		return true
	}
	if a.coding != "" {
		h.Set("Content-Encoding", a.coding)
	}
	ctx.Response.SetBodyRaw(a.body)
	return true
}

// load reads a file once for each coding and keeps it.
func (s *static) load(name, coding string) (*asset, error) {
	if known, ok := s.cache.Load(cacheKey{name, coding}); ok {
		a, _ := known.(*asset)
		return a, nil
	}
	body, err := fs.ReadFile(s.files, name)
	if err != nil {
		return nil, err // a directory cannot be read either
	}
	sum := sha256.Sum256(body)
	a := &asset{body: body, mediaType: mediaType(name), tag: base64.RawURLEncoding.EncodeToString(sum[:12])}
	if compressible([]byte(a.mediaType)) && len(body) >= minCompress {
		a.coding = coding
	}
	switch a.coding {
	case "br":
		a.body = fasthttp.AppendBrotliBytesLevel(nil, body, fasthttp.CompressBrotliDefaultCompression)
	case "gzip":
		a.body = fasthttp.AppendGzipBytesLevel(nil, body, fasthttp.CompressBestCompression)
	}
	a.tag = `"` + a.tag + a.coding + `"`
	s.cache.Store(cacheKey{name, coding}, a)
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

// index sends the interface's page with status 200, whatever the path.
func (s *static) index(ctx *fasthttp.RequestCtx, nonce func() string) {
	h := &ctx.Response.Header
	h.SetContentType("text/html; charset=utf-8")
	h.Set("Cache-Control", "no-cache")
	if s.indexHTML == nil {
		h.Set("Content-Security-Policy", pagePolicy(""))
		ctx.SetStatusCode(http.StatusServiceUnavailable)
		ctx.SetBodyString(notBuilt)
		return
	}
	ctx.SetStatusCode(http.StatusOK)
	if !bytes.Contains(s.indexHTML, []byte(noncePlaceholder)) {
		h.Set("Content-Security-Policy", pagePolicy(""))
		ctx.SetBody(s.indexHTML)
		return
	}
	value := nonce()
	h.Set("Content-Security-Policy", pagePolicy(value))
	ctx.SetBody(bytes.ReplaceAll(s.indexHTML, []byte(noncePlaceholder), []byte(value)))
}

// pagePolicy is the policy of pages, with a nonce for style elements or "".
func pagePolicy(nonce string) string {
	source := ""
	if nonce != "" {
		source = " 'nonce-" + nonce + "'"
	}
	return fmt.Sprintf(policyPage, source)
}

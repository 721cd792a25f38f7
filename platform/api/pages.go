package api

import (
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"regexp"
	"strings"

	"github.com/valyala/fasthttp"
)

// pagesFile is the table of documents that the build of the interface makes (ui/vite/pages.ts).
const pagesFile = ".pages/pages.json"

// fetchSite is the header in which a browser tells what led to a page: a site of somebody else, or none.
const fetchSite = "Sec-Fetch-Site"

// page is one screen of the interface: its documents by locale, and the path of the screen that the interface shows
// instead to somebody without a session (Guest) or with one (Person); "" = itself.
type page struct {
	Path      string            `json:"path"`
	Documents map[string]string `json:"documents"`
	Guest     string            `json:"guest"`
	Person    string            `json:"person"`
}

// pages find the document of a path: it paints the frame of its screen before any code is there, and asks for that code
// at once.
type pages struct {
	router *router[page]
	known  bool   // that there is a table: without one, every path may be a screen
	cookie string // of a session
}

func newPages(files fs.FS, cookie string) (*pages, error) {
	p := &pages{router: &router[page]{}, cookie: cookie}
	data, err := fs.ReadFile(files, pagesFile)
	if errors.Is(err, fs.ErrNotExist) {
		return p, nil
	}
	if err != nil {
		return nil, err
	}
	var table []page
	if err := json.Unmarshal(data, &table); err != nil {
		return nil, fmt.Errorf("%s: %w", pagesFile, err)
	}
	p.known = true
	for _, one := range table {
		p.router.add(http.MethodGet, one.Path, one)
	}
	return p, nil
}

// document is the name of the file that answers a path, and the status: of a path that is no screen index.html with 404
// (specification 8), for the interface to say so.
func (p *pages) document(ctx *fasthttp.RequestCtx, escaped string) (name string, status int) {
	locale, inner := localeOf(escaped)
	known, ok := p.find(inner)
	switch {
	case !p.known:
		return indexFile, http.StatusOK
	case !ok:
		return indexFile, http.StatusNotFound
	}
	if other, ok := p.find(p.instead(ctx, known)); ok {
		known = other
	}
	return known.Documents[locale], http.StatusOK
}

// instead is the path of the screen that will be shown, as far as can be known here.
func (p *pages) instead(ctx *fasthttp.RequestCtx, asked page) string {
	h := &ctx.Request.Header
	switch {
	case len(h.Cookie(p.cookie)) > 0:
		return cmp.Or(asked.Person, asked.Path)
	case string(h.Peek(fetchSite)) == "cross-site":
		return asked.Path // the cookie is kept back when a link in a mail is followed
	}
	return cmp.Or(asked.Guest, asked.Path)
}

func (p *pages) find(path string) (page, bool) {
	byMethod, _ := p.router.find(path)
	found, ok := byMethod[http.MethodGet]
	return found, ok
}

// localeOf parts the path of a document into its locale and the rest.
func localeOf(escaped string) (locale, inner string) {
	if rest, ok := strings.CutPrefix(escaped, "/en"); ok && (rest == "" || rest[0] == '/') {
		return "en", "/" + strings.TrimPrefix(rest, "/")
	}
	return "fr", escaped
}

var styleElement = regexp.MustCompile(`(?s)<style>(.*?)</style>`)

// PicturePolicy allows a page its own style and the pictures of this site.
func PicturePolicy(css string) string { return "img-src 'self'; " + StylePolicy(css) }

// FormPolicy allows a page the same, and forms that are sent to this site.
func FormPolicy(css string) string { return "img-src 'self'; " + ownPolicy(css, "'self'") }

// StylePolicy allows a page its own style and nothing else: no script, no picture, no form, no address at all.
func StylePolicy(css string) string { return ownPolicy(css, "'none'") }

func ownPolicy(css, forms string) string {
	return "default-src 'none'; style-src " + styleHash(css) + "; frame-ancestors 'none'; base-uri 'none'; form-action " + forms
}

func styleHash(css string) string {
	sum := sha256.Sum256([]byte(css))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

// styleHashes are the sources that allow a document's own style elements, and no other.
func styleHashes(html []byte) string {
	var sources strings.Builder
	for _, match := range styleElement.FindAllSubmatch(html, -1) {
		sources.WriteString(" " + styleHash(string(match[1])))
	}
	return sources.String()
}

package api

import (
	"context"
	"io/fs"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/rs/zerolog"

	"millesime/platform/auth"
	"millesime/platform/clock"
	"millesime/platform/fault"
	"millesime/platform/gate"
	"millesime/platform/idempotency"
	"millesime/platform/ids"
)

// Options is what a Server needs. Only Routes, Log and Clock are required.
type Options struct {
	Routes []Route
	Log    zerolog.Logger
	Clock  clock.Clock
	// Authenticate finds who acts, from a Bearer token and the X-Switch-User
	// header ("" when absent). It returns faults for bad tokens; an actor
	// beside a fault is who asked, for the log.
	Authenticate func(ctx context.Context, token, switchUser string) (auth.Actor, error)
	// Names gives what a reader may call people, by their ids; who is out of its sight is missing. nil = nobody is named.
	Names func(ctx context.Context, reader auth.Actor, ids []int64) (map[int64]string, error)
	// XSRF guards operations that a cookie authenticates; nil refuses them all.
	XSRF XSRF
	// Keys keeps answers for repetitions; nil = an Idempotency-Key counts for nothing.
	Keys *idempotency.Keys
	// Metrics takes the server's metrics and is served at /metrics; nil = none.
	Metrics *prometheus.Registry
	// Static is the built UI (index.html, assets/…); nil or without index.html
	// answers how to build it.
	Static fs.FS
	// SessionCookie is the name of the cookie of who is signed in: its presence
	// alone chooses the document that is painted first.
	SessionCookie string
	// Documents are run before the UI is served at a path ("/logout",
	// "/e-label/{product}/{lot}"), also below /en.
	Documents map[string]Document
	// Forms are documents that also take a plain form by POST. Such a page knows nobody by a cookie: whoever has its address may send it.
	Forms map[string]Document
	// Refused is the page that tells a person why a document or a form is not shown; nil: such errors are answered as the API's.
	Refused func(request DocumentRequest, status int, why fault.Text) (DocumentReply, error)
	// Ready are the checks of /readyz, by name.
	Ready map[string]func(ctx context.Context) error
	// TLS says that users reach the server over https: HSTS, Secure cookies.
	TLS bool
	// TrustedProxies are addresses or CIDR ranges whose X-Forwarded-For counts.
	TrustedProxies []string
	// IDs makes ids of requests; nil = random.
	IDs     ids.Source
	Version string // shown in the OpenAPI document
	// Gate is where heavy operations and lists without pages wait for their turn; nil = one of the server's own.
	Gate *gate.Gate
	// Patience is the least time a request has, whatever its operation says: tests on busy machines need more. 0 = none.
	Patience time.Duration
}

// XSRF makes and checks signed double-submit tokens (auth.XSRF).
type XSRF interface {
	Token() string
	Check(cookie, header string) bool
}

// Document answers a request for a page before the UI does.
type Document func(ctx context.Context, request DocumentRequest) (DocumentReply, error)

// DocumentRequest is what a Document may look at.
type DocumentRequest struct {
	Path           string            // without the locale: "/logout"
	Locale         string            // "en" below /en, else "fr"
	Params         map[string]string // of the pattern
	Query          map[string]string // the last value of each name
	Cookies        map[string]string
	AcceptLanguage string
	IP             string
	Form           map[string]string // what was sent by POST, the last value of each name; nil of a page that is only read
}

// Address is the same page under another path: below /en, and in the language that was asked for.
func (r DocumentRequest) Address(path string) string {
	if r.Locale != "fr" {
		path = "/" + r.Locale + path
	}
	if language := r.Query["lang"]; language == "fr" || language == "en" {
		path += "?lang=" + language
	}
	return path
}

// Reads is the language in which a page of its own is read: as asked for in its address, else as the browser says.
func (r DocumentRequest) Reads() string {
	if language := r.Query["lang"]; language == "fr" || language == "en" {
		return language
	}
	if r.Locale != "fr" {
		return r.Locale
	}
	return PreferredLanguage(r.AcceptLanguage)
}

// DocumentReply changes the answer; its zero value serves the UI unchanged.
type DocumentReply struct {
	Cookies  []*http.Cookie
	Redirect string // path on this site; "" = none
	Moved    bool   // for good: what Redirect replaces is no address any more
	HTML     []byte // a page of its own instead of the UI
	Status   int    // of HTML; 0 = 200
	Policy   string // content security policy of HTML; "" = that of the interface
	Language string // of HTML where the reader's choice decides it; "" = not said
	Private  bool   // for its one reader: nobody keeps it, finds it or is told its address

	Wait time.Duration // how long to wait before asking again; 0 = not said
}

type ipKey struct{}

// ClientIP is the address the request came from, for limits per address; ""
// outside a request.
func ClientIP(ctx context.Context) string {
	ip, _ := ctx.Value(ipKey{}).(string)
	return ip
}

package api

import (
	"strings"
	"time"
	"unicode/utf8"

	"github.com/valyala/fasthttp"

	"millesime/platform/auth"
	"millesime/platform/db"
	"millesime/platform/gate"
)

// request is what decoding and logging know of a call. Strings taken out of it
// are copies: fasthttp reuses its buffers (architecture rule 11).
type request struct {
	ctx           *fasthttp.RequestCtx
	op            *operation
	params        []string // of the path, in order, unescaped
	ignoreCookies bool     // a Bearer token was sent
	id            string
	actor         auth.Actor
	statements    *db.Counter   // what the operation asked of the database; nil before it ran
	pass          *gate.Pass    // of a heavy operation
	patience      time.Duration // Options.Patience
	atEnd         []func()      // what the request gives back
	read          []byte        // the body, once it was read
	arrived       *Upload       // likewise
	command       *command      // nil without a key
}

// limit is how large its body may be.
func (r *request) limit() int {
	if r.op == nil {
		return DefaultMaxBody
	}
	return r.op.maxBody
}

func (r *request) path() string     { return string(r.ctx.Path()) }
func (r *request) rawQuery() string { return string(r.ctx.URI().QueryString()) }

func (r *request) hasQuery(name string) bool { return len(r.ctx.QueryArgs().Peek(name)) > 0 }

func (r *request) header(name string) string { return string(r.ctx.Request.Header.Peek(name)) }

func (r *request) cookie(name string) string {
	if r.ignoreCookies {
		return ""
	}
	return string(r.ctx.Request.Header.Cookie(name))
}

// readable refuses what no database text can hold.
func readable(text string) bool {
	return utf8.ValidString(text) && strings.IndexByte(text, 0) < 0
}

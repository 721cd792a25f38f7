package api

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"mime"
	"net"
	"net/http"
	"strings"

	"github.com/valyala/fasthttp"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/gate"
	"millesime/platform/log"
)

const mediaJSON = "application/ld+json; charset=utf-8"

// respond sends what Handle gave.
func (s *Server) respond(ctx context.Context, r *request, out any) error {
	response := &r.ctx.Response
	status := r.op.success
	all, _ := out.(*everything)
	if all != nil {
		out = all.first // whose status and headers count
	}
	if own, ok := out.(Statuser); ok && own.Status() != 0 {
		status = own.Status()
	}
	if own, ok := out.(Headerer); ok {
		addHeaders(&response.Header, own.Header())
	}
	if w, ok := out.(wrapper); ok {
		out = w.payload()
	}
	if all != nil {
		out = all
	}
	s.offerXSRF(r)
	response.SetStatusCode(status)
	switch body := out.(type) {
	case NoContent:
		if r.op.success == status && status == http.StatusOK {
			response.SetStatusCode(http.StatusNoContent)
		}
	case File:
		return s.sendFile(ctx, r, body)
	case Stream:
		s.sendStream(ctx, r, body)
	case *everything:
		if notModified(r) {
			return nil
		}
		if err := s.sendEverything(ctx, r, body); err != nil {
			return err
		}
	default:
		if notModified(r) {
			return nil
		}
		if err := r.encode(out); err != nil {
			return fmt.Errorf("marshal the answer: %w", err)
		}
		response.Header.SetContentType(mediaJSON)
	}
	setCaching(&response.Header)
	return nil
}

// encode writes the answer as JSON; of what Keep kept, what it encoded.
func (r *request) encode(out any) error {
	response := &r.ctx.Response
	if r.command != nil && r.command.kept != nil {
		response.SetBodyRaw(r.command.kept)
		return nil
	}
	response.ResetBody()
	return json.NewEncoder(endless{response}).Encode(out)
}

// endless is a body without the end of line that an encoder puts behind what it hands over at once. The engine uses the
// memory of bodies again, which json.Marshal would copy its answer into each time.
type endless struct{ to *fasthttp.Response }

func (e endless) Write(text []byte) (int, error) {
	e.to.AppendBody(bytes.TrimSuffix(text, []byte("\n")))
	return len(text), nil
}

func addHeaders(h *fasthttp.ResponseHeader, headers http.Header) {
	for name, values := range headers {
		for _, value := range values {
			h.Add(name, value)
		}
	}
}

// setCaching keeps answers out of caches, unless they have a tag to check or
// say otherwise themselves.
func setCaching(h *fasthttp.ResponseHeader) {
	if len(h.Peek("Cache-Control")) > 0 {
		return
	}
	if len(h.Peek("ETag")) > 0 {
		h.Set("Cache-Control", "private, no-cache")
		return
	}
	h.Set("Cache-Control", "no-store")
}

// TagMatches tells whether a header If-None-Match names a tag, so that an
// operation may answer 304 before it has done the work.
func TagMatches(ifNoneMatch, tag string) bool {
	tag = strings.TrimPrefix(tag, "W/")
	for known := range strings.SplitSeq(ifNoneMatch, ",") {
		known = strings.TrimPrefix(strings.TrimSpace(known), "W/")
		if tag != "" && (known == tag || known == "*") {
			return true
		}
	}
	return false
}

// notModified answers 304 to a GET whose tag is still the client's, or when
// the operation said so itself.
func notModified(r *request) bool {
	response := &r.ctx.Response
	reads := r.ctx.IsGet() || r.ctx.IsHead()
	matches := reads && TagMatches(r.header("If-None-Match"), string(response.Header.Peek("ETag")))
	if !matches && response.StatusCode() != http.StatusNotModified {
		return false
	}
	response.SetStatusCode(http.StatusNotModified)
	setCaching(&response.Header)
	return true
}

// sendStream hands the connection to the stream's own writer, which fasthttp
// runs after the handler has returned. Of a heavy operation the stream takes over the pass.
func (s *Server) sendStream(ctx context.Context, r *request, stream Stream) {
	h := &r.ctx.Response.Header
	h.SetContentType(stream.ContentType)
	if stream.Name != "" {
		h.Set("Content-Disposition", mime.FormatMediaType("attachment", map[string]string{"filename": stream.Name}))
	}
	h.Set("X-Accel-Buffering", "no") // proxies pass each piece on
	ctx, logger := db.Uncounted(context.WithoutCancel(ctx)), log.From(ctx)
	conn, pass, size := r.ctx.Conn(), r.pass, pieceBuffer
	if pass != nil {
		size = filePiece
	}
	pass.Rest() // until the engine asks for the stream
	r.pass = nil
	if r.ctx.IsHead() {
		r.ctx.SetConnectionClose() // the engine ends a body that it does not send, and the next answer would begin with that
	}
	r.ctx.Response.SetBodyStreamWriter(func(pipe *bufio.Writer) {
		defer pass.Leave()
		ctx, cancel := context.WithCancel(gate.With(ctx, pass))
		defer cancel()
		w := bufio.NewWriterSize(pieces{ctx, conn, pipe, pass}, size)
		defer context.AfterFunc(s.life, cancel)() //nolint:contextcheck // the server's end ends its streams
		defer func() {
			if reason := recover(); reason != nil {
				_ = conn.Close() // as below
				logger.Error().Msgf("panic in a stream: %v", reason)
			}
		}()
		err := pass.Enter(ctx)
		if written := stream.Write(ctx, w); err == nil { // also when the server ends: what the stream holds is its own to give back
			err = written
		}
		if err == nil {
			err = w.Flush()
		}
		if err != nil {
			_ = conn.Close() // else the engine would end the answer as if it were whole
		}
		if err != nil && s.life.Err() == nil {
			logger.Warn().Err(err).Msg("stream broken off")
		}
	})
}

const (
	// pieceBuffer is small: thousands of streams are open at once.
	pieceBuffer = 512
	// filePiece is what heavy work makes in one turn.
	filePiece = 64 << 10
)

// pieces sends each piece of a stream at once and gives the client a while to take it; a connection that does not is cut.
// Heavy work has no turn meanwhile.
type pieces struct {
	ctx  context.Context //nolint:containedctx // the stream's
	conn net.Conn
	pipe *bufio.Writer
	pass *gate.Pass // nil for what is not heavy
}

func (p pieces) Write(piece []byte) (int, error) {
	p.pass.Rest()
	if err := p.conn.SetWriteDeadline(clock.System().Now().Add(writeTimeout)); err != nil {
		return 0, err
	}
	n, err := p.pipe.Write(piece)
	if err == nil {
		err = p.pipe.Flush()
	}
	if err == nil {
		err = p.pass.Enter(p.ctx)
	}
	return n, err
}

package api

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"time"

	"github.com/rs/zerolog"

	"millesime/platform/clock"
	"millesime/platform/db"
	"millesime/platform/fault"
	"millesime/platform/gate"
	"millesime/platform/log"
)

// everything is a list without pages (domain 9.1): its first batch, and how the others are read. A list of one batch is
// answered as any other.
type everything struct {
	first any // as the operation gave it
	list  batch
	next  func(ctx context.Context, from position) (batch, error)
}

// batch is any Collection.
type batch interface {
	size() int
	member(i int) any
	following() position
	envelope() (before, after []byte, err error)
}

// readEverything reads the first batch, so that what the operation refuses is answered as ever.
func readEverything(ctx context.Context, page *Page, handle func(context.Context) (any, error)) (any, error) {
	first, err := handle(ctx)
	if err != nil {
		return nil, err
	}
	list, ok := batchOf(first)
	if !ok || list.following() == (position{}) {
		return first, nil
	}
	return &everything{first: first, list: list, next: func(ctx context.Context, from position) (batch, error) {
		page.After, page.Page = from.after, from.page
		out, err := handle(ctx)
		if err != nil {
			return nil, err
		}
		list, ok := batchOf(out)
		if !ok {
			return nil, fmt.Errorf("a list went on with a %T", out)
		}
		return list, nil
	}}, nil
}

func batchOf(out any) (batch, bool) {
	if w, ok := out.(wrapper); ok {
		out = w.payload()
	}
	list, ok := out.(batch)
	return list, ok
}

// sendEverything answers with a body that is read while it is sent, piece by piece, each when its turn has come at the gate.
func (s *Server) sendEverything(ctx context.Context, r *request, all *everything) (err error) {
	before, after, err := all.list.envelope()
	if err != nil {
		return err
	}
	pass, err := s.options.Gate.Join(ctx, gate.Work{Kind: gate.List})
	if err != nil {
		return err
	}
	defer func() {
		if err != nil || r.ctx.IsHead() { // else the body leaves when it is closed
			pass.Leave()
		}
	}()
	if err := pass.Enter(ctx); err != nil { // here, where a refusal can be answered
		return err
	}
	pass.Rest()
	response := &r.ctx.Response
	response.Header.SetContentType(mediaJSON)
	body := &batches{
		ctx: db.Uncounted(context.WithoutCancel(ctx)), timeout: s.timeoutOf(r.op), conn: r.ctx.Conn(), logger: log.From(ctx),
		list: all.list, next: all.next, after: after, pass: pass,
	}
	body.to = &body.out
	addVary(&response.Header, "Accept-Encoding")
	if r.ctx.Request.Header.HasAcceptEncoding("gzip") {
		if body.zip, err = gzip.NewWriterLevel(&body.out, gzip.BestSpeed); err != nil {
			return err
		}
		body.to = body.zip
		encoded(&response.Header, "gzip")
	}
	if r.ctx.IsHead() {
		response.Header.SetContentLength(-1) // chunked, as what a GET is sent
		return nil
	}
	if _, err := body.to.Write(before); err != nil {
		return err
	}
	response.SetBodyStream(body, -1)
	return nil
}

// pieceOfList is how much is encoded at a time, in bytes.
const pieceOfList = 32 << 10

// batches is the body of everything: the next members are encoded when those before are sent, and the next batch is read when
// all of a batch are. Between two batches nothing of the database is held, however slow the reader; one that takes nothing for
// writeTimeout is cut off.
type batches struct {
	ctx     context.Context //nolint:containedctx // the request's, which goes on while its answer is sent
	timeout time.Duration   // of a batch
	conn    net.Conn
	logger  *zerolog.Logger
	pass    *gate.Pass

	list  batch
	at    int // of the batch
	sent  bool
	next  func(ctx context.Context, from position) (batch, error)
	after []byte // the end of the answer
	ended bool

	out bytes.Buffer // encoded and not yet sent
	to  io.Writer    // out, or what compresses into it
	zip *gzip.Writer
}

// Read gives what is sent next. After an error the connection is cut without the end of the answer, so that nobody takes
// the part for the whole.
func (b *batches) Read(into []byte) (int, error) {
	if err := b.conn.SetWriteDeadline(clock.System().Now().Add(writeTimeout)); err != nil {
		return 0, err
	}
	for b.out.Len() == 0 {
		if b.ended {
			return 0, io.EOF
		}
		if err := b.piece(); err != nil {
			b.logger.Error().Err(err).Msg("list broken off")
			return 0, io.ErrUnexpectedEOF // which the engine does not log again
		}
	}
	return b.out.Read(into)
}

// Close ends the work: all is sent, or the reader is gone. The engine calls it in any case.
func (b *batches) Close() error {
	b.pass.Leave()
	return nil
}

// piece encodes what is sent next when its turn has come.
func (b *batches) piece() error {
	if err := b.pass.Enter(b.ctx); err != nil {
		return err
	}
	defer b.pass.Rest()
	return b.more()
}

// more encodes members until there is a piece of them.
func (b *batches) more() (err error) {
	defer func() {
		if reason := recover(); reason != nil {
			err = fault.Panicked(reason)
		}
	}()
	for written := 0; written < pieceOfList; {
		for b.at == b.list.size() {
			if b.list.following() == (position{}) {
				return b.end()
			}
			if err := b.turn(); err != nil {
				return err
			}
		}
		n, err := b.encode(b.list.member(b.at))
		if err != nil {
			return err
		}
		b.at++
		written += n
	}
	return nil
}

func (b *batches) encode(member any) (int, error) {
	data, err := json.Marshal(member)
	if err != nil {
		return 0, fmt.Errorf("marshal a member: %w", err)
	}
	if b.sent {
		if _, err := b.to.Write([]byte{','}); err != nil {
			return 0, err
		}
	}
	b.sent = true
	return b.to.Write(data)
}

// turn reads the next batch, which has the time of a request of its own.
func (b *batches) turn() error {
	ctx := b.ctx
	if b.timeout != NoTimeout {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, b.timeout)
		defer cancel()
	}
	list, err := b.next(ctx, b.list.following())
	if err != nil {
		return fmt.Errorf("read the next batch of a list: %w", err)
	}
	b.list, b.at = list, 0
	return nil
}

func (b *batches) end() error {
	b.ended = true
	if _, err := b.to.Write(b.after); err != nil {
		return err
	}
	if b.zip != nil {
		return b.zip.Close()
	}
	return nil
}

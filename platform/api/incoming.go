package api

import (
	"bytes"
	"errors"
	"io"

	"github.com/valyala/fasthttp"
)

// Bodies are read as they arrive: nothing is kept for what is refused anyway, and an Upload never lies in memory.

// checkLength refuses a body by the length it announces.
func (r *request) checkLength() error {
	if r.ctx.Request.Header.ContentLength() > r.op.maxBody {
		return ErrTooLarge
	}
	return nil
}

// bodyAhead is how much memory a body gets before it arrives.
const bodyAhead = 16 << 10

// body reads a whole body, up to the operation's limit.
func (r *request) body() ([]byte, error) {
	stream := r.ctx.RequestBodyStream()
	if stream == nil {
		return r.ctx.Request.Body(), nil
	}
	if r.read != nil {
		return r.read, nil
	}
	length := r.ctx.Request.Header.ContentLength()
	var data bytes.Buffer
	data.Grow(max(0, min(length, bodyAhead)) + bytes.MinRead) // of more, memory is taken as it arrives: an announcement costs nothing
	_, err := data.ReadFrom(io.LimitReader(stream, int64(r.op.maxBody)+1))
	switch {
	case err != nil:
		return nil, ErrBodyCut.Because(err)
	case data.Len() > r.op.maxBody:
		return nil, ErrTooLarge
	case data.Len() < length:
		return nil, ErrBodyCut.Because(io.ErrUnexpectedEOF)
	}
	r.read = data.Bytes()
	return r.read, nil
}

// takeRest reads what nobody read of a body, so that the client hears the answer and the connection serves its next
// request. A body far over the limit is not worth it: then the connection ends.
func takeRest(ctx *fasthttp.RequestCtx, limit int) {
	stream := ctx.RequestBodyStream()
	if stream == nil {
		return
	}
	if ctx.Request.Header.ContentLength() <= limit+bodySlack {
		_, err := io.CopyN(io.Discard, stream, int64(limit+bodySlack)+1)
		if errors.Is(err, io.EOF) {
			return
		}
	}
	ctx.SetConnectionClose()
}

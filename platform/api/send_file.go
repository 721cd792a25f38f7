package api

import (
	"context"
	"errors"
	"fmt"
	"io"
	"mime"
	"net"
	"net/http"
	"strconv"
	"strings"

	"millesime/platform/clock"
	"millesime/platform/tidy"
)

func (s *Server) sendFile(ctx context.Context, r *request, f File) error {
	h := &r.ctx.Response.Header
	if f.ETag != "" {
		h.Set("ETag", f.ETag)
		if notModified(r) {
			return nil
		}
	}
	h.SetContentType(f.ContentType)
	disposition := "attachment"
	if f.Inline {
		disposition = "inline"
	}
	if name := tidy.FileName(f.Name); name != "" {
		disposition = mime.FormatMediaType(disposition, map[string]string{"filename": name})
	}
	h.Set("Content-Disposition", disposition)
	if f.Content != nil {
		if err := s.sendContent(ctx, r, f); err != nil {
			return err
		}
	} else {
		r.ctx.Response.SetBodyRaw(f.Data)
	}
	setCaching(h)
	return nil
}

// sendContent sends a file while it is read, or the part of it that is asked for.
func (s *Server) sendContent(ctx context.Context, r *request, f File) error {
	h, size := &r.ctx.Response.Header, f.Content.Size()
	h.Set("Accept-Ranges", "bytes")
	offset, length, err := rangeOf(r.header("Range"), size)
	if known := r.header("If-Range"); known != "" && known != f.ETag {
		offset, length, err = 0, size, nil // the client has a part of another file
	}
	switch {
	case errors.Is(err, errRange):
		h.Set("Content-Range", "bytes */"+strconv.FormatInt(size, 10))
		r.ctx.Response.SetStatusCode(http.StatusRequestedRangeNotSatisfiable)
		return nil
	case length < size:
		h.Set("Content-Range", fmt.Sprintf("bytes %d-%d/%d", offset, offset+length-1, size))
		r.ctx.Response.SetStatusCode(http.StatusPartialContent)
	}
	if r.ctx.IsHead() {
		r.ctx.Response.SkipBody = true
		h.SetContentLength(int(length))
		return nil
	}
	// The body is read after the handler has returned, and ends with the connection or the server.
	reading, stop := context.WithCancel(context.WithoutCancel(ctx))
	unbind := context.AfterFunc(s.life, stop) //nolint:contextcheck // the server's end ends its answers
	section, err := f.Content.Section(reading, offset, length)
	if err != nil {
		unbind()
		stop()
		return err
	}
	end := func() { unbind(); stop() }
	r.ctx.Response.SetBodyStream(&sending{ReadCloser: section, conn: r.ctx.Conn(), end: end}, int(length))
	return nil
}

// sending gives the client a while to take each piece of a file, however large the whole is.
type sending struct {
	io.ReadCloser

	conn net.Conn
	end  func()
}

func (s *sending) Read(piece []byte) (int, error) {
	if err := s.conn.SetWriteDeadline(clock.System().Now().Add(writeTimeout)); err != nil {
		return 0, err
	}
	return s.ReadCloser.Read(piece)
}

func (s *sending) Close() error {
	defer s.end()
	return s.ReadCloser.Close()
}

// errRange is the error of a part that a file does not have.
var errRange = errors.New("api: no such range")

// rangeOf reads a header Range (RFC 9110, 14.2): one range of bytes. The whole file answers what is not understood, and
// several ranges at once.
func rangeOf(header string, size int64) (offset, length int64, err error) {
	span, ok := strings.CutPrefix(strings.TrimSpace(header), "bytes=")
	first, last, dash := strings.Cut(span, "-")
	if !ok || !dash || strings.Contains(span, ",") {
		return 0, size, nil
	}
	from, hasFrom := byteAt(first)
	to, hasTo := byteAt(last)
	switch {
	case first == "" && hasTo: // the last so many bytes
		if to == 0 || size == 0 {
			return 0, 0, errRange
		}
		length = min(to, size)
		return size - length, length, nil
	case !hasFrom || last != "" && (!hasTo || to < from):
		return 0, size, nil
	case from >= size:
		return 0, 0, errRange
	case last == "":
		return from, size - from, nil
	}
	return from, min(to, size-1) - from + 1, nil
}

// byteAt reads a place in a file.
func byteAt(text string) (at int64, ok bool) {
	n, err := strconv.ParseUint(strings.TrimSpace(text), 10, 63)
	return int64(n), err == nil
}

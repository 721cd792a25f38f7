package api

import (
	"bytes"
	"strings"

	"github.com/valyala/fasthttp"
)

// minCompress is the size in bytes from which compression is worth its time.
const minCompress = 1 << 10

// compressible tells whether a media type shrinks.
func compressible(mediaType []byte) bool {
	return bytes.HasPrefix(mediaType, []byte("text/")) && !bytes.HasPrefix(mediaType, []byte("text/event-stream")) ||
		bytes.Contains(mediaType, []byte("json")) ||
		bytes.Contains(mediaType, []byte("javascript")) ||
		bytes.HasPrefix(mediaType, []byte("image/svg"))
}

// accepted gives the best coding the client takes: "br", "gzip" or "".
func accepted(h *fasthttp.RequestHeader) string {
	switch {
	case h.HasAcceptEncoding("br"):
		return "br"
	case h.HasAcceptEncoding("gzip"):
		return "gzip"
	}
	return ""
}

// compress shrinks an answer made for one request, quickly rather than well.
func compress(ctx *fasthttp.RequestCtx) {
	response := &ctx.Response
	if response.IsBodyStream() || !compressible(response.Header.ContentType()) {
		return
	}
	if len(response.Header.ContentEncoding()) > 0 {
		return // a file of the interface, compressed once for all
	}
	body := response.Body()
	if len(body) < minCompress {
		return
	}
	addVary(&response.Header, "Accept-Encoding")
	coding := accepted(&ctx.Request.Header)
	switch coding {
	case "br":
		response.SetBodyRaw(fasthttp.AppendBrotliBytesLevel(nil, body, fasthttp.CompressBrotliBestSpeed))
	case "gzip":
		response.SetBodyRaw(fasthttp.AppendGzipBytesLevel(nil, body, fasthttp.CompressBestSpeed))
	default:
		return
	}
	encoded(&response.Header, coding)
}

// encoded names the coding of an answer. It is another sequence of bytes, so the tag becomes weak.
func encoded(h *fasthttp.ResponseHeader, coding string) {
	h.Set("Content-Encoding", coding)
	if tag := string(h.Peek("ETag")); tag != "" && !strings.HasPrefix(tag, "W/") {
		h.Set("ETag", "W/"+tag)
	}
}

func addVary(h *fasthttp.ResponseHeader, name string) {
	if vary := string(h.Peek("Vary")); vary != "" {
		name = vary + ", " + name
	}
	h.Set("Vary", name)
}

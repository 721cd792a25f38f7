package api

import (
	"bytes"
	"time"

	"github.com/valyala/fasthttp"
)

// Limits of the server; operations that declare others get their own, request
// by request, before the body is read.
const (
	readBufferSize = 16 << 10 // bytes of headers
	readTimeout    = 10 * time.Second
	writeTimeout   = 30 * time.Second
	idleTimeout    = 60 * time.Second

	// bodySlack is read beyond an operation's limit, so that what is a little
	// too large gets a clean 413 instead of a connection that breaks.
	bodySlack = 1 << 20

	uploadTimeout = 2 * time.Minute // to send a body larger than the default
	answerSlack   = 20 * time.Second
	streamTimeout = 24 * time.Hour
)

// limitsOf gives the limits of the operation a request is for. Zero values
// leave the server's own.
func (s *Server) limitsOf(header *fasthttp.RequestHeader) fasthttp.RequestConfig {
	byMethod, _ := s.operations.find(escapedPath(header.RequestURI()))
	op := byMethod[string(header.Method())]
	if op == nil {
		return fasthttp.RequestConfig{}
	}
	limits := fasthttp.RequestConfig{MaxRequestBodySize: op.maxBody + bodySlack}
	if header.ContentLength() > limits.MaxRequestBodySize {
		limits.MaxRequestBodySize = 1 // it is refused as announced, without waiting for what would be read ahead
	}
	if op.maxBody > DefaultMaxBody {
		limits.ReadTimeout = uploadTimeout
	}
	switch timeout := s.timeoutOf(op); {
	case timeout == NoTimeout:
		limits.WriteTimeout = streamTimeout
	case timeout > DefaultTimeout:
		limits.WriteTimeout = timeout + answerSlack
	}
	return limits
}

func (s *Server) timeoutOf(op *operation) time.Duration {
	if op.timeout == NoTimeout {
		return NoTimeout
	}
	return max(op.timeout, s.options.Patience)
}

// escapedPath is the path of a request line as it was sent, without query and,
// in absolute form, without scheme and host.
func escapedPath(uri []byte) string {
	if before, _, found := bytes.Cut(uri, []byte("?")); found {
		uri = before
	}
	if _, after, absolute := bytes.Cut(uri, []byte("://")); absolute && (len(uri) == 0 || uri[0] != '/') {
		slash := bytes.IndexByte(after, '/')
		if slash < 0 {
			return "/"
		}
		uri = after[slash:]
	}
	return string(uri)
}

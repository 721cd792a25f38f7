package apitest

import (
	"bufio"
	"context"
	"io"
	"net/http"
	"strings"
)

// Stream is an event stream that is open.
type Stream struct {
	Response // its status; the body of a refusal

	cancel context.CancelFunc
	body   io.ReadCloser
	lines  *bufio.Reader
}

// StreamEvent is one event of a stream.
type StreamEvent struct{ Name, ID, Data string }

// Stream opens an event stream. A refusal is read whole, as Get does.
func (c *Client) Stream(path string, options ...Option) *Stream {
	c.tb.Helper()
	ctx, cancel := context.WithCancel(c.tb.Context())
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, c.base+path, http.NoBody)
	if err != nil {
		cancel()
		c.tb.Fatalf("GET %s: %v", path, err)
	}
	request.Header = c.header.Clone()
	for _, option := range options {
		option(c, request.Header)
	}
	answer, err := c.http.Do(request) //nolint:bodyclose // Close does
	if err != nil {
		cancel()
		c.tb.Fatalf("GET %s: %v", path, err)
	}
	s := &Stream{
		Response: Response{tb: c.tb, what: "GET " + path, Status: answer.StatusCode, Header: answer.Header},
		cancel:   cancel, body: answer.Body, lines: bufio.NewReader(answer.Body),
	}
	c.tb.Cleanup(s.Close)
	if answer.StatusCode != http.StatusOK {
		if s.Body, err = io.ReadAll(answer.Body); err != nil {
			c.tb.Fatalf("GET %s: read the answer: %v", path, err)
		}
	}
	return s
}

// Next waits for an event; io.EOF when the stream has ended.
func (s *Stream) Next() (StreamEvent, error) {
	var e StreamEvent
	for {
		line, err := s.lines.ReadString('\n')
		if err != nil {
			return e, err
		}
		name, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		switch name {
		case "event":
			e.Name = value
		case "id":
			e.ID = value
		case "data":
			e.Data = value
		case "":
			if e != (StreamEvent{}) {
				return e, nil
			}
		}
	}
}

// Close ends the connection.
func (s *Stream) Close() {
	s.cancel()
	_ = s.body.Close() // it was cut
}

package load

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"github.com/valyala/fasthttp"
)

// Request is one HTTP request to send.
type Request struct {
	Method string // "" = GET
	URI    string // path and query
	Token  string // Bearer; "" = none
	Key    string // Idempotency-Key; "" = none
	Body   []byte // JSON; nil = none
}

// Script gives the n-th request of a connection; several connections ask it at once.
type Script func(connection, n int) Request

// Server is what is driven, over connections that stay open.
type Server struct {
	Address string // host:port
	client  *fasthttp.HostClient
}

const requestTimeout = 30 * time.Second

// NewServer makes one for at most that many connections at once.
func NewServer(address string, connections int) *Server {
	return &Server{Address: address, client: &fasthttp.HostClient{
		Addr: address, MaxConns: connections, ReadTimeout: requestTimeout, WriteTimeout: requestTimeout,
		MaxIdleConnDuration: time.Minute, RetryIfErr: func(*fasthttp.Request, int, error) (resetTimeout, retry bool) { return false, false },
	}}
}

// Do sends one request and gives status and body.
func (s *Server) Do(r Request) (status int, body []byte, err error) {
	request, response := fasthttp.AcquireRequest(), fasthttp.AcquireResponse()
	defer fasthttp.ReleaseRequest(request)
	defer fasthttp.ReleaseResponse(response)
	s.write(request, r)
	if err := s.client.Do(request, response); err != nil {
		return 0, nil, fmt.Errorf("%s %s: %w", r.Method, r.URI, err)
	}
	return response.StatusCode(), slices.Clone(response.Body()), nil
}

func (s *Server) write(request *fasthttp.Request, r Request) {
	request.Reset()
	request.SetRequestURI("http://" + s.Address + r.URI)
	if r.Method != "" {
		request.Header.SetMethod(r.Method)
	}
	if r.Token != "" {
		request.Header.Set("Authorization", "Bearer "+r.Token)
	}
	if r.Key != "" {
		request.Header.Set("Idempotency-Key", r.Key)
	}
	if r.Body != nil {
		request.Header.SetContentType("application/json")
		request.SetBodyRaw(r.Body)
	}
}

// Drive sends what the script says over so many connections, each waiting for its answer before it asks again,
// until the time is over or the context ends. Anything but a 2xx is a failure.
func (s *Server) Drive(ctx context.Context, connections int, period time.Duration, script Script) Sample {
	samples := make([]Sample, connections)
	start := time.Now()
	var all sync.WaitGroup
	for c := range connections {
		all.Go(func() { samples[c] = s.connection(ctx, start.Add(period), c, script) })
	}
	all.Wait()
	total := Sample{Elapsed: time.Since(start)}
	for _, one := range samples {
		total.Latencies = append(total.Latencies, one.Latencies...)
		if total.Failures == 0 {
			total.Failure = one.Failure
		}
		total.Failures += one.Failures
	}
	slices.Sort(total.Latencies)
	return total
}

func (s *Server) connection(ctx context.Context, end time.Time, connection int, script Script) Sample {
	request, response := fasthttp.AcquireRequest(), fasthttp.AcquireResponse()
	defer fasthttp.ReleaseRequest(request)
	defer fasthttp.ReleaseResponse(response)
	var sample Sample
	for n := 0; ctx.Err() == nil; n++ {
		s.write(request, script(connection, n))
		sent := time.Now()
		if sent.After(end) {
			break
		}
		err := s.client.Do(request, response)
		if status := response.StatusCode(); err == nil && status/100 == 2 {
			sample.Latencies = append(sample.Latencies, time.Since(sent))
			continue
		}
		if sample.Failures == 0 {
			sample.Failure = fmt.Sprintf("%s: status %d, %v: %.300s", request.URI().RequestURI(), response.StatusCode(), err, response.Body())
		}
		sample.Failures++
	}
	return sample
}

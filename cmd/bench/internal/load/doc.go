// Package load drives an HTTP server with a bounded number of connections for a bounded time, and sums up what
// it saw. Nothing here knows what the requests mean.
package load

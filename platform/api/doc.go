// Package api is the one HTTP surface: a route is declared once, as an
// Endpoint, and yields its Fiber route, authentication, group check, decoding,
// validation, limits, log line, metric label and OpenAPI 3.1 operation
// (architecture rule 5). It is the only package that knows Fiber.
//
// Life of a request: dispatch (server.go, dispatch.go) → authenticate
// (authenticate.go) → decode (plan.go, params.go, jsondecode.go) → validate →
// Handle → respond (respond.go); every error goes through errors.go.
package api

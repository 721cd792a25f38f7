// Package stage sets up what is measured: fresh databases, the product's own binary over them, and the bare
// server, each a process of its own.
package stage

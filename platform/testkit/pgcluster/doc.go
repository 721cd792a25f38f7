// Package pgcluster runs a throw-away PostgreSQL server for tests: its own
// data folder, a port of its own on 127.0.0.1, durability off. The server ends
// with the process that started it, however that process ends.
package pgcluster

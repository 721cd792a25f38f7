// Package db holds the schema of the product: one numbered sequence of
// migrations for both databases, written as templates (see platform/db).
package db

import "embed"

// Migrations are the files migrations/NNNN_name.sql.
//
//go:embed migrations/*.sql
var Migrations embed.FS

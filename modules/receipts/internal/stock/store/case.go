package store

import (
	"strings"

	"github.com/uptrace/bun"
	"github.com/uptrace/bun/schema"
)

// caseOf builds CASE product_id WHEN … THEN … END, so that many rows move in one statement.
type caseOf struct {
	when strings.Builder
	args []any
}

func (c *caseOf) add(productID, delta int64) {
	c.when.WriteString(" WHEN ? THEN ?")
	c.args = append(c.args, productID, delta)
}

func (c *caseOf) expr() schema.QueryWithArgs {
	return bun.SafeQuery("CASE product_id"+c.when.String()+" END", c.args...)
}

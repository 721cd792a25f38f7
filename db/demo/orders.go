package demo

import (
	"context"

	"millesime/platform/db"
)

func (w *world) writeOrders(context.Context, *db.Tx) error { return nil }

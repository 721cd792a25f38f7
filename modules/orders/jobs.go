package orders

import (
	"context"
	"time"

	"millesime/platform/jobs"
)

// dueEvery is how often it is looked for what time decides.
const dueEvery = time.Minute

// Jobs are its work that has a time of its own. Each follows from rows alone: what came due while nobody ran is done then.
func (m *Module) Jobs() []jobs.Handler {
	return []jobs.Handler{
		jobs.Repeated("orders_move_due_v1", jobs.Every(dueEvery), func(ctx context.Context) error {
			_, err := m.orders.MoveDue(ctx)
			return err
		}),
		jobs.Repeated("orders_deliver_due_v1", jobs.Every(dueEvery), func(ctx context.Context) error {
			_, err := m.orders.DeliverDue(ctx)
			return err
		}),
		jobs.Repeated("orders_remind_v1", jobs.Every(dueEvery), m.orders.Remind),
		jobs.Repeated("orders_keep_sums_v1", jobs.Every(dueEvery), m.orders.KeepSums),
	}
}

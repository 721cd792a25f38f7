package shop

import "millesime/cmd/bench/internal/load"

// Statuses are the states that a list of orders shows unless it is asked for others.
func Statuses() []string {
	return []string{
		"processing", "waiting_payment", "paid", "paid_error", "validated", "canceled", "preparation", "pending_shipping",
		"shipped", "partially_shipped", "pending_invoice", "closed", "billed", "incident",
	}
}

// OrdersScript reads the newest orders of a person.
func OrdersScript(p Person) load.Script {
	return func(int, int) load.Request { return load.Request{URI: "/api/orders", Token: p.Token} }
}

// BareOrdersScript reads them from the bare server.
func BareOrdersScript() load.Script {
	return func(int, int) load.Request { return load.Request{URI: "/orders"} }
}

// SummaryScript reads what the home page shows of a person's orders.
func SummaryScript(p Person) load.Script {
	return func(int, int) load.Request { return load.Request{URI: "/api/orders/summary", Token: p.Token} }
}

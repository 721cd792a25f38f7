package shop

import "millesime/cmd/bench/internal/load"

// HiddenStatuses are the states that a list of orders leaves out unless it is asked for them.
func HiddenStatuses() []string { return []string{"quotation", "canceled_quotation"} }

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

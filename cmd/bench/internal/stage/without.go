package stage

import "millesime/platform/lists"

// WithoutOrderSums are the statements that take the triggers of sums of orders away.
func WithoutOrderSums(sqlite bool) []string {
	if sqlite {
		return drop("TRIGGER", "", "order_sums_insert", "order_sums_update", "order_sums_delete")
	}
	return drop("TRIGGER", " ON orders", "order_sums_write", "order_sums_update")
}

// WithoutOrderLists are those that take away what only lists of orders are read from.
func WithoutOrderLists(sqlite bool) []string {
	all := drop("INDEX", "", "orders_status", "orders_supplier_status", "orders_supplier_total", "orders_pair", "orders_placed_by",
		"orders_quoted_pair", "orders_quoted_placed")
	if sqlite {
		return append(all, drop(
			"TRIGGER", "", "order_names_insert", "order_names_update", "order_numbers_insert", "order_numbers_update",
			"order_numbers_delete",
		)...)
	}
	return append(append(all, drop("TRIGGER", " ON orders", "order_names_write")...), drop("INDEX", "", "orders_numbers_trigrams")...)
}

func drop(kind, of string, names ...string) []string {
	return lists.Each(names, func(name string) string { return "DROP " + kind + " " + name + of })
}

package lists

import "time"

// Scope is which rows between suppliers and customers somebody sees (domain 2): exactly one of its parts is set, Buyer aside.
type Scope struct {
	Buyer      int64 // of these rows those of one customer only; 0 = all
	All        bool
	CustomerID int64
	SupplierID int64
	AgentID    int64
	Assigned   []Assignment // to the agent
}

// Assignment is a supplier and a customer whose rows an agent sees from an instant on.
type Assignment struct {
	SupplierID, CustomerID int64
	Since                  time.Time
}

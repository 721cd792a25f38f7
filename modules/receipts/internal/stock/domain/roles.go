package domain

import (
	"millesime/modules/receipts/receiptsapi"
	"millesime/platform/auth"
)

// Role is what an actor is to one receipt.
type Role string

// The roles of the state table. Who keeps the warehouse says what arrived: an admin at Dartess, elsewhere the supplier.
const (
	RoleKeeper      Role = "supplier_in_own_warehouse"
	RoleSupplier    Role = "supplier_at_dartess"
	RoleKeeperAdmin Role = "admin_at_dartess"
	RoleAdmin       Role = "admin_elsewhere"
)

// Keeps tells whether a role says what has arrived, and counts it.
func (r Role) Keeps() bool { return r == RoleKeeper || r == RoleKeeperAdmin }

// Keepers are the roles that say what has arrived.
func Keepers() []Role { return []Role{RoleKeeper, RoleKeeperAdmin} }

// EveryRole is each of them.
func EveryRole() []Role { return []Role{RoleKeeper, RoleSupplier, RoleKeeperAdmin, RoleAdmin} }

// keptBy is the warehouse that a reader keeps.
func keptBy(reader auth.Actor) string {
	if reader.Group.IsAdmin() {
		return receiptsapi.WarehouseDartess
	}
	return receiptsapi.WarehouseSupplier
}

// RoleOf tells what an actor is to a receipt that it may read.
func RoleOf(a auth.Actor, warehouse string) Role {
	switch {
	case a.Group.IsAdmin() && warehouse == receiptsapi.WarehouseDartess:
		return RoleKeeperAdmin
	case a.Group.IsAdmin():
		return RoleAdmin
	case warehouse == receiptsapi.WarehouseDartess:
		return RoleSupplier
	default:
		return RoleKeeper
	}
}

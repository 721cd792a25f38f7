package receiptsevents

// RecoveryAskedV1 tells that goods are taken back out of a warehouse: they left available stock, and wait to be handed over.
type RecoveryAskedV1 struct {
	RecoveryID int64  `json:"recoveryId"`
	Number     string `json:"number"`
	SupplierID int64  `json:"supplierId"`
	Warehouse  string `json:"warehouse"` // receiptsapi.WarehouseDartess or WarehouseSupplier
	Units      int64  `json:"units"`
	AskedBy    int64  `json:"askedBy"`
}

func (RecoveryAskedV1) Topic() string { return "receipts_recovery_asked_v1" }

// RecoveryHandedOverV1 tells that the goods of a stock return left their warehouse.
type RecoveryHandedOverV1 struct {
	RecoveryID   int64  `json:"recoveryId"`
	Number       string `json:"number"`
	SupplierID   int64  `json:"supplierId"`
	Warehouse    string `json:"warehouse"`
	Units        int64  `json:"units"`
	HandedOverBy int64  `json:"handedOverBy"`
}

func (RecoveryHandedOverV1) Topic() string { return "receipts_recovery_handed_over_v1" }

// RecoveryDeletedV1 tells that a stock return was deleted before its goods left: they are available again.
type RecoveryDeletedV1 struct {
	RecoveryID int64  `json:"recoveryId"`
	Number     string `json:"number"`
	SupplierID int64  `json:"supplierId"`
	Warehouse  string `json:"warehouse"`
	Units      int64  `json:"units"`
	DeletedBy  int64  `json:"deletedBy"`
}

func (RecoveryDeletedV1) Topic() string { return "receipts_recovery_deleted_v1" }

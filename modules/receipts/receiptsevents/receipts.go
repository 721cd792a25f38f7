package receiptsevents

// What happened to a receipt.
const (
	ReceiptAnnounced = "announced"
	ReceiptCounted   = "counted" // in part, and some of it was broken
	ReceiptComplete  = "complete"
	ReceiptCanceled  = "canceled"
	ReceiptCorrected = "corrected" // what was counted of it
)

// ReceiptActV1 tells what somebody did to a receipt. Units are those of all its lines, as they stand afterwards.
type ReceiptActV1 struct {
	ReceiptID  int64  `json:"receiptId"`
	Number     string `json:"number"`
	Warehouse  string `json:"warehouse"` // receiptsapi.WarehouseDartess or WarehouseSupplier
	SupplierID int64  `json:"supplierId"`
	Act        string `json:"act"`
	By         int64  `json:"by"`
	ExpectedOn string `json:"expectedOn"` // YYYY-MM-DD
	Expected   int64  `json:"expected"`
	Received   int64  `json:"received"`
	Damaged    int64  `json:"damaged"`
	Short      int64  `json:"short"` // announced and neither received nor damaged
	Reason     string `json:"reason,omitempty"`
}

func (ReceiptActV1) Topic() string { return "receipts_receipt_act_v1" }

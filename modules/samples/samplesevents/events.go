// Package samplesevents holds the events that samples publish.
package samplesevents

// RequestAskedV1 tells that a buyer asked for a sample.
type RequestAskedV1 struct {
	RequestID   int64  `json:"requestId"`
	ProductName string `json:"productName"`
	CustomerID  int64  `json:"customerId"`
	SupplierID  int64  `json:"supplierId"`
	AgentID     int64  `json:"agentId"` // the customer's agent at the supplier; 0 = none
}

func (RequestAskedV1) Topic() string { return "samples_request_asked_v1" }

// State of a request: the codes of specification 3, sampleRequest_status.
type State string

// The states.
const (
	Pending  State = "pending"
	Valid    State = "valid"
	Ordering State = "ordering"
	Reject   State = "reject"
)

// RequestMovedV1 tells that a request changed state.
type RequestMovedV1 struct {
	RequestID   int64  `json:"requestId"`
	ProductName string `json:"productName"`
	From        State  `json:"from"`
	To          State  `json:"to"`
	CustomerID  int64  `json:"customerId"`
	SupplierID  int64  `json:"supplierId"`
	MovedBy     int64  `json:"movedBy"`
}

func (RequestMovedV1) Topic() string { return "samples_request_moved_v1" }

// FeedbackGivenV1 tells what a buyer thought of a sample.
type FeedbackGivenV1 struct {
	RequestID   int64  `json:"requestId"`
	ProductName string `json:"productName"`
	CustomerID  int64  `json:"customerId"`
	SupplierID  int64  `json:"supplierId"`
	AgentID     int64  `json:"agentId"` // the customer's agent at the supplier; 0 = none
	Rating      int    `json:"rating"`  // 1 to 5
}

func (FeedbackGivenV1) Topic() string { return "samples_feedback_given_v1" }

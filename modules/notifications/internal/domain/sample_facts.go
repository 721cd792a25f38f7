package domain

import (
	"context"

	"millesime/modules/samples/samplesevents"
	"millesime/platform/db"
)

// ordering is the state of a sample request whose buyer ordered it; its order is told by itself.
const ordering = "ordering"

// SampleAsked tells the supplier and the customer's agent.
func (t *Telling) SampleAsked(ctx context.Context, tx *db.Tx, e samplesevents.RequestAskedV1, source string) error {
	fact := Fact{
		Kind: SampleAsked, Subject: SampleRequests, SubjectID: e.RequestID, Source: source, Params: Params{Product: e.ProductName},
	}
	return t.Tell(ctx, tx, fact,
		Recipient{UserID: e.SupplierID, PartyID: e.CustomerID}, Recipient{UserID: e.AgentID, PartyID: e.CustomerID})
}

// SampleMoved tells the buyer the answer. What the buyer did itself it knows.
func (t *Telling) SampleMoved(ctx context.Context, tx *db.Tx, e samplesevents.RequestMovedV1, source string) error {
	if e.To == ordering || e.MovedBy == e.CustomerID {
		return nil
	}
	fact := Fact{
		Kind: SampleAnswer, Subject: SampleRequests, SubjectID: e.RequestID, Source: source,
		Params: Params{Product: e.ProductName, From: e.From, To: e.To},
	}
	return t.Tell(ctx, tx, fact, Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
}

// SampleFeedback tells the supplier and the customer's agent what the buyer thought.
func (t *Telling) SampleFeedback(ctx context.Context, tx *db.Tx, e samplesevents.FeedbackGivenV1, source string) error {
	fact := Fact{
		Kind: SampleFeedback, Subject: SampleRequests, SubjectID: e.RequestID, Source: source, Params: Params{Product: e.ProductName},
	}
	return t.Tell(ctx, tx, fact,
		Recipient{UserID: e.SupplierID, PartyID: e.CustomerID}, Recipient{UserID: e.AgentID, PartyID: e.CustomerID})
}

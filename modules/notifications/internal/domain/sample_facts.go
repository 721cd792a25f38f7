package domain

import "millesime/modules/samples/samplesevents"

// SampleRequested tells the supplier and the customer's agent.
func SampleRequested(e samplesevents.RequestAskedV1) []Fact {
	return sampleFact(SampleAsked, e.RequestID, e.ProductName).to(about(e.CustomerID, []int64{e.SupplierID, e.AgentID})...)
}

// SampleMoved tells the buyer the answer. What the buyer did itself it knows; the order of a sample is told by itself.
func SampleMoved(e samplesevents.RequestMovedV1) []Fact {
	if e.To == samplesevents.Ordering || e.MovedBy == e.CustomerID {
		return nil
	}
	fact := sampleFact(SampleAnswer, e.RequestID, e.ProductName)
	fact.Params.From, fact.Params.To = string(e.From), string(e.To)
	return fact.to(Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
}

// SampleTasted tells the supplier and the customer's agent what the buyer thought.
func SampleTasted(e samplesevents.FeedbackGivenV1) []Fact {
	return sampleFact(SampleFeedback, e.RequestID, e.ProductName).to(about(e.CustomerID, []int64{e.SupplierID, e.AgentID})...)
}

func sampleFact(kind Kind, id int64, product string) Fact {
	return Fact{Kind: kind, Subject: SampleRequests, SubjectID: id, Params: Params{Product: product}}
}

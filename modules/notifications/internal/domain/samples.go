package domain

import (
	"millesime/modules/samples/samplesevents"
	"millesime/platform/auth"
)

// Kinds about samples.
const (
	SampleAsked    Kind = "sample_asked"    // to the supplier, and to the customer's agent
	SampleAnswer   Kind = "sample_answer"   // to the buyer who asked
	SampleFeedback Kind = "sample_feedback" // to the supplier, and to the customer's agent
)

func samples() Screen {
	return Screen{"sample_requests", "/orders/sample-requests?request={id}", say("Voir la demande", "See the request")}
}

func sampleNotices() []Notice {
	return []Notice{
		{
			Kind: SampleAsked, Groups: sellingSide(), Usual: mailed, Leads: samples(), After: []News{on("sample_asked", sampleRequested)},
			Says: say("{party} vous demande un échantillon de {product}.", "{party} asks you for a sample of {product}."),
			Mail: say("Un échantillon vous est demandé", "A sample is asked of you"),
		},
		{
			Kind: SampleAnswer, Groups: append(auth.Buyers(), auth.Negociant), Usual: mailed, Leads: samples(),
			Says: say("{party} n’a pas pu donner suite à votre demande d’échantillon de {product}.",
				"{party} could not grant your request for a sample of {product}."),
			Mail: say("Réponse à votre demande d’échantillon", "An answer to your sample request"),
			But: []Variant{
				{When: now(samplesevents.Valid), Says: say("{party} accepte de vous envoyer un échantillon de {product}. Il ne vous reste qu’à le commander, sans frais.",
					"{party} agrees to send you a sample of {product}. All that is left is to order it, free of charge.")},
			},
			After: []News{on("sample_moved", sampleMoved)},
		},
		{
			Kind: SampleFeedback, Groups: sellingSide(), Usual: summarised, Leads: samples(),
			Says:  say("{party} a donné son avis sur {product}.", "{party} gave feedback on {product}."),
			Mail:  say("Un avis sur votre échantillon", "Feedback on your sample"),
			After: []News{on("sample_feedback", sampleTasted)},
		},
	}
}

// sampleRequested tells the supplier and the customer's agent.
func sampleRequested(e samplesevents.RequestAskedV1) []Fact {
	return sampleFact(SampleAsked, e.RequestID, e.ProductName).to(about(e.CustomerID, []int64{e.SupplierID, e.AgentID})...)
}

// sampleMoved tells the buyer the answer. What the buyer did itself it knows; the order of a sample is told by itself.
func sampleMoved(e samplesevents.RequestMovedV1) []Fact {
	if e.To == samplesevents.Ordering || e.MovedBy == e.CustomerID {
		return nil
	}
	fact := sampleFact(SampleAnswer, e.RequestID, e.ProductName)
	fact.Params.From, fact.Params.To = string(e.From), string(e.To)
	return fact.to(Recipient{UserID: e.CustomerID, PartyID: e.SupplierID})
}

// sampleTasted tells the supplier and the customer's agent what the buyer thought.
func sampleTasted(e samplesevents.FeedbackGivenV1) []Fact {
	return sampleFact(SampleFeedback, e.RequestID, e.ProductName).to(about(e.CustomerID, []int64{e.SupplierID, e.AgentID})...)
}

func sampleFact(kind Kind, id int64, product string) Fact {
	return Fact{Kind: kind, SubjectID: id, Params: Params{Product: product}}
}

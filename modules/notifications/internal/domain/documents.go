package domain

import "millesime/modules/documents/documentsevents"

// DocumentReceived is the kind about documents: somebody sent one, to its recipient.
const DocumentReceived Kind = "document_received"

func documents() Screen {
	return Screen{"documents", "/documents?document={id}", say("Voir le document", "See the document")}
}

func documentNotices() []Notice {
	return []Notice{
		{
			Kind: DocumentReceived, Groups: bothSides(), Usual: mailed, Leads: documents(),
			Says:  say("{party} vous a envoyé un document : {name}.", "{party} sent you a document: {name}."),
			Mail:  say("{party} vous a envoyé un document", "{party} sent you a document"),
			After: []News{on("document_sent", documentIsSent)},
		},
	}
}

// documentIsSent tells the recipient of a document.
func documentIsSent(e documentsevents.DocumentSentV1) []Fact {
	fact := Fact{Kind: DocumentReceived, SubjectID: e.DocumentID, Params: Params{Name: e.FileName}}
	return fact.to(Recipient{UserID: e.RecipientID, PartyID: e.SenderID})
}

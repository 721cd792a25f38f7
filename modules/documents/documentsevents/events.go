// Package documentsevents holds the events that documents publish.
package documentsevents

// DocumentSentV1 tells that one party sent another a document.
type DocumentSentV1 struct {
	DocumentID  int64  `json:"documentId"`
	FileName    string `json:"fileName"`
	SenderID    int64  `json:"senderId"`
	RecipientID int64  `json:"recipientId"`
}

func (DocumentSentV1) Topic() string { return "documents_document_sent_v1" }

package domain

import (
	"time"

	"millesime/platform/fault"
	"millesime/platform/lists"
)

// What documents refuses.
var (
	// ErrNotFound covers "not there" and "not yours" alike (domain 2.2).
	ErrNotFound = fault.New("documents.not_found", fault.NotFound, "Ce document est introuvable.", "This document cannot be found.")
	// ErrLinkEnded refuses a link of a mail whose time is over.
	ErrLinkEnded = fault.New("documents.link_ended", fault.Gone,
		"Ce lien a expiré. Connectez-vous : le document vous attend dans vos documents.",
		"This link has expired. Sign in: the document is among your documents.")
	// ErrNotReady refuses to open a paper that is still being made, or could not be.
	ErrNotReady = fault.New("documents.not_ready", fault.Conflict,
		"Ce document n’est pas encore prêt. Réessayez dans un instant.", "This document is not ready yet. Try again in a moment.")
	// ErrNoneReady refuses an archive of nothing.
	ErrNoneReady = fault.New("documents.none_ready", fault.Conflict,
		"Aucun de ces documents n’est prêt : il n’y a rien à télécharger.", "None of these documents is ready: there is nothing to download.")
	// ErrNoXML refuses the data of a paper that is no electronic invoice.
	ErrNoXML = fault.New("documents.no_xml", fault.NotFound, "Ce document n’a pas de fichier XML.", "This document has no XML file.")
	// ErrNotFailed refuses to make a paper again that did not fail.
	ErrNotFailed = fault.New("documents.not_failed", fault.Conflict,
		"Ce document n’est pas en échec : il n’y a rien à relancer.", "This document has not failed: there is nothing to try again.")
	// ErrEmptyCart refuses a quotation of nothing.
	ErrEmptyCart = fault.New("documents.empty_cart", fault.Conflict,
		"Votre panier est vide : ajoutez des produits avant d’en tirer un devis.", "Your cart is empty: add products before you make a quotation of it.")
	// ErrKept refuses to take away what the house made, or somebody else sent.
	ErrKept = fault.New("documents.kept", fault.Forbidden,
		"Seul l’expéditeur d’un document peut le supprimer.", "Only who sent a document may delete it.")
	// ErrManySent asks who sends without end to wait: each document is kept.
	ErrManySent = fault.New("documents.many_sent", fault.TooMany,
		"Vous avez envoyé 100 documents en une heure : poursuivez un peu plus tard.",
		"You sent 100 documents within an hour: go on a little later.")
	// ErrCursor refuses a cursor that this list did not give.
	ErrCursor = lists.Stale("documents.bad_cursor")
)

// NoRecipient refuses to send a document to somebody who is no party of the sender.
func NoRecipient() error {
	return fault.Invalid(fault.At("recipient", "not_yours",
		"Choisissez un client ou un fournisseur de votre réseau", "Choose a customer or a supplier of your network"))
}

// TooMany refuses an archive of more documents than one may hold.
func TooMany() error {
	return fault.Invalid(fault.At("documents", "too_many",
		"Une archive contient au plus {most} documents : affinez les filtres", "An archive holds at most {most} documents: narrow the filters",
		"most", MostArchived))
}

const (
	sentAtOnce = 100 // of one person
	// SendPause is the time within which they are counted.
	SendPause = time.Hour
)

// CheckSent refuses another document of who sent so many within the pause.
func CheckSent(lately int64) error {
	if lately >= sentAtOnce {
		return ErrManySent.RetryAfter(SendPause)
	}
	return nil
}

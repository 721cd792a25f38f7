package domain

import "millesime/platform/fault"

// What relations refuse.
var (
	ErrRelationNotFound = fault.New("users.relation_not_found", fault.NotFound,
		"Cette relation est introuvable.", "This relation cannot be found.")
	ErrNotParent = fault.New("users.not_parent", fault.Forbidden,
		"Seul le partenaire qui a fixé ces conditions peut les modifier.", "Only the parent may change the terms of this relation.")
	ErrRelationOver = fault.New("users.relation_over", fault.Conflict,
		"Cette relation n’est plus en cours : ses conditions ne changent plus.", "This relation is over: its terms no longer change.")
	ErrNotInvited = fault.New("users.not_invited", fault.Forbidden,
		"Seule la personne invitée peut répondre à cette invitation.", "Only the invited person may answer this invitation.")
	ErrAnswered = fault.New("users.invitation_answered", fault.Conflict,
		"Cette invitation a déjà reçu une réponse.", "This invitation was answered already.")
	ErrInvitationExpired = fault.New("users.invitation_expired", fault.Conflict,
		"Cette invitation a expiré : demandez à la personne qui vous a invité de vous la renvoyer.",
		"This invitation has expired: ask who invited you to send it again.")
	ErrImpossiblePair = fault.New("users.impossible_pair", fault.Conflict,
		"Vos deux comptes ne peuvent pas être mis en relation.", "Your two accounts cannot be tied to one another.")
	ErrNotYetAccepted = fault.New("users.not_yet_accepted", fault.Conflict,
		"Les conditions se règlent une fois l’invitation acceptée.", "The terms are settled once the invitation is accepted.")
	ErrAnswerInstead = fault.New("users.answer_instead", fault.Conflict,
		"Cette invitation attend votre réponse : acceptez-la ou refusez-la.", "This invitation waits for your answer: accept or refuse it.")
	ErrInvitationLink = fault.New("users.invitation_link", fault.NotFound,
		"Ce lien d’invitation n’est plus valable, ou s’adresse à une autre personne.",
		"This invitation link is no longer valid, or was meant for somebody else.")
)

// NotTheirAgent refuses as the agent of a customer somebody whom the supplier may not choose.
func NotTheirAgent() error {
	return fault.Invalid(fault.Violation{PropertyPath: "agent", Code: "not_your_agent", Text: fault.Text{
		FR: "Choisissez un agent avec lequel vous êtes connecté.", EN: "Choose an agent that you are connected with.",
	}})
}

// NoAgentHere refuses an agent where none can be.
func NoAgentHere() error {
	return fault.Invalid(fault.Violation{PropertyPath: "agent", Code: "no_agent_here", Text: fault.Text{
		FR: "Seul un client connecté peut être confié à un agent.", EN: "Only a connected customer can be given an agent.",
	}})
}

// UnknownProduct refuses an invitation about a product that the inviter does not see.
func UnknownProduct() error {
	return fault.Invalid(fault.Violation{PropertyPath: "product", Code: "unknown_product", Text: fault.Text{
		FR: "Ce produit est introuvable.", EN: "This product cannot be found.",
	}})
}

package demo

import (
	"slices"
	"time"

	"millesime/platform/auth"
)

// makeInvitations adds to the network of fournisseur@, agent@ and restaurant@ what waits for an answer on either side, what
// was refused, and e-mails that nobody answers to yet.
func (w *world) makeInvitations() {
	supplierID, agentID := w.suppliers[0].row.ID, w.agents[0].row.ID
	agents, suppliers := make([]*person, 0, len(w.agents)), make([]*person, 0, len(w.suppliers))
	buyers := make([]*person, 0, len(w.buyers))
	for _, a := range w.agents {
		agents = append(agents, a.person)
	}
	for _, s := range w.suppliers {
		suppliers = append(suppliers, s.person)
	}
	for _, b := range w.buyers {
		if b.group != auth.Customer {
			buyers = append(buyers, b.person)
		}
	}
	w.ask(supplierID, "contact@bistrot-des-halles.example", 3)
	w.ask(supplierID, "cave@les-trois-cepages.example", 16) // its link has expired
	w.ask(agentID, "commande@auberge-du-pont.example", 5)
	w.ask(restaurantID, "bonjour@domaine-des-lauzes.example", 2)

	for _, asked := range []struct {
		of        int64
		among     []*person // the other side is the last of them without a relation
		ofIsChild bool
		byOf      bool // the demo account asked
		status    string
		days      int
	}{
		{of: supplierID, among: buyers, status: relationPending, days: 1},
		{of: supplierID, among: agents, status: relationPending, days: 4},
		{of: supplierID, among: buyers, byOf: true, status: relationPending, days: 6},
		{of: supplierID, among: buyers, byOf: true, status: relationReject, days: 12},
		{of: agentID, among: suppliers, ofIsChild: true, status: relationPending, days: 2},
		{of: agentID, among: buyers, byOf: true, status: relationPending, days: 7},
		{of: agentID, among: suppliers, ofIsChild: true, byOf: true, status: relationReject, days: 20},
		{of: restaurantID, among: agents, ofIsChild: true, status: relationPending, days: 3},
		{of: restaurantID, among: agents, ofIsChild: true, byOf: true, status: relationReject, days: 9},
	} {
		w.askKnown(asked.of, asked.among, asked.ofIsChild, asked.byOf, asked.status, asked.days)
	}
}

// ask invites an e-mail without account.
func (w *world) ask(inviter int64, email string, daysAgo int) {
	row := relationRow{InviterID: inviter, InvitedEmail: email, Status: relationPending, ParentID: &inviter}
	if inviter == restaurantID { // a buyer can only be the child
		row.ParentID, row.ChildID = nil, &inviter
	}
	w.addRelation(row, w.now.Add(-time.Duration(daysAgo)*day))
}

// askKnown lets a demo account and the last of some people who have no relation with it ask one another.
func (w *world) askKnown(account int64, among []*person, isChild, asks bool, status string, daysAgo int) {
	for _, candidate := range slices.Backward(among) {
		other := candidate.row.ID
		parent, child := account, other
		if isChild {
			parent, child = other, account
		}
		key := pairKey{parent, child}
		if candidate.row.Status != string(auth.Valid) || w.relations.byPair[key] != nil {
			continue
		}
		row := relationRow{ParentID: &parent, ChildID: &child, InviterID: other, InvitedEmail: w.people[account-1].row.Email, Status: status}
		if asks {
			row.InviterID, row.InvitedEmail = account, candidate.row.Email
		}
		w.relations.byPair[key] = w.addRelation(row, w.now.Add(-time.Duration(daysAgo)*day))
		return
	}
}

package domain

import "testing"

// Who follows an order without an account reads of no incident: of its own withdrawal, or of its complaint.
func TestTheStateInTheWordsOfACustomer(t *testing.T) {
	t.Parallel()
	for status := range StatusNames() {
		if name := (Order{Summary: Summary{Status: status}}).NameToCustomer(); name.FR == "" || name.FR == StatusNames()[Incident].FR {
			t.Errorf("%s is called %q", status, name.FR)
		}
	}
	withdrawn := Order{Summary: Summary{Status: Incident}, Incidents: []OrderIncident{{Kind: IncidentWithdrawal}}}
	if name := withdrawn.NameToCustomer(); name.FR != "Rétractation enregistrée" {
		t.Errorf("a withdrawal is called %q", name.FR)
	}
}

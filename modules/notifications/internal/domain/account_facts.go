package domain

import (
	"millesime/modules/users/usersevents"
	"millesime/platform/auth"
)

// StatusChanged tells people whose account is open now; others cannot read it.
func StatusChanged(e usersevents.StatusChangedV1) []Fact {
	if e.To != string(auth.Valid) {
		return nil
	}
	fact := Fact{Kind: AccountOpened, Subject: Users, Params: Params{From: e.From, To: e.To}}
	return fact.to(about(0, e.UserIDs)...)
}

// PersonChanged tells a person that somebody else changed its details.
func PersonChanged(e usersevents.ChangedV1, by int64) []Fact {
	if by == e.UserID || by == 0 {
		return nil
	}
	return Fact{Kind: AccountChanged, Subject: Users}.to(Recipient{UserID: e.UserID})
}

// PersonRegistered tells the admins that an account waits for one of them to validate it.
func PersonRegistered(e usersevents.RegisteredV1, admins []int64) []Fact {
	return Fact{Kind: Registered, Subject: Users, SubjectID: e.UserID}.to(about(e.UserID, admins)...)
}

// about are people who are told about one party, 0 = none.
func about(party int64, people []int64) []Recipient {
	told := make([]Recipient, 0, len(people))
	for _, id := range people {
		told = append(told, Recipient{UserID: id, PartyID: party})
	}
	return told
}

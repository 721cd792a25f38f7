package domain

import (
	"cmp"
	"slices"
	"time"

	"millesime/modules/users/usersapi"
	"millesime/platform/auth"
	"millesime/platform/paper"
)

// Fact is something that people are told.
type Fact struct {
	Kind      Kind
	Subject   string // as addresses name it; "": what its kind is about
	SubjectID int64  // 0 = the person who is told
	Params    Params
	To        []Recipient
	Carries   paper.Key // the paper that its mail carries to who may read it; "": none
	ToGuests  bool      // mailed also to who has no account, and reads mails alone
	IsNew     bool      // that paper is asked for by the same event
}

// Recipient is who is told a fact, and about whom.
type Recipient struct {
	UserID  int64
	PartyID int64 // the other person in it, 0 = none
}

// Told is a notification to somebody, as it chose to be told.
type Told struct {
	Notification

	Person  usersapi.Party
	Choice  Choice
	Carries paper.Key
	IsNew   bool
}

// to is the fact alone, for these people.
func (f Fact) to(recipients ...Recipient) []Fact {
	f.To = recipients
	return []Fact{f}
}

// carrying is the fact with the paper that its mail carries, which is made after the same event.
func (f Fact) carrying(of paper.Key) Fact {
	f.Carries, f.IsNew = of, true
	return f
}

// Once leaves out nobody (0) and who is there already.
func (f Fact) Once() Fact {
	seen := map[int64]bool{0: true}
	var kept []Recipient
	for _, r := range f.To {
		if !seen[r.UserID] {
			seen[r.UserID] = true
			kept = append(kept, r)
		}
	}
	f.To = kept
	return f
}

// People are who is told, and everybody that the fact names.
func (f Fact) People() (told, everybody []int64) {
	for _, r := range f.To {
		told = append(told, r.UserID)
		everybody = append(everybody, r.UserID)
		if r.PartyID != 0 {
			everybody = append(everybody, r.PartyID)
		}
	}
	return told, everybody
}

// Tell makes a notification for each recipient, as it chose or else as is usual. Who is unknown, blocked or deleted is left
// out, and who does not want to know. source is the event behind it.
func (f Fact) Tell(source string, at time.Time, parties map[int64]usersapi.Party, chosen map[int64]Choice) []Told {
	notice := noticeOf(f.Kind)
	var all []Told
	for _, r := range f.To {
		person, known := parties[r.UserID]
		choice, own := chosen[r.UserID]
		if !own {
			choice = notice.Usual
		}
		if person.IsGuest {
			choice = f.toGuest(notice.Usual)
		}
		choice = notice.allowed(choice)
		if !known || person.Status != auth.Valid || choice.None() {
			continue
		}
		params := f.Params
		params.Consumer = person.Group == auth.Customer
		params.Individual = person.Group == auth.Customer || parties[r.PartyID].Group == auth.Customer
		all = append(all, Told{Person: person, Choice: choice, Carries: f.Carries, IsNew: f.IsNew, Notification: Notification{
			UserID: r.UserID, Kind: f.Kind, Subject: cmp.Or(f.Subject, notice.Leads.Subject), SubjectID: cmp.Or(f.SubjectID, r.UserID),
			PartyID: r.PartyID, PartyName: parties[r.PartyID].DisplayName(), Params: params, Source: source,
			InApp: choice.App, InDigest: choice.Digest, CreatedAt: at,
		}})
	}
	return all
}

// toGuest is how who has no account is told: by mails alone, but of what another mail tells it whole, and of no incident: a guest reads
// of its withdrawal, its refund or another parcel (decision 114).
func (f Fact) toGuest(usual Choice) Choice {
	untold := slices.Contains([]Kind{OrderToPay, OrderMessage, OrderIncident, OrderSettled}, f.Kind)
	return Choice{Mail: !untold && (usual.Mail || f.ToGuests)}
}

// about are people who are told about one party, 0 = none; that one itself is told about nobody.
func about(party int64, people []int64) []Recipient {
	told := make([]Recipient, 0, len(people))
	for _, id := range people {
		one := Recipient{UserID: id, PartyID: party}
		if id == party {
			one.PartyID = 0
		}
		told = append(told, one)
	}
	return told
}

// but leaves out who knows.
func but(knows int64, told []Recipient) []Recipient {
	return slices.DeleteFunc(told, func(r Recipient) bool { return r.UserID == knows })
}

package app

import (
	"slices"

	"millesime/modules/users/usersapi"
	"millesime/platform/api"
	"millesime/platform/events"
	"millesime/platform/jobs"
)

// made are the modules and their upper parts, in the order in which they were made. What each contributes (operations, reactions to
// events, jobs, what it keeps about people, what waits for somebody) is found by its methods.
type made []any

// add notes what was made.
func add[M any](all *made, one M) M {
	*all = append(*all, one)
	return one
}

// gathered is what contribute gives of everything that was made and can.
func gathered[Can, T any](all made, contribute func(Can) []T) []T {
	var found []T
	for _, one := range all {
		if able, is := one.(Can); is {
			found = append(found, contribute(able)...)
		}
	}
	return found
}

// personalData is what all keep about people.
func personalData(all made) []usersapi.PersonalData {
	type keeper interface{ PersonalData() usersapi.PersonalData }
	return gathered(all, func(k keeper) []usersapi.PersonalData { return []usersapi.PersonalData{k.PersonalData()} })
}

// waiting is what of all waits for somebody.
func waiting(all made) []usersapi.Waiting {
	type awaited interface{ Waiting() []usersapi.Waiting }
	return gathered(all, awaited.Waiting)
}

// Routes are all operations of the API.
func (m Modules) Routes() []api.Route {
	type asked interface{ Endpoints() []api.Route }
	return slices.Concat(gathered(m.made, asked.Endpoints), m.Files.Endpoints())
}

// Handlers are all reactions to events.
func (m Modules) Handlers() []events.Handler {
	type listener interface{ Handlers() []events.Handler }
	return append(gathered(m.made, listener.Handlers), forgetAnswers(m.Keys))
}

// Feeds keep what this process has in memory in step with events.
func (m Modules) Feeds() []events.Feed {
	type follower interface{ Feeds() []events.Feed }
	return gathered(m.made, follower.Feeds)
}

// Forget has what this process remembers read again: for who wrote rows that no event tells of.
func (m Modules) Forget() {
	for _, feed := range m.Feeds() {
		feed.Begin()
	}
}

// Jobs are all kinds of work that takes long or has a time of its own.
func (m Modules) Jobs() []jobs.Handler {
	type worker interface{ Jobs() []jobs.Handler }
	return append(gathered(m.made, worker.Jobs), m.Keys.Jobs()...)
}

package states

// Transition is a row of a state table. S are the states of a thing, R is what an actor is to it.
type Transition[S, R ~string] struct {
	From, To S
	By       []R
	Reason   bool     // a comment is required
	Alone    bool     // asks for more than a comment, so it is never made for many things at once
	Guards   []Guard  // all must hold
	Effects  []Effect // what else happens, in the same transaction
	Due      Due      // when the system makes it by itself; "" = when something else causes it
}

// Guard names a condition of a transition, besides who asks.
type Guard string

// Effect names what a transition does besides changing the state.
type Effect string

// Due names when the system makes a transition by itself.
type Due string

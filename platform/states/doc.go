// Package states is the engine of state tables. A module writes down as data who may bring a thing from which state to which,
// under which guards and with which effects. The API, the buttons, the work that time causes and the documents all read that
// one table, and New refuses a faulty one when the program starts.
//
// The engine knows no database. A module locks what is to move, asks Find, writes the new state with its timeline, and carries
// out the effects that the transition names, all in one transaction. What a reader may do now is Allowed.
package states

// Package gate is where heavy work waits for its turn: hashing passwords, decoding pictures, writing exports, reading
// imports, lists without pages. One gate serves a process, so that what runs at a time has a bound in memory and
// processors, whatever is asked for (docs/decisions/0032).
//
// Work has a weight, and runs while the weights of all that runs fit. Who waits is served person by person, each a turn in
// its round: fifty requests of one person delay those of another by one turn. Passwords have a share of their own, so that
// nothing else keeps people from signing in. Work that could not begin before its deadline is refused at once.
//
// Long work takes turns: it yields between two parts of it, and rests while it waits for a slow reader. Never wait for a
// turn inside a transaction: who has the turn may wait for the database.
package gate

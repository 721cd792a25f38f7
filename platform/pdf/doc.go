// Package pdf lays out the papers of the trade on A4 and writes them as PDF/A-3, the form that archives keep and that carries an
// electronic invoice as a file within (ISO 19005-3; Factur-X).
//
// A Paper says what stands on it in the words of its reader; the layout is the same for all: who sends it, what it is, the parties, a
// table that breaks between its rows, what it comes to, how it is paid, and what the law asks for. The same Paper gives the same bytes.
//
// What is written is held against the structure that PDF/A-3 asks for by tests of this package. No validator of the whole standard has
// read it.
package pdf

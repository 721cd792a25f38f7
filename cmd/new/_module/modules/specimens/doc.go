// Package specimens keeps what people wrote down under a name, each for itself.
//
// It owns the table specimens, asks users (personal data), publishes specimens_specimen_added_v1 and listens to
// users_anonymised_v1.
//
// Invariants: a specimen is there for its owner alone; nothing of a person is left once the person is forgotten.
package specimens

// Package archtest checks that the source keeps to the architecture: who may
// import what, the shape of modules, and how packages and files look
// (architecture rule 1 and "The house"). Its tests check this repository, and
// plant every kind of violation in a small one to see it reported.
package archtest

package audit

// Either is how people are found, for the test of its plan.
var Either = either

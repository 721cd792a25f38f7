// Package validate checks requests: named rules (specification 5) over the
// ozzo engine, one table of messages in French and English shared with the
// interface, and the effect of each rule on the OpenAPI schema, so that a rule
// is written once (architecture rule 7).
//
// What a rule does with an empty value is the same for all, and unlike ozzo,
// whose Min(1) accepts 0 and whose In and Length accept "":
//
//   - an absent member of a partial body (Partial) is not checked at all, but by Sent;
//   - null or a nil pointer fails Required and passes every other rule;
//   - any other value, "" and 0 included, is checked by every rule. Put Optional
//     first where an empty value means "not given";
//   - password and numvat accept the empty text, as the specification says.
//
// The first rule that fails gives the field's one violation.
package validate

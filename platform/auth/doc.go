// Package auth knows who acts: groups and statuses of users, the actor carried
// by a context, and the mechanisms that prove an identity — access tokens,
// signed double-submit XSRF tokens and password hashes. It knows no database;
// sessions and limits of failures belong to the module users.
package auth

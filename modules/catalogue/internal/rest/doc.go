// Package rest is the catalogue's endpoint table: what requests say and what answers look like (domain 9.2).
package rest

// Package domain is what customers paid, and what that pays: plain values and rules.
package domain

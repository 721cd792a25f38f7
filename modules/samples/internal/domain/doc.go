// Package domain holds the rules of sample requests.
package domain

// Package domain holds what people are told, in which words, and how they may choose to be told.
package domain

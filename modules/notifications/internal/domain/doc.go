// Package domain holds what people are told, how they choose to be told, and the streams that tell them at once.
package domain

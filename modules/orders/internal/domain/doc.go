// Package domain holds orders, their state table, who may read them and how they are placed.
package domain

// Package config reads the settings of the product from the environment, and
// from nowhere else. All faults are reported at once, without repeating values,
// which may hold passwords.
package config

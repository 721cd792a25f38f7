package domain

import (
	"time"

	"millesime/platform/clock"
	"millesime/platform/fault"
)

const (
	majority = 18
	longLife = 120 // years
)

// CheckAge refuses a guest who is not 18 today in Paris (Code de la santé publique, L3342-1), or a day on which nobody was born. The day is
// looked at and forgotten.
func CheckAge(birthday string, now time.Time) error {
	refused := func(code, fr, en string) error { return fault.Invalid(fault.At("guest.birthday", code, fr, en)) }
	born, err := time.Parse(time.DateOnly, birthday)
	today := clock.DateOf(now)
	if err != nil || birthday > today || born.Year() < now.In(clock.Paris).Year()-longLife {
		return refused("date", "Indiquez une date de naissance valable.", "Give a valid date of birth.")
	}
	if born.AddDate(majority, 0, 0).Format(time.DateOnly) > today {
		return refused("minor", "La vente d’alcool est interdite aux mineurs : ce client a moins de 18 ans.",
			"Alcohol is not sold to minors: this guest is under 18.")
	}
	return nil
}

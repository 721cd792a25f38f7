package domain

import (
	"regexp"
	"strings"

	"millesime/platform/fault"
	"millesime/platform/validate"
)

var pinDigits = regexp.MustCompile(`^[0-9]{4,6}$`)

// runs are the digits as they stand on a keypad, upwards and downwards: what is a part of them is the first guess of anybody.
const (
	upwards   = "01234567890"
	downwards = "09876543210"
)

// PINRules are those of the digits by which a waiter signs a sale.
func PINRules() []validate.Rule {
	return []validate.Rule{
		validate.By("pin", fault.Say("Le code doit comporter 4 à 6 chiffres", "The PIN must have 4 to 6 digits"), pinDigits.MatchString),
		validate.By("pin_obvious", fault.Say(
			"Ce code se devine trop facilement : évitez les suites et les répétitions",
			"This PIN is too easy to guess: avoid runs and repetitions"), func(pin string) bool { return !isObvious(pin) }),
	}
}

// isObvious tells a PIN of one digit, of two that alternate, or of a run.
func isObvious(pin string) bool {
	if strings.Contains(upwards, pin) || strings.Contains(downwards, pin) {
		return true
	}
	for i := 2; i < len(pin); i++ {
		if pin[i] != pin[i-2] {
			return false
		}
	}
	return true
}

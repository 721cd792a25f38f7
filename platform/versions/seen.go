package versions

import (
	"millesime/platform/fault"
	"millesime/platform/validate"
)

// Seen is the body of an act that needs nothing but the version that its author saw.
type Seen struct {
	Version int64 `json:"version"`
}

func (s *Seen) Rules() validate.Rules { return validate.Rules{Required(&s.Version)} }

// Required is the rule of the version that the author of a write saw: who does not say it would overwrite what others wrote meanwhile.
func Required(version *int64) validate.FieldRules { return field(version) }

// Optional is the rule of such a version where it may be left out: in the calls that the specification names.
func Optional(version **int64) validate.FieldRules { return field(version) }

func field(version any) validate.FieldRules {
	return validate.Field("version", version, validate.By("version",
		fault.Say("Indiquez la version que vous modifiez : rechargez la page, puis recommencez",
			"Give the version that you change: load the page again, then start over"), func(v int64) bool { return v > 0 }))
}

// Package specimensevents holds the events that specimens publish.
package specimensevents

// SpecimenAddedV1 tells that a person wrote down a specimen.
type SpecimenAddedV1 struct {
	SpecimenID int64 `json:"specimenId"`
	OwnerID    int64 `json:"ownerId"`
}

func (SpecimenAddedV1) Topic() string { return "specimens_specimen_added_v1" }

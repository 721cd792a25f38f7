package api

import "reflect"

// rulesPlan is where the rules of an input apply.
type rulesPlan struct{ at []int }

func (p *inputPlan) addRules(reflect.Type, []int) {}

func (p *inputPlan) validate(reflect.Value) error { return nil }

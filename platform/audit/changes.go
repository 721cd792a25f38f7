package audit

import (
	"bytes"
	"encoding/json"
	"reflect"
)

// members gives a state as its JSON object; nil of nil.
func members(state any) (map[string]any, error) {
	if state == nil {
		return nil, nil
	}
	text, err := json.Marshal(state)
	if err != nil {
		return nil, err
	}
	return read(text)
}

func read(text []byte) (map[string]any, error) {
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber() // cents and ids stay exact
	var object map[string]any
	err := decoder.Decode(&object)
	return object, err
}

// changed keeps the members that differ, objects inside member by member. A member that is on one side only is kept
// there only; lists are compared and kept whole.
func changed(before, after map[string]any) (was, is map[string]any) {
	was, is = map[string]any{}, map[string]any{}
	for name, old := range before {
		now, there := after[name]
		if !there {
			was[name] = old
			continue
		}
		if reflect.DeepEqual(old, now) {
			continue
		}
		oldObject, one := old.(map[string]any)
		nowObject, two := now.(map[string]any)
		if one && two {
			was[name], is[name] = changed(oldObject, nowObject)
		} else {
			was[name], is[name] = old, now
		}
	}
	for name, now := range after {
		if _, there := before[name]; !there {
			is[name] = now
		}
	}
	return was, is
}

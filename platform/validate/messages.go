package validate

import (
	_ "embed" // the table of messages
	"encoding/json"
	"sync"

	"millesime/platform/fault"
)

//go:embed messages.json
var table []byte

// MessagesJSON is the table of messages as it is kept, for the interface's
// copy. Placeholders are written {name}.
func MessagesJSON() []byte { return append([]byte(nil), table...) }

var messages = sync.OnceValue(func() map[string]fault.Text { //nolint:gochecknoglobals // the parsed embed
	var texts map[string]fault.Text
	if err := json.Unmarshal(table, &texts); err != nil {
		panic(err)
	}
	return texts
})

// Message is the text of a code, its placeholders filled from "name", value
// pairs. A code without text has the fallback, which takes the code for the
// field's name unless "field" is given (specification 5).
func Message(code string, params ...any) fault.Text {
	text, ok := messages()[code]
	if !ok {
		return messages()["fallback"].Fill(append(params, "field", code)...)
	}
	return text.Fill(params...)
}

// Violation is a refusal with the standard text of its code, for checks that
// need more than the request.
func Violation(path, code string, params ...any) fault.Violation {
	return fault.Violation{PropertyPath: path, Code: code, Text: Message(code, append(params, "field", path)...)}
}

package audit

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"
)

func TestSecretsAreMasked(t *testing.T) {
	t.Parallel()
	for _, name := range []string{
		"password", "Password", "passwordHash", "password_hash", "newPassword", "token", "refresh_token", "activationToken", "tokenHash",
		"secret", "clientSecret", "Authorization", "Cookie", "api_key", "X-Api-Key", "salt", "pin", "PIN", "pinCode", "otp", "credentials", "privateKey",
	} {
		for _, value := range []any{"hunter2", []any{"hunter2"}, map[string]any{"a": "hunter2"}, json.Number("4711")} {
			kept, err := state(map[string]any{"list": []any{map[string]any{"deep": map[string]any{name: value}}}})
			if err != nil || strings.Contains(string(kept), "hunter2") || strings.Contains(string(kept), "4711") || !strings.Contains(string(kept), masked) {
				t.Errorf("%s: %s, %v", name, kept, err)
			}
		}
	}
	for _, name := range []string{"company", "shipping", "opinion", "status", "typeAddress", "spinning", "footprint"} {
		if secret(name) {
			t.Errorf("%s is masked", name)
		}
	}
}

// That a secret changed is told, its value is not.
func TestAChangedSecretIsSeenToChange(t *testing.T) {
	t.Parallel()
	was, is := changed(map[string]any{"password": "one", "a": "b"}, map[string]any{"password": "two", "a": "b"})
	before, _ := state(was)
	after, _ := state(is)
	if string(before) != `{"password":"***"}` || string(after) != `{"password":"***"}` {
		t.Errorf("%s → %s", before, after)
	}
	gone, _ := state(map[string]any{"token": nil})
	if string(gone) != `{"token":null}` {
		t.Errorf("no secret at all is %s", gone)
	}
}

func TestLongTextsAreShortened(t *testing.T) {
	t.Parallel()
	one, _ := state(map[string]any{"base64ContentLogo": "data:image/png;base64," + strings.Repeat("A", 1<<20)})
	two, _ := state(map[string]any{"base64ContentLogo": "data:image/png;base64," + strings.Repeat("B", 1<<20)})
	if len(one) > 200 || string(one) == string(two) || !strings.Contains(string(one), "1048598 bytes") {
		t.Errorf("%s and %s", one, two)
	}
	short, _ := state(map[string]any{"note": strings.Repeat("é", 500)})
	if len(short) < 1000 {
		t.Errorf("a note is shortened: %s", short)
	}
}

// What is kept without being taken apart holds nothing that would have been changed.
func TestHarmlessIsKeptAsItIs(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{
		`{"name":"Château","price":950,"grapes":[{"name":"Merlot","share":80}]}`: true,
		`{"spinning":"opinion"}`:                          true,
		`{"deep":[{"newPassword":"x"}]}`:                  false,
		`{"refresh_token":"x"}`:                           false,
		`{"X-Api-Key":"x"}`:                               false,
		`{"PIN":"1234"}`:                                  false,
		`{"p-i-n":"1234"}`:                                false,
		`{"note":"the secret of this wine"}`:              false, // it is read, and kept
		`{"note":"` + strings.Repeat("x", maxText) + `"}`: false,
		`null`:     false,
		`"a text"`: false,
	} {
		if got := harmless([]byte(text)); got != want {
			t.Errorf("%.80s: %v", text, got)
		}
		var object map[string]any
		if !want || json.Unmarshal([]byte(text), &object) != nil {
			continue
		}
		kept, err := state(object)
		var again map[string]any
		if err != nil || json.Unmarshal(kept, &again) != nil || !reflect.DeepEqual(object, again) {
			t.Errorf("%s would be kept as %s, %v", text, kept, err)
		}
	}
}

package document_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"millesime/platform/document"
	"millesime/platform/fault"
	"millesime/platform/states"
)

// A letter is written, perhaps stamped, then sent by its writer, and read or thrown away by its reader.
type (
	status string
	role   string
	letter struct{ stamped bool }
)

const (
	draft status = "draft"
	sent  status = "sent"
	read  status = "read"

	writer role = "writer"
	reader role = "reader"
)

var (
	errNoSuch    = fault.New("letters.no_such_move", fault.Unprocessable, "« {status} » → « {to} »", "{status} to {to}")
	errNotYours  = fault.New("letters.not_yours", fault.Forbidden, "pas à vous : {to}", "not yours: {to}")
	errMoved     = fault.New("letters.moved", fault.Conflict, "déjà {status}", "{status} already")
	errUnstamped = fault.New("letters.unstamped", fault.Conflict, "sans timbre", "unstamped")
)

func definition() states.Definition[status, role, letter] {
	return states.Definition[status, role, letter]{
		States: []status{draft, sent, read},
		Roles:  []role{writer, reader},
		Begins: map[status]string{draft: ""},
		Transitions: []states.Transition[status, role]{
			{From: draft, To: sent, By: []role{writer}, Guards: []states.Guard{"stamped"}},
			{From: sent, To: read, By: []role{reader}, Reason: true, Guards: []states.Guard{"stamped"}},
		},
		Guards: map[states.Guard]func(letter, status) error{"stamped": func(l letter, _ status) error {
			if !l.stamped {
				return errUnstamped
			}
			return nil
		}},
	}
}

func terms() document.Terms[status] {
	return document.Terms[status]{
		Names: map[status]fault.Text{
			draft: {FR: "brouillon", EN: "a draft"}, sent: {FR: "partie", EN: "sent"}, read: {FR: "lue", EN: "read"},
		},
		Member: "letterStatus", NoSuch: errNoSuch, NotYours: errNotYours, Moved: errMoved,
	}
}

// Each refusal has its code, says where the document is in the reader's words, and carries the state where it is about that.
func TestResolve(t *testing.T) {
	t.Parallel()
	table := document.New(definition(), terms())
	for _, c := range []struct {
		from, to status
		by       role
		stamped  bool
		comment  string
		refusal  string // its code; "" for none
		words    string
		carries  status
	}{
		{from: draft, to: sent, by: writer, stamped: true},
		{from: sent, to: read, by: reader, stamped: true, comment: "bien reçue"},
		{from: sent, to: sent, by: writer, refusal: "letters.moved", words: "déjà partie", carries: sent},
		{from: read, to: draft, by: writer, refusal: "letters.no_such_move", words: "« lue » → « brouillon »", carries: read},
		{from: draft, to: sent, by: reader, stamped: true, refusal: "letters.not_yours", words: "pas à vous : partie"},
		{from: draft, to: sent, by: writer, refusal: "letters.unstamped", words: "sans timbre"},
		{from: sent, to: read, by: reader, stamped: true, comment: " \n", refusal: "invalid"},
		{from: sent, to: read, by: reader, refusal: "letters.unstamped", words: "sans timbre"}, // before a reason is asked for
	} {
		row, err := table.Resolve(letter{c.stamped}, c.from, c.to, c.by, c.comment)
		f, refused := fault.As(err)
		switch {
		case !refused:
			if c.refusal != "" || err != nil || row.From != c.from || row.To != c.to {
				t.Errorf("%s → %s by %s: %+v, %v", c.from, c.to, c.by, row, err)
			}
		case c.refusal == "invalid":
			if len(f.Violations) != 1 || f.Violations[0].PropertyPath != "comment" || f.Violations[0].Code != "required" {
				t.Errorf("without a reason: %v", err)
			}
		case f.Code != c.refusal || f.Text.FR != c.words:
			t.Errorf("%s → %s by %s: %s %q", c.from, c.to, c.by, f.Code, f.Text.FR)
		default:
			if carried, _ := f.Extra.(map[string]status); carried["letterStatus"] != c.carries {
				t.Errorf("%s → %s by %s carries %v", c.from, c.to, c.by, f.Extra)
			}
		}
	}
}

func TestOwnWordsForAMissingReason(t *testing.T) {
	t.Parallel()
	own := terms()
	own.NoReason = errUnstamped
	if _, err := document.New(definition(), own).Resolve(letter{stamped: true}, sent, read, reader, ""); !errors.Is(err, errUnstamped) {
		t.Error(err)
	}
}

func TestRefusalsOfADocumentCarryItsState(t *testing.T) {
	t.Parallel()
	f, _ := fault.As(terms().Refuse(errMoved, read))
	if carried, _ := f.Extra.(map[string]status); f.Text.EN != "read already" || carried["letterStatus"] != read {
		t.Errorf("%+v", f)
	}
	plain := errors.New("the database is gone")
	if got := terms().About(read, plain); got != plain { //nolint:errorlint // the very same
		t.Error(got)
	}
	if nothing := terms().About(read, nil); nothing != nil {
		t.Error(nothing)
	}
	unnamed := terms()
	unnamed.Names = nil
	if f, _ := fault.As(unnamed.Refuse(errMoved, read)); f.Text.EN != "read already" {
		t.Errorf("without names: %q", f.Text.EN)
	}
}

func TestTargets(t *testing.T) {
	t.Parallel()
	rows := document.New(definition(), terms()).Transitions()
	to, withReason := document.Targets(rows, document.AsksReason)
	if !slices.Equal(to, []status{sent, read}) || !slices.Equal(withReason, []status{read}) {
		t.Errorf("%v, with reason %v", to, withReason)
	}
	if to, withReason = document.Targets(rows[:0], document.AsksReason); to == nil || withReason == nil {
		t.Error("nothing is nil: the API shows a list")
	}
}

func TestFaultyTermsStopTheStart(t *testing.T) {
	t.Parallel()
	for said, spoil := range map[string]func(*document.Terms[status]){
		"a refusal is missing":         func(terms *document.Terms[status]) { terms.Moved = nil },
		"no member carries the state":  func(terms *document.Terms[status]) { terms.Member = "" },
		"names an unknown state: lost": func(terms *document.Terms[status]) { terms.Names["lost"] = fault.Text{} },
		"without a name: sent":         func(terms *document.Terms[status]) { delete(terms.Names, sent) },
	} {
		func() {
			defer func() {
				if got, _ := recover().(string); !strings.Contains(got, said) {
					t.Errorf("%q does not say %q", got, said)
				}
			}()
			spoiled := terms()
			spoil(&spoiled)
			document.New(definition(), spoiled)
		}()
	}
}

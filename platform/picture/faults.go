package picture

import (
	"millesime/platform/fault"
	"millesime/platform/validate"
)

// The refusals, by the rules of specification 5.
var (
	ErrImage  = rule("image") // not a picture, or a broken one
	ErrExt    = rule("ext")   // another kind than declared or accepted
	ErrSize   = rule("size")
	ErrPixels = fault.New("pixels", fault.Unprocessable,
		"L’image a trop de pixels : choisissez une image de moins de 40 mégapixels",
		"The image has too many pixels: choose one of less than 40 megapixels")
	// ErrActive refuses a document that does something by itself, or brings files along.
	ErrActive = fault.New("active", fault.Unprocessable,
		"Ce PDF contient un script, une action automatique ou un fichier joint : enregistrez-le de nouveau comme PDF simple, puis renvoyez-le",
		"This PDF holds a script, an action of its own or an attached file: save it again as a plain PDF, and send that")
	// ErrLink refuses a document with a link that leads to a program, a script, a file or a share.
	ErrLink = fault.New("link", fault.Unprocessable,
		"Ce PDF contient un lien qui n’est pas accepté ({link}) : retirez ce lien ou enregistrez le document sans liens, puis renvoyez-le",
		"This PDF holds a link that is not accepted ({link}): take it out or save the document without links, and send it again")
	// ErrLocked refuses a document that nobody can look into.
	ErrLocked = fault.New("locked", fault.Unprocessable,
		"Ce PDF est protégé par un mot de passe : enlevez sa protection, puis renvoyez-le",
		"This PDF is protected by a password: take that off, and send it again")
	// ErrDocumentSize is ErrSize in the words that fit a document.
	ErrDocumentSize = fault.New("size", fault.Unprocessable,
		"Le document doit avoir un poids inférieur à {size} KB", "The document must weigh less than {size} KB")
)

// At turns a refusal into one of the member at path; other errors, those of the gate among them, stay as they are.
func At(path string, err error) error {
	f, ok := fault.As(err)
	if !ok || f.Kind != fault.Unprocessable {
		return err
	}
	return fault.Invalid(fault.Violation{PropertyPath: path, Code: f.Code, Text: f.Text})
}

// rule declares the refusal of a rule that validate has the words of.
func rule(code string) *fault.Fault {
	words := validate.Message(code)
	return fault.New(code, fault.Unprocessable, words.FR, words.EN)
}

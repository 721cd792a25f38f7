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

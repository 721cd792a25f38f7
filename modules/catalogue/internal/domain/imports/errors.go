package imports

import "millesime/platform/fault"

// What is refused, and why.
var (
	ErrNotFound = fault.New("catalogue.import_not_found", fault.NotFound, "Cet import n’existe pas.", "This import does not exist.")
	ErrState    = fault.New("catalogue.import_state", fault.Conflict,
		"Cet import n’en est plus là. Rechargez la page pour voir où il en est.",
		"This import has moved on. Reload the page to see where it stands.")
	ErrBusy = fault.New("catalogue.import_busy", fault.Conflict,
		"Un autre import de ce fournisseur est en cours. Attendez qu’il soit terminé, ou annulez-le.",
		"Another import of this supplier is running. Wait until it is done, or cancel it.")
	ErrFaulty = fault.New("catalogue.import_faulty", fault.Conflict,
		"Lignes à corriger : {count}. Corrigez-les, ou importez seulement les lignes valides.",
		"Rows to correct: {count}. Correct them, or import the valid rows only.")
	ErrNothing = fault.New("catalogue.import_nothing", fault.Conflict,
		"Aucune ligne ne peut être importée. Corrigez d’abord les erreurs.", "No row can be imported. Correct the errors first.")
	ErrTooLate = fault.New("catalogue.import_too_late", fault.Conflict,
		"Un import s’annule pendant 24 heures, s’il a écrit quelque chose.", "An import can be undone for 24 hours, if it wrote anything.")
	ErrRowsGone = fault.New("catalogue.import_rows_gone", fault.Conflict,
		"Les lignes de cet import ne sont plus conservées. Envoyez de nouveau le fichier.",
		"The rows of this import are no longer kept. Send the file again.")
	ErrManyRepeats = fault.New("catalogue.import_many_repeats", fault.Conflict,
		"Trop de lignes portent ces références. Corrigez-les dans votre fichier, puis importez-le de nouveau.",
		"Too many rows have these references. Correct them in your file, then import it again.")
	ErrManyKept = fault.New("catalogue.import_many_kept", fault.Conflict,
		"{count} imports de ce fournisseur peuvent encore être annulés, c’est le maximum. Réessayez quand le plus ancien aura plus de 24 heures.",
		"{count} imports of this supplier can still be undone, which is the most there may be. Try again when the oldest is over 24 hours old.")
)

func wrong(path, code, fr, en string) error {
	return fault.Invalid(fault.Violation{PropertyPath: path, Code: code, Text: fault.Text{FR: fr, EN: en}})
}

package table

import "millesime/platform/fault"

// What is said of a file that cannot be read, and what to do about it.
var (
	ErrEmpty = refusal("table.empty",
		"Ce fichier ne contient aucune ligne sous les titres de colonnes.",
		"This file has no rows below its column titles.")
	ErrNotTable = refusal("table.not_a_table",
		"Ce fichier n’est ni un CSV ni un classeur Excel. Enregistrez votre tableau en .xlsx ou en .csv.",
		"This file is neither CSV nor an Excel workbook. Save your table as .xlsx or .csv.")
	ErrOldWorkbook = refusal("table.old_workbook",
		"Ce classeur est à l’ancien format .xls ou protégé par un mot de passe. Enregistrez-le en .xlsx, sans mot de passe.",
		"This workbook has the old .xls format or a password. Save it as .xlsx, without password.")
	ErrDamaged = refusal("table.damaged",
		"Ce classeur est endommagé. Ouvrez-le dans votre tableur, puis enregistrez-le de nouveau en .xlsx.",
		"This workbook is damaged. Open it in your spreadsheet program and save it as .xlsx again.")
	ErrUnpacked = refusal("table.unpacked",
		"Ce classeur est trop volumineux une fois décompressé. Enregistrez la feuille seule, ou en .csv.",
		"This workbook is too large once unpacked. Save the one sheet alone, or as .csv.")
	ErrLineTooLong = refusal("table.line_too_long",
		"La ligne {row} est trop longue. Vérifiez les guillemets et les retours à la ligne autour d’elle.",
		"Row {row} is too long. Look at the quotes and line breaks around it.")
	ErrRowsInCell = refusal("table.rows_in_cell",
		"Une cellule de la ligne {row} contient d’autres lignes du fichier. Vérifiez les guillemets autour d’elle.",
		"A cell of row {row} holds other rows of the file. Look at the quotes around it.")
	ErrTooManyColumns = refusal("table.too_many_columns",
		"La ligne {row} a plus de {most} colonnes. Supprimez celles qui ne servent pas.",
		"Row {row} has more than {most} columns. Remove those that are not needed.")
	ErrTooManyRows = refusal("table.too_many_rows",
		"Ce fichier a plus de {most} lignes. Divisez-le en plusieurs fichiers.",
		"This file has more than {most} rows. Split it into several files.")
	ErrCellTooLong = refusal("table.cell_too_long",
		"Une cellule de la ligne {row} (colonne {column}) a plus de {most} caractères.",
		"A cell of row {row} (column {column}) has more than {most} characters.")
)

func refusal(code, fr, en string) *fault.Fault {
	return fault.New(code, fault.Unprocessable, fr, en)
}

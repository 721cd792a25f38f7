import { download } from './download'

/** A cell of an exported table; numbers get a decimal comma. */
export type CsvCell = string | number | Amount

/** Spreadsheets take what begins with these for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** An amount of money, always with two decimals. */
interface Amount {
  euros: number
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'object') return cell.euros.toFixed(2).replace('.', ',')
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const day = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** The day of an instant as spreadsheets set to French read it: 20/11/2026; nothing for none. */
export const csvDay = (iso: string | null) => (iso ? day.format(new Date(iso)) : '')

/** The text of a file that spreadsheets set to French open as it is: semicolons, UTF-8 with its mark. */
export const csv = (head: string[], rows: CsvCell[][]): string =>
  `\uFEFF${[head, ...rows].map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`

/** Hands a text to the person as a file. */
export const downloadCsv = (name: string, text: string): void =>
  download(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))

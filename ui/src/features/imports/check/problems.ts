import type { ImportColumn, ImportRow, RowFilter } from '../imports'

/** What is said of a cell. */
export interface CellProblem {
  message: string
  /** It can be imported all the same. */
  isWarning: boolean
}

/** What is wrong with a cell, or deserves a look. */
export function problemOf({ errors, warnings }: ImportRow, field: string): CellProblem | null {
  const error = errors.find((problem) => problem.field === field)
  if (error) return { message: error.message, isWarning: false }
  const warning = warnings.find((problem) => problem.field === field)
  return warning ? { message: warning.message, isWarning: true } : null
}

/** What is wrong with the row as a whole. */
export const rowProblems = ({ errors }: ImportRow) =>
  errors.flatMap(({ field, message }) => (field === null ? [message] : []))

/** Fields of a row that cannot stay as they are, in the order of the columns. */
export const wrongFields = (row: ImportRow, fields: string[]) =>
  fields.filter((field) => row.errors.some((problem) => problem.field === field))

/** What tells a row from the others comes first. */
const TELLING = ['reference', 'name']

/** Fields that the table shows: those of the file and those that its rows lack; what has problems first, if so wanted. */
export function shownFields(columns: ImportColumn[], withProblems: string[], areFirst: boolean): string[] {
  const ofFile = columns.flatMap(({ field }) => (field === null ? [] : [field]))
  const all = [...ofFile, ...withProblems.filter((field) => !ofFile.includes(field))]
  const rank = (field: string) => {
    if (TELLING.includes(field)) return TELLING.indexOf(field)
    return TELLING.length + (areFirst && !withProblems.includes(field) ? 1 : 0)
  }
  return all.toSorted((one, other) => rank(one) - rank(other))
}

/** Whether a row belongs to a list. */
export function isIn(only: RowFilter, { action, warnings }: ImportRow): boolean {
  if (only === 'faulty') return action === 'faulty'
  if (only === 'ready') return action !== null && action !== 'faulty'
  return only === 'all' || warnings.length > 0
}

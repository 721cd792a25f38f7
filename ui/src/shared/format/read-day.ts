/** A day in figures, as people and spreadsheets write it; a month alone ends with its last day. */
const WRITTEN = /^(?:(\d{4})-(\d{1,2})(?:-(\d{1,2}))?|(?:(\d{1,2})[./-])?(\d{1,2})[./-](\d{4}|\d{2}))$/

/** The business date of what is written, YYYY-MM-DD; null when it is none. */
export function readDay(text: string): string | null {
  const found = WRITTEN.exec(text.trim())
  if (!found) return null
  const [, isoYear, isoMonth, isoDay, day = isoDay, month = isoMonth ?? '', year = isoYear ?? ''] = found
  // Of a month and two figures nobody knows which is the year.
  if (day === undefined && year.length === 2) return null
  const full = Number(year.length === 2 ? `20${year}` : year)
  const last = new Date(Date.UTC(full, Number(month), 0)).getUTCDate()
  const on = day === undefined ? last : Number(day)
  if (Number(month) < 1 || Number(month) > 12 || on < 1 || on > last) return null
  return `${full}-${month.padStart(2, '0')}-${String(on).padStart(2, '0')}`
}

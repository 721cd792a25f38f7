import { currentLocale } from '~/shared/locale/locale'

/** Business time is Paris time (domain 9.1), whatever the browser's zone. */
const ZONE = 'Europe/Paris'

const tags = { fr: 'fr-FR', en: 'en-GB' } as const
const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = currentLocale() + JSON.stringify(options)
  const known = numbers.get(key) ?? new Intl.NumberFormat(tags[currentLocale()], options)
  numbers.set(key, known)
  return known
}

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = currentLocale() + JSON.stringify(options)
  const known = dates.get(key) ?? new Intl.DateTimeFormat(tags[currentLocale()], options)
  dates.set(key, known)
  return known
}

/** The narrow no-break space vanishes in bold tabular figures; the plain no-break space does not. */
const widen = (text: string) => text.replaceAll('\u202F', '\u00A0')

/** A number as it is written: its minus is the sign and no hyphen, which is short, and breaks from its figure. */
const write = (value: number, options: Intl.NumberFormatOptions) =>
  widen(numberFormat(options).format(value)).replace('-', '\u2212')

/** An amount in euros with its sign and two decimals: 1 234,50 €. */
export function formatMoney(euros: number): string {
  return write(euros, { style: 'currency', currency: 'EUR' })
}

/** The mark of an axis, in whole euros: 1 235 €. No amount is written so (specification 9). */
export function formatAxisMark(euros: number): string {
  return write(euros, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
}

/** A decimal with exactly two fraction digits: 1 234,50 (specification 9). */
export function formatDecimal(value: number): string {
  return write(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** Grams in kilograms, as a field shows them: 30 or 12,5; never grouped, to be read again. */
export function formatKilograms(grams: number): string {
  return write(grams / 1000, { useGrouping: false, maximumFractionDigits: 3 })
}

/** A mean of ratings: 4 or 4,3. */
export const formatRating = (value: number): string => write(value, { maximumFractionDigits: 1 })

/** A whole number with grouping: 12 300. */
export const formatInteger = (value: number): string => write(value, { maximumFractionDigits: 0 })

/** A number as sentences take it: what chooses singular or plural, and how it is written. */
export const plural = (count: number) => ({ count, amount: formatInteger(count) })

/** How many rows a list has: 312, or 10 000+ where the server stopped counting. */
export const formatTotal = (total: number, capped: boolean): string => formatInteger(total) + (capped ? '+' : '')

/** A rate in percent (5.5 is 5,5 %), never grouped (specification 9). */
export function formatPercent(percent: number): string {
  return write(percent / 100, { style: 'percent', useGrouping: false, maximumFractionDigits: 2 })
}

/** A rate with its sign, for trends: +8,2 %, −3,1 %, +9 776 %. */
export function formatTrend(percent: number): string {
  return write(percent / 100, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })
}

const SHORT = { year: 'numeric', month: 'short', day: 'numeric' } as const
const LONG = { ...SHORT, hour: '2-digit', minute: '2-digit' } as const

/** Business dates travel in the form YYYY-MM-DD and belong to no zone; instants are UTC. */
function moment(iso: string): { date: Date; zone: string } {
  return iso.length === 10 ? { date: new Date(`${iso}T12:00:00Z`), zone: 'UTC' } : { date: new Date(iso), zone: ZONE }
}

/** Year, short month, day: 5 janv. 2025, 1er févr. 2025. Takes an instant or a business date. */
export function formatDate(iso: string): string {
  const { date, zone } = moment(iso)
  return inWords({ ...SHORT, timeZone: zone }, date)
}

/** A day of this year or, with its year, of another in words: 12 décembre, 12 janvier 2027. Takes a business date. */
export function formatDay(day: string): string {
  const isThisYear = day.slice(0, 4) === dateFormat({ year: 'numeric', timeZone: ZONE }).format(new Date())
  const year = isThisYear ? {} : ({ year: 'numeric' } as const)
  return inWords({ day: 'numeric', month: 'long', ...year, timeZone: 'UTC' }, moment(day).date)
}

/** A day with its month by name: in French the first of a month is written 1er. */
function inWords(options: Intl.DateTimeFormatOptions, date: Date): string {
  const parts = dateFormat(options).formatToParts(date)
  const isFirst = currentLocale() === 'fr' && parts.some(({ type, value }) => type === 'day' && value === '1')
  return widen(parts.map(({ type, value }) => (isFirst && type === 'day' ? '1er' : value)).join(''))
}

/** The short date with hour and minute: 5 janv. 2025, 14:30. */
export function formatDateTime(iso: string): string {
  return inWords({ ...LONG, timeZone: ZONE }, new Date(iso))
}

/** Weekday, day and month for a heading: vendredi 20 novembre. */
export function formatToday(date: Date): string {
  return inWords({ weekday: 'long', day: 'numeric', month: 'long', timeZone: ZONE }, date)
}

/** The name of a month given in the form YYYY-MM: novembre, or nov. when short. */
export function formatMonth(month: string, style: 'long' | 'short' = 'long'): string {
  return dateFormat({ month: style, timeZone: 'UTC' }).format(new Date(`${month.slice(0, 7)}-15T12:00:00Z`))
}

/** A month with its year: novembre 2026. */
export const formatMonthOfYear = (month: string) => `${formatMonth(month)} ${month.slice(0, 4)}`

/** A wine's name with its vintage, when it has one. */
export const wineOf = ({ name, vintage }: { name: string; vintage: number | null }) =>
  vintage ? `${name} ${vintage}` : name

/** A bottle's size from centilitres: 75 cl, 1,5 l. */
export function formatSize(centilitres: number): string {
  if (centilitres < 100) return `${numberFormat({ maximumFractionDigits: 1 }).format(centilitres)}\u00A0cl`
  return `${numberFormat({ maximumFractionDigits: 2 }).format(centilitres / 100)}\u00A0l`
}

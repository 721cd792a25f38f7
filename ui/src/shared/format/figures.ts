import { fold } from './fold'

/** A decimal with what stands beside it. */
export interface Figure {
  /** Plain: a leading minus or none, a point, no thousands, no noughts that say nothing. "-1234.5". */
  digits: string
  /** Folded: "€ ht", "cl", "% vol"; "" for none. */
  unit: string
  /** How many were written, noughts included. */
  decimals: number
}

/** What a price says of tax beside its figure. */
export type Tax = 'ht' | 'ttc'

/** Most digits before and behind the point: no figure of a product comes near. */
const MOST_DIGITS = 12
const MOST_DECIMALS = 9

/**
 * A group has exactly three digits, and one kind of sign stands between all of them. A point or a comma between the last
 * two parts is decimal, unless it came before: 1.234 is little more than one, 1.234.567 is more than a million.
 */
const NUMBER = [
  String.raw`[1-9]\d{0,2}(?:(?: \d{3})+|(?:'\d{3})+)(?:[.,]\d*)?`,
  String.raw`[1-9]\d{0,2}(?:(?:\.\d{3})+,\d*|(?:\.\d{3}){2,})`,
  String.raw`[1-9]\d{0,2}(?:(?:,\d{3})+\.\d*|(?:,\d{3}){2,})`,
  String.raw`\d+(?:[.,]\d*)?|[.,]\d+`,
].join('|')

/** A unit begins like a word, and holds no figure. */
const WRITTEN = new RegExp(`^([+-]?) ?([€$£]|eur )? ?([+-]?) ?(${NUMBER}) ?([\\p{L}%°€$£/][^\\p{N}]*)?$`, 'u')

/** The unit where the comma would stand: "8€20". */
const SPLIT = /^(\d+) ?(€|eur|euros?) ?(\d\d)$/

const EUROS =
  /^(?:€|e|eur|euros?)? ?(ht|h\.t\.?|ttc|t\.t\.c\.?)? ?(?:(?:\/|par|la) ?(?:btl|bte|bt|blle|bouteille|unite|u|piece|col)s?)? ?(ht|h\.t\.?|ttc|t\.t\.c\.?)?$/

/**
 * A figure as people and their spreadsheets write it: "1 234,50 €", "1.234,56", "6 bouteilles"; null for what is none, and
 * for what can be meant in two ways. Files are read likewise by the server (platform/figure).
 */
export function readFigure(text: string): Figure | null {
  const folded = fold(text)
  const isNegative = folded.startsWith('(') && folded.endsWith(')')
  const bare = (isNegative ? folded.slice(1, -1).trim() : folded).replace(SPLIT, '$1,$3 $2')
  const found = WRITTEN.exec(bare)
  if (!found) return null
  const [, before = '', currency = '', after = '', number = '', unit = ''] = found
  if ((before && after) || (isNegative && before + after)) return null
  const [whole, decimals] = partsOf(number)
  const kept = decimals.replace(/0+$/, '')
  const units = whole.replace(/^0+/, '')
  if (units.length > MOST_DIGITS || kept.length > MOST_DECIMALS) return null
  const plain = (units || '0') + (kept && `.${kept}`)
  const sign = (isNegative || before + after === '-') && plain !== '0' ? '-' : ''
  return { digits: sign + plain, unit: `${currency.trim()} ${unit}`.trim(), decimals: decimals.length }
}

/** The digits before and behind the decimal sign, without what stands between groups. */
function partsOf(number: string): [whole: string, decimals: string] {
  const plain = number.replaceAll(/[ ']/g, '')
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','))
  const isDecimal = last >= 0 && plain.indexOf(plain.charAt(last)) === last
  const withoutGroups = (digits: string) => digits.replaceAll(/[.,]/g, '')
  return isDecimal ? [withoutGroups(plain.slice(0, last)), plain.slice(last + 1)] : [withoutGroups(plain), '']
}

/** Cents or basis points; null for what has parts of them. */
function hundredthsOf({ digits }: Figure): number | null {
  const [whole = '', decimals = ''] = digits.split('.')
  if (decimals.length > 2) return null
  return Number(whole + decimals.padEnd(2, '0'))
}

/** The cents of an amount in euros, which may name its tax as told, and the bottle: "8,20 €/btl HT". */
export function readCents(text: string, tax?: Tax): number | null {
  const figure = readFigure(text)
  const unit = figure && EUROS.exec(figure.unit)
  if (!unit) return null
  const said = `${unit[1] ?? ''}${unit[2] ?? ''}`.replaceAll('.', '')
  return said === '' || said === tax ? hundredthsOf(figure) : null
}

/** The basis points of a rate in percent. */
export function readRate(text: string): number | null {
  const figure = readFigure(text)
  return figure && (figure.unit === '' || figure.unit === '%') ? hundredthsOf(figure) : null
}

/** Units of whole numbers of bottles, or none. */
export const BOTTLES = /^(?:bouteilles?|bottles?|btles?|btls?|btes?|bts?|unites?|units?|cols?)?$/

/**
 * A whole number: "6", "6,0", "1 200". Three noughts behind a sign may be thousands: they are refused. `unit` is what may
 * stand beside it.
 */
export function readWhole(text: string, unit = /^$/): number | null {
  const figure = readFigure(text)
  if (!figure || !unit.test(figure.unit) || figure.digits.includes('.') || figure.decimals === 3) return null
  return Number(figure.digits)
}

/** Whether a field of whole numbers holds digits alone, or nothing. */
export const isDigits = (text: string) => /^\d*$/.test(text)

/**
 * What a field of whole numbers shows once something is typed or pasted into it: a figure as it was typed, to be read by `typedWhole` when
 * it is taken, since "12,5" without its sign would become 125. Letters, and more than `most` digits, leave what was shown before.
 */
export function typedFigure(text: string, before: string, most: number): string {
  const isFigure = /^[-\u2212]?[\d.,\s]*$/.test(text)
  return isFigure && text.replace(/\D/g, '').length <= most ? text : before
}

/** The whole number from 0 that such a field holds, an empty one 0; null: it holds another figure. */
export function typedWhole(text: string): number | null {
  const whole = isDigits(text) ? Number(text) : readWhole(text)
  return whole !== null && whole < 0 ? null : whole
}

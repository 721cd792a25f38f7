import type { QuotationDetail, QuotationItem } from '../quotation'
import type { Side } from '../turn'
import { discountFor } from './line-price'

/** A line as it is being answered. */
export interface RevisedLine {
  item: number
  /** Bottles; 0 takes the line out. */
  quantity: number
  /** Basis points; by sellers. */
  discountValue: number | null
  /** Cents; by the customer. */
  wantedUnitPriceTaxExcl: number | null
}

/** A product that a seller adds. */
export interface AddedLine {
  product: string
  title: string
  unitsPerCarton: number
  multiple: number
  quantity: number
  /** Basis points. */
  discountValue: number | null
}

/** An answer as it is typed. Names are the server's: its refusals find their fields. */
export interface Answer extends Record<string, unknown> {
  items: RevisedLine[]
  add: AddedLine[]
  message: string
  /** YYYY-MM-DD; '' is the usual. */
  validUntil: string
}

const lineOf = ({ id, quantity, discountValue }: QuotationItem): RevisedLine => ({
  item: id,
  quantity,
  discountValue: Math.round(discountValue * 100),
  wantedUnitPriceTaxExcl: null,
})

/** An answer that changes nothing yet. */
export const answerTo = ({ items }: Pick<QuotationDetail, 'items'>): Answer => ({
  items: items.map(lineOf),
  add: [],
  message: '',
  validUntil: '',
})

/** What was typed, on the lines of a later version: those it took out are gone, those it added are there. */
export function rebased(typed: Answer, { items }: Pick<QuotationDetail, 'items'>): Answer {
  const known = new Map(typed.items.map((line) => [line.item, line]))
  return { ...typed, items: items.map((item) => known.get(item.id) ?? lineOf(item)) }
}

/** The request of an answer: each side says what is its to say. */
export function answerBody({ items, add, message, validUntil }: Answer, side: Side, revision: number) {
  return {
    revision,
    message: message.trim(),
    ...(validUntil ? { validUntil } : {}),
    items: items.map(({ item, quantity, discountValue, wantedUnitPriceTaxExcl: wanted }) => ({
      item,
      quantity,
      ...(side === 'seller' ? { discountValue: (discountValue ?? 0) / 100 } : {}),
      ...(side === 'customer' && wanted !== null ? { wantedUnitPriceTaxExcl: wanted / 100 } : {}),
    })),
    ...(side === 'seller' && add.length > 0
      ? {
          add: add.map(({ product, quantity, discountValue }) => ({
            product,
            quantity,
            discountValue: (discountValue ?? 0) / 100,
          })),
        }
      : {}),
  }
}

/** The most that who answers may give on a line: what was granted before stays possible, even beyond its margin. */
export const mostOf = ({ margin, discountValue }: Pick<QuotationItem, 'margin' | 'discountValue'>): number =>
  Math.max(Math.round((margin ?? 0) * 100), Math.round(discountValue * 100))

/** The lines with every price that is wished and may be granted. */
export function granted(lines: RevisedLine[], items: QuotationItem[]): RevisedLine[] {
  return lines.map((line) => {
    const item = items.find(({ id }) => id === line.item)
    if (!item || item.wantedUnitPriceTaxExcl === null) return line
    const needed = discountFor(item, item.wantedUnitPriceTaxExcl)
    return needed > mostOf(item) || needed <= (line.discountValue ?? 0) ? line : { ...line, discountValue: needed }
  })
}

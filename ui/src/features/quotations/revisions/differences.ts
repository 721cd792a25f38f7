import type { Revision, RevisionItem } from '../quotation'

/** A figure before and after. */
export interface Change {
  before: number
  after: number
}

/** What a revision says differently about a line, or says about it for the first time. */
export interface LineDifference {
  kind: 'added' | 'removed' | 'changed'
  line: RevisionItem
  quantity: Change | null
  price: Change | null
  discount: Change | null
}

const change = (before: number, after: number): Change | null => (before === after ? null : { before, after })

const isSaid = ({ wantedUnitPriceTaxExcl, message }: RevisionItem) => wantedUnitPriceTaxExcl !== null || message !== ''

function compare(before: RevisionItem | undefined, line: RevisionItem): LineDifference {
  if (!before) return { kind: 'added', line, quantity: null, price: null, discount: null }
  return {
    kind: 'changed',
    line,
    quantity: change(before.quantity, line.quantity),
    price: change(before.unitPriceTaxExcl, line.unitPriceTaxExcl),
    discount: change(before.discountValue, line.discountValue),
  }
}

/** The lines that a revision changes, adds, takes out, or says something about. */
export function differencesOf(before: Revision, after: Revision): LineDifference[] {
  const known = new Map(before.items.map((line) => [line.item, line]))
  const kept = new Set(after.items.map(({ item }) => item))
  const told = after.items
    .map((line) => compare(known.get(line.item), line))
    .filter(
      ({ kind, line, quantity, price, discount }) => kind === 'added' || quantity || price || discount || isSaid(line),
    )
  const gone = before.items
    .filter(({ item }) => !kept.has(item))
    .map((line): LineDifference => ({ kind: 'removed', line, quantity: null, price: null, discount: null }))
  return [...told, ...gone]
}

/** What the last revision changed, by line. */
export function lastDifferences(revisions: Revision[]): Map<number, LineDifference> {
  const [before, after] = revisions.slice(-2)
  if (!before || !after) return new Map()
  return new Map(differencesOf(before, after).map((difference) => [difference.line.item, difference]))
}

import type { GroupCode, Schemas } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { formatSize, plural } from '~/shared/format/format'
import { text } from '~/shared/i18n/i18n'

/** A product as documents of the warehouse name it. */
export type Goods = Schemas['ReceiptsReceiptProduct']

export type Warehouse = Schemas['ReceiptsReceipt']['warehouse']

export const WAREHOUSES = ['supplier', 'dartess'] as const satisfies Warehouse[]

/** Whoever has goods in a warehouse: the others read that there is nothing for them. */
export const keepsStock = (group: GroupCode) => group === 'supplier' || isAdmin(group)

/** What tells a wine from others of its name; where the room ends, what says least is cut. */
export const factsOf = ({
  reference,
  bottleSizeCl,
  appellation,
}: Pick<Goods, 'reference' | 'bottleSizeCl' | 'appellation'>) =>
  [reference, formatSize(bottleSizeCl), appellation].filter(Boolean).join(' · ')

/** Bottles as they come: "4 cartons de 6 + 2", "5 bouteilles". */
export function cartonsText(bottles: number, unitsPerCarton: number): string {
  const cartons = Math.floor(bottles / unitsPerCarton)
  const loose = bottles - cartons * unitsPerCarton
  if (unitsPerCarton < 2 || cartons === 0) return text('warehouse:bottles', plural(bottles))
  const whole = text('warehouse:cartons', { ...plural(cartons), units: unitsPerCarton })
  return loose > 0 ? text('warehouse:cartonsAnd', { cartons: whole, loose }) : whole
}

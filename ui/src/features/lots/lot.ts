import type { Schemas } from '~/api/types'

/** A lot of a product. Quantities are bottles. */
export type StockLot = Schemas['ReceiptsStockLot']

/** Where a lot went, and what was said of it. */
export type LotTrace = Schemas['OrdersLotTrace']

/** Who received a lot. */
export type Recipient = LotTrace['recipients'][number]

/** What was said when a lot was called back. */
export type Recall = LotTrace['recalls'][number]

/** Recipients that no recall told. */
export const untoldOf = ({ recipients }: LotTrace) => recipients.filter(({ toldAt }) => toldAt === null)

/** Bottles that recipients received. */
export const receivedBy = (recipients: readonly Recipient[]) => recipients.reduce((sum, { units }) => sum + units, 0)

import { api } from '~/shared/api/client'
import { businessDay } from '~/shared/format/business-day'
import { text } from '~/shared/i18n/i18n'
import { between } from '~/shared/validation/number-rules'
import { all } from '~/shared/validation/rule'
import { max, regex, required } from '~/shared/validation/text-rules'
import { MOST } from '~/shared/warehouse/codes'
import type { Warehouse } from '~/shared/warehouse/goods'
import type { PickedProduct } from '~/shared/warehouse/product-queries'
import type { Receipt, ReceiptDetail } from '../receipt'
import { type AnnouncedLine, FIRST_VINTAGE, LAST_VINTAGE, LONGEST_LOT, type UnsettledRow } from './rows'

/** What of a receipt may change while it is open. */
export interface HeadValues extends Record<string, unknown> {
  expectedOn: string
  carrier: string
  trackingNumber: string
  reference: string
  dutyStatus: Receipt['dutyStatus']
  arc: string
  comment: string
}

export interface Announcement extends HeadValues {
  /** Of an administrator's; '' until it is chosen. */
  supplier: string
  warehouse: Warehouse
  lines: AnnouncedLine[]
  /** Rows from elsewhere that are no line yet. */
  unsettled: UnsettledRow[]
}

const ARC = /^[0-9]{2}[A-Z]{2}[A-Z0-9]{17}$/
const WORD = 100
const COMMENT = 500

export const newAnnouncement = (supplier: string): Announcement => ({
  supplier,
  warehouse: 'supplier',
  expectedOn: businessDay(Date.now()),
  carrier: '',
  trackingNumber: '',
  reference: '',
  dutyStatus: 'paid',
  arc: '',
  comment: '',
  lines: [],
  unsettled: [],
})

/** The rules of a receipt's head, here and where it is changed. */
export const headRules = {
  expectedOn: required,
  carrier: max(WORD),
  trackingNumber: max(WORD),
  reference: max(WORD),
  arc: (arc: string, { dutyStatus }: HeadValues) =>
    dutyStatus === 'suspended' ? all(required, regex(ARC))(arc, null) : null,
  comment: max(COMMENT),
}

export const announcementRules = {
  ...headRules,
  supplier: required,
  lines: {
    product: (product: PickedProduct, { warehouse }: Announcement) =>
      product.warehouse === warehouse ? null : text('receipts:create.otherWarehouse'),
    expected: between(1, MOST),
    lot: max(LONGEST_LOT),
    vintage: between(FIRST_VINTAGE, LAST_VINTAGE),
  },
}

/** The head as the API takes it: goods whose duties are paid have no ARC. */
export const headBody = ({ arc, dutyStatus, expectedOn, carrier, trackingNumber, reference, comment }: HeadValues) => ({
  expectedOn,
  carrier,
  trackingNumber,
  reference,
  dutyStatus,
  arc: dutyStatus === 'suspended' ? arc : '',
  comment,
})

export const announce = (values: Announcement): Promise<ReceiptDetail> =>
  api.post('/receipts', {
    ...headBody(values),
    supplier: `/api/users/${values.supplier}`,
    warehouse: values.warehouse,
    lines: values.lines.map(({ product, expected, lot, vintage, bestBefore, lots = [] }) => ({
      product: product['@id'],
      expected,
      lot: lot.trim(),
      vintage: vintage === '' ? null : Number(vintage),
      bestBefore: bestBefore || null,
      // Bottles of which no lot is told stay without one.
      lots: lots
        .filter((part) => part.lot.trim() !== '')
        .map((part) => ({ lot: part.lot.trim(), quantity: part.bottles, bestBefore: part.bestBefore || null })),
    })),
  })

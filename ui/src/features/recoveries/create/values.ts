import { newKey } from '~/shared/api/acts'
import { api } from '~/shared/api/client'
import { text } from '~/shared/i18n/i18n'
import { between } from '~/shared/validation/number-rules'
import { all } from '~/shared/validation/rule'
import { max, required } from '~/shared/validation/text-rules'
import { MOST } from '~/shared/warehouse/codes'
import type { Warehouse } from '~/shared/warehouse/goods'
import type { PickedProduct } from '~/shared/warehouse/product-queries'
import { otherWarehouse, type REASONS, type RecoveryDetail } from '../recovery'

/** What is taken back of one product, or of one lot of it. */
export interface AskedLine {
  key: string
  product: PickedProduct
  quantity: number
  lot: string
}

/** What becomes of the goods: they leave the stock, or go to the other warehouse. */
export const FATES = ['leaves', 'moves'] as const

/** What is being asked back, as the form and the draft have it. */
export interface Asking extends Record<string, unknown> {
  /** Of an administrator's; '' until it is chosen. */
  supplier: string
  warehouse: Warehouse
  fate: (typeof FATES)[number]
  /** '' until it is chosen. */
  reason: (typeof REASONS)[number] | ''
  comment: string
  lines: AskedLine[]
}

const WORD = 100
const COMMENT = 500

export const newAsking = (supplier: string): Asking => ({
  supplier,
  warehouse: 'supplier',
  fate: 'leaves',
  reason: '',
  comment: '',
  lines: [],
})

export const askingRules = {
  supplier: required,
  reason: (reason: string, { fate }: Asking) => (fate === 'leaves' ? required(reason, null) : null),
  comment: (comment: string, { fate, reason }: Asking) =>
    fate === 'leaves' && reason === 'other' ? all(required, max(COMMENT))(comment, null) : max(COMMENT)(comment, null),
  lines: {
    product: (product: PickedProduct, { warehouse }: Asking) =>
      product.warehouse === warehouse ? null : text('recoveries:create.otherWarehouse'),
    quantity: between(1, MOST),
    lot: max(WORD),
  },
}

export const ask = ({ supplier, warehouse, fate, reason, comment, lines }: Asking): Promise<RecoveryDetail> =>
  api.post('/stock_recoveries', {
    supplier: `/api/users/${supplier}`,
    warehouse,
    comment: comment.trim(),
    ...(fate === 'moves' || reason === ''
      ? { reason: 'move', moveTo: otherWarehouse(warehouse) }
      : { reason, moveTo: '' }),
    lines: lines.map(({ product, quantity, lot }) => ({ product: product['@id'], quantity, lot: lot.trim() })),
  })

/** Another line; goods that move go whole. */
export const newLine = (product: PickedProduct, fate: Asking['fate']): AskedLine => ({
  key: newKey(),
  product,
  quantity: fate === 'moves' ? product.available : 0,
  lot: '',
})

/** The lines as goods that move go: each product once, and all that is available of it. */
export const whole = (lines: AskedLine[]): AskedLine[] =>
  lines
    .filter(({ product }, at) => lines.findIndex((line) => line.product['@id'] === product['@id']) === at)
    .map((line) => ({ ...line, quantity: line.product.available, lot: '' }))

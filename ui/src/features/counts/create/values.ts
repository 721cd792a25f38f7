import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import { wineOf } from '~/shared/format/format'
import { max, required } from '~/shared/validation/text-rules'
import type { Warehouse } from '~/shared/warehouse/goods'
import type { StockCountDetail } from '../count'
import { fetchPart, type Part, type Trait } from './part'

export interface NewCount extends Record<string, unknown>, Record<Trait, string[]> {
  /** Of an administrator's; '' until it is chosen. */
  supplier: string
  warehouse: Warehouse
  /** All that lies in the warehouse, or what the filters find. */
  part: 'all' | 'some'
  search: string
  label: string
  blind: boolean
  comment: string
}

const WORD = 100
const COMMENT = 500

export const newCount = (supplier: string, warehouse: Warehouse): NewCount => ({
  supplier,
  warehouse,
  part: 'all',
  search: '',
  colour: [],
  type: [],
  region: [],
  appellation: [],
  label: '',
  blind: false,
  comment: '',
})

export const newCountRules = { supplier: required, label: max(WORD), comment: max(COMMENT) }

/** What the filters choose, as the catalogue takes it. */
export const partOf = (values: NewCount): Part => ({
  supplier: Number(values.supplier),
  warehouse: values.warehouse,
  search: values.search.trim(),
  colour: values.colour,
  type: values.type,
  region: values.region,
  appellation: values.appellation,
})

/** Begins a count; what is refused of a product says which one it is. */
export async function begin(values: NewCount): Promise<StockCountDetail> {
  const { supplier, warehouse, part, label, blind, comment } = values
  const products = part === 'all' ? [] : await fetchPart(partOf(values))
  try {
    return await api.post('/stock_counts', {
      supplier: `/api/users/${supplier}`,
      warehouse,
      products: products.map((product) => product['@id']),
      label: label.trim(),
      blind,
      comment: comment.trim(),
    })
  } catch (error) {
    throw error instanceof ApiError ? withNames(error, products.map(wineOf)) : error
  }
}

const AT = /^products\[(\d+)\]$/

function withNames(error: ApiError, names: string[]): ApiError {
  const violations = error.violations.map(({ propertyPath, message }) => {
    const name = names[Number(AT.exec(propertyPath)?.[1])]
    return { propertyPath: '', message: name ? `${name} : ${message}` : message }
  })
  return violations.length > 0 ? new ApiError(error.status, error.message, { violations }) : error
}

import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'
import { businessDay } from '~/shared/format/business-day'
import { ASKED } from '~/shared/forms/conflict/meanwhile'
import { text } from '~/shared/i18n/i18n'
import type { BuyerGroup } from '~/shared/product/buyer-groups'
import { lastDay } from '~/shared/validation/last-day'
import { all } from '~/shared/validation/rule'
import { max, required } from '~/shared/validation/text-rules'
import type { ListDiscounts, PriceListDetail, PriceListLine } from '../price-list'
import { type WrittenLine, writtenLines } from './lines'
import type { UnsettledRow } from './rows'

export const AUDIENCES = ['customers', 'groups'] as const

export const DISCOUNTS = ['net', 'locked', 'open'] as const satisfies ListDiscounts[]

/** A customer whom a list is for, as it is named. */
interface Addressee {
  id: number
  company: string
}

export interface ListValues extends Record<string, unknown> {
  /** Whose prices they are; '' until it is chosen. */
  supplier: string
  name: string
  startsOn: string
  /** Its last day: '' until it is told, null for none. */
  endsOn: string | null
  discounts: ListDiscounts
  audience: (typeof AUDIENCES)[number]
  customers: Addressee[]
  groups: BuyerGroup[]
  lines: WrittenLine[]
  /** Rows from elsewhere that are no line yet. */
  unsettled: UnsettledRow[]
  /** Changes hold at once: prices far from those of the wines are confirmed here, else when it is published. */
  isPublished: boolean
  farPrices: boolean
  /** What is changed; 0 for a list that is written anew. */
  version: number
}

const LONGEST_NAME = 120

export const newList = (supplier: string): ListValues => ({
  supplier,
  name: '',
  startsOn: businessDay(Date.now()),
  endsOn: null,
  discounts: 'net',
  audience: 'customers',
  customers: [],
  groups: [],
  lines: [],
  unsettled: [],
  isPublished: false,
  farPrices: false,
  version: 0,
})

/** A list as it is kept, to be changed. */
export const valuesOf = (list: PriceListDetail, lines: readonly PriceListLine[]): ListValues => ({
  supplier: String(list.supplier.id),
  name: list.name,
  startsOn: list.startsOn,
  endsOn: list.endsOn,
  discounts: list.discounts,
  audience: list.groups.length > 0 ? 'groups' : 'customers',
  customers: list.customers.map(({ id, company }) => ({ id, company })),
  groups: list.groups as BuyerGroup[],
  lines: writtenLines(lines),
  unsettled: [],
  isPublished: list.publishedAt !== null,
  farPrices: false,
  version: list.version,
})

const someOf = (audience: ListValues['audience']) => (chosen: readonly unknown[], values: ListValues) =>
  values.audience === audience && chosen.length === 0 ? text(`pricelists:write.needs.${audience}`) : null

export const listRules = {
  supplier: required,
  name: all(required, max(LONGEST_NAME)),
  startsOn: required,
  endsOn: lastDay,
  customers: someOf('customers'),
  groups: someOf('groups'),
}

/** A list as the API takes it. A price that nobody wrote is no number, which the server refuses: never 0. */
const bodyOf = (values: ListValues) => {
  const { name, startsOn, endsOn, discounts, audience, customers, groups, lines } = values
  return {
    name: name.trim(),
    startsOn,
    endsOn,
    discounts,
    customers: audience === 'customers' ? customers.map(({ id }) => `/api/users/${id}`) : [],
    groups: audience === 'groups' ? groups : [],
    lines: lines.map(({ wine, minQuantity, price }): Schemas['PricingNewPrice'] => ({
      product: wine['@id'],
      minQuantity,
      priceTaxExcl: (price ?? Number.NaN) / 100,
    })),
  }
}

export const createList = (values: ListValues): Promise<PriceListDetail> =>
  api.post('/price_lists', { supplier: `/api/users/${values.supplier}`, ...bodyOf(values) })

/** A list as it is kept now, to be changed. */
export async function readList(id: number): Promise<ListValues> {
  const path = { id }
  const [list, lines] = await Promise.all([
    api.get('/price_lists/{id}', { path }),
    api.get('/price_lists/{id}/lines', { path, query: { itemsPerPage: -1 } }),
  ])
  return valuesOf(list, lines['hydra:member'])
}

export const changeList = (id: number, values: ListValues): Promise<PriceListDetail> =>
  api.patch(
    '/price_lists/{id}',
    { version: values.version, farPrices: values.farPrices, ...bodyOf(values) },
    { path: { id }, ...ASKED },
  )

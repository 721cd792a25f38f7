import type { TFunction } from 'i18next'
import { BUYER_GROUPS } from '~/shared/product/buyer-groups'
import { columnsOf } from '~/shared/product/sheet-fields'

/** The fields that a column can fill, in parts, in the order of the template. */
export const FIELD_PARTS = {
  identity: [...columnsOf('identity'), 'status'],
  origin: columnsOf('origin'),
  packing: columnsOf('packing'),
  price: columnsOf('price').flatMap((field) =>
    field === 'groupPrices' ? BUYER_GROUPS.map((group) => `groupPrices.${group}`) : [field],
  ),
  texts: columnsOf('texts'),
  label: columnsOf('label'),
}

/** The column without which nobody knows what a row is about. */
export const REFERENCE = 'reference'

/** What a product that does not exist yet cannot do without. */
export const NEEDED_BY_NEW = ['name', 'type'] as const

/** What a field is called. */
export function fieldName(t: TFunction<'imports'>, code: string): string {
  const [whole, group] = code.split('.')
  return group === undefined
    ? t(`field.${whole}`, { defaultValue: code })
    : t(`field.groupPrices.${group}`, { defaultValue: code })
}

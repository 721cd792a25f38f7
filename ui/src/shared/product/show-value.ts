import type { TFunction } from 'i18next'
import type { Schemas } from '~/api/types'
import { isRecord } from '~/shared/api/is-record'
import { formatDecimal, formatMoney, formatPercent, formatSize } from '~/shared/format/format'
import { BUYER_GROUPS } from '~/shared/product/buyer-groups'

type Grape = Schemas['CatalogueProductSheet']['grapes'][number]

type T = TFunction<'products'>

/** Amounts of the sheet. */
const money = ['listPriceTaxExcl', 'storePriceTaxIncl']

/** Codes of the sheet, and where their labels are. */
const labels: Record<string, string> = {
  type: 'enums:product_type',
  colour: 'enums:product_colour',
  warehouse: 'warehouse',
  priceBasis: 'basis',
  status: 'status',
  certifications: 'catalogue:certification',
  allergens: 'catalogue:allergen',
  groups: 'enums:user_group',
}

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)

function list(t: T, field: string, values: unknown[]): string {
  if (field === 'images') return t('value.images', { count: values.length })
  if (field === 'groups' && values.length === 0) return t('value.allGroups')
  if (field === 'grapes') {
    return (values as Grape[])
      .map(({ name, share }) => (share > 0 ? `${name} ${formatPercent(share)}` : name))
      .join(', ')
  }
  const label = labels[field]
  return values
    .map((one) => (label ? t(`${label}.${plain(one)}`, { defaultValue: plain(one) }) : plain(one)))
    .join(', ')
}

function prices(t: T, values: Record<string, unknown>): string {
  return BUYER_GROUPS.filter((group) => typeof values[group] === 'number')
    .map((group) => `${t(`enums:user_group.${group}`)} ${formatMoney(Number(values[group]))}`)
    .join(', ')
}

/** What a lot's label told. */
interface LotWords {
  ingredients?: string
  allergens?: string[]
  /** "322 kJ, 77 kcal, 0.6 g" */
  nutrition?: string
}

function lots(t: T, values: Record<string, LotWords>): string {
  const decimals = (text: string) => text.replaceAll(/\d+\.\d+/g, (figure) => formatDecimal(Number(figure)))
  return Object.entries(values)
    .map(([lot, { ingredients = '', allergens = [], nutrition = '' }]) => {
      const told = [ingredients, list(t, 'allergens', allergens), decimals(nutrition)].filter(Boolean)
      return [t('lots.one', { lot }), ...told].join(' · ')
    })
    .join(' ; ')
}

/** A field's value in words, as the history and a choice between two values show it. */
export function showValue(t: T, field: string, value: unknown): string {
  if (field === 'groups' && (value === null || value === undefined)) return t('value.allGroups')
  if (value === null || value === undefined || value === '') return t('value.none')
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
  if (Array.isArray(value)) return list(t, field, value) || t('value.none')
  if (field === 'groupPrices') return prices(t, isRecord(value) ? value : {}) || t('value.none')
  if (field === 'lots') return lots(t, value as Record<string, LotWords>) || t('value.none')
  if (money.includes(field)) return formatMoney(Number(value))
  if (field === 'bottleSizeCl') return formatSize(Number(value))
  if (field === 'abv') return t('value.abv', { abv: formatDecimal(Number(value)) })
  const label = labels[field]
  return label ? t(`${label}.${plain(value)}`, { defaultValue: plain(value) }) : plain(value)
}

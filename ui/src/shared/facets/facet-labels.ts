import type { TFunction } from 'i18next'
import { formatSize } from '~/shared/format/format'
import type { FacetName, FacetValue } from '~/shared/product/product'

/** The words of a filter's value. Suppliers bring their own; codes are translated, names speak for themselves. */
export function facetLabel(
  t: TFunction<'catalogue'>,
  facet: FacetName,
  { value, label }: Omit<FacetValue, 'count'>,
): string {
  switch (facet) {
    case 'colour':
      return t(`enums:product_colour.${value}`, { defaultValue: value })
    case 'type':
      return t(`enums:product_type.${value}`, { defaultValue: value })
    case 'tag':
      return t(`enums:order_tag.${value}`, { defaultValue: value })
    case 'certifications':
      return t(`certification.${value}`, { defaultValue: value })
    case 'vintage':
      return value === 'NV' ? t('nonVintage') : value
    case 'bottleSizeCl':
      return Number.isFinite(Number(value)) ? formatSize(Number(value)) : value
    default:
      return label || value
  }
}

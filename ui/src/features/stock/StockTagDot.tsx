import { useTranslation } from 'react-i18next'
import { StatusDot } from '~/shared/parts/StatusDot'
import type { ProductTag } from '~/shared/product/product'
import { toneOf } from './stock'

/** The tag of a stock in the words of specification 3. */
export function StockTagDot({ tag }: { tag: ProductTag }) {
  const { t } = useTranslation()
  return <StatusDot tone={toneOf(tag)} label={t(`enums:order_tag.${tag}`)} />
}

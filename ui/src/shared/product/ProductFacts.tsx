import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent, formatSize } from '~/shared/format/format'
import { Panel } from '~/shared/parts/Panel'
import classes from './ProductFacts.module.css'
import type { ProductDetail } from './product'

/** What a product is, as its technical sheet says it; what is not known is left out. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  const list = (values: string[]) => values.join(', ')
  const grapes = product.grapes.map(({ name, share }) => (share > 0 ? `${name} ${formatPercent(share)}` : name))
  const certifications = product.certifications.map((one) => t(`certification.${one}`, { defaultValue: one }))
  const allergens = product.allergens.map((one) => t(`allergen.${one}`, { defaultValue: one }))
  const facts: [key: string, value: ReactNode][] = [
    ['classification', product.classification],
    ['type', t(`enums:product_type.${product.type}`)],
    ['vintage', product.vintage],
    ['grapes', list(grapes)],
    ['abv', product.abv > 0 ? t('detail.volume', { abv: formatPercent(product.abv) }) : ''],
    ['size', formatSize(product.bottleSizeCl)],
    ['temperature', product.servingTemperature],
    ['certifications', list(certifications)],
    ['allergens', list(allergens)],
    ['awards', list(product.awards)],
    ['reference', product.reference],
  ]
  return (
    <Panel title={t('detail.facts')}>
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([key, value]) => (
            <div key={key} className={classes.fact}>
              <dt>{t(`fact.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  )
}

import { useTranslation } from 'react-i18next'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { formatMoney, formatSize, plural } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import type { OrderItem } from '~/shared/order/order'
import { LineWords } from '~/shared/parts/WineRow'
import type { Replacement } from './queries'
import classes from './WineChoice.module.css'

interface Props {
  wines: Replacement[]
  /** The wine that is waited for. */
  awaited: OrderItem['product']
  /** Individuals read prices with tax. */
  withTax: boolean
  chosen: number | null
  onChoose: (wine: Replacement) => void
}

/** Wines that may be taken instead; another vintage of the same one is said to be one. */
export function WineChoice({ wines, awaited, withTax, chosen, onChoose }: Props) {
  const { t } = useTranslation('orders')
  const year = (vintage: number | null) => vintage ?? t('substitute.noVintage')
  return (
    <fieldset className={classes.wines}>
      <legend className={classes.legend}>{t('substitute.choose')}</legend>
      {wines.map((wine) => (
        <label key={wine.id} className={classes.wine}>
          <input
            type="radio"
            name="substitute"
            className={classes.radio}
            checked={wine.id === chosen}
            onChange={() => onChoose(wine)}
          />
          <span className={classes.bottle}>
            <BottleThumb product={wine} image={wine.images[0]} />
          </span>
          <LineWords>
            <b>
              {wine.name} {wine.vintage}
            </b>
            {wine.closeness === 'vintage' && (
              <span className={classes.year}>
                {t('substitute.otherVintage', { found: year(wine.vintage), awaited: year(awaited.vintage) })}
              </span>
            )}
            <Dim size={13}>
              {[
                wine.closeness === 'other' && wine.supplier.company,
                wine.appellation,
                formatSize(wine.bottleSizeCl),
                t('substitute.available', plural(wine.available)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Dim>
          </LineWords>
          <Price amount={withTax ? wine.priceTaxIncl : wine.priceTaxExcl} withTax={withTax} />
        </label>
      ))}
    </fieldset>
  )
}

function Price({ amount, withTax }: { amount: number | null; withTax: boolean }) {
  const { t } = useTranslation('orders')
  if (amount === null) return null
  return (
    <span className={classes.end}>
      <b>{formatMoney(amount)}</b>
      <Dim size={13}>{t(withTax ? 'substitute.bottleWithTax' : 'substitute.bottle')}</Dim>
    </span>
  )
}

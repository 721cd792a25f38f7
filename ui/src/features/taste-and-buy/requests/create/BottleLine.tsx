import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatSize, plural, wineOf } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { QuantityStepper } from '~/shared/parts/QuantityStepper'
import { LineWords, WineRow } from '~/shared/parts/WineRow'
import type { Entry } from '../../wine-list/wine-list'
import classes from './BottlesPanel.module.css'

interface Props {
  entry: Entry
  /** Bottles. */
  count: number
  onCount: (count: number) => void
}

/** A wine that a guest may take home: what it costs, by how many it is sold, and how many are asked for. */
export function BottleLine({ entry: { product, supplier, storePriceTaxIncl }, count, onCount }: Props) {
  const { t } = useTranslation('requests')
  const { unitsPerCarton, orderMultiple, minQuantity } = product
  const wine = wineOf(product)
  return (
    <li className={classes.line}>
      <WineRow product={product} image={product.image}>
        <LineWords>
          <b>{wine}</b>
          <span>
            {[product.appellation || product.region, formatSize(product.bottleSizeCl), supplier.company]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </LineWords>
      </WineRow>
      <span className={classes.price}>
        <b data-figures>{formatMoney(storePriceTaxIncl ?? 0)}</b>
        <Dim size={13}>{count > 0 ? t('bottles', plural(count)) : soldBy(t, product)}</Dim>
      </span>
      <QuantityStepper
        label={t('create.bottlesOf', { wine })}
        unitsPerCarton={unitsPerCarton}
        multiple={orderMultiple}
        minimum={minQuantity}
        value={count}
        onChange={onCount}
      />
    </li>
  )
}

/** By how many bottles a wine is sold: its stepper counts cartons where they are whole. */
function soldBy(t: TFunction<'requests'>, { unitsPerCarton, orderMultiple, minQuantity }: Entry['product']): string {
  const by = orderMultiple === 1 ? 'one' : orderMultiple % unitsPerCarton === 0 ? 'carton' : 'several'
  const least = minQuantity > orderMultiple ? t('create.by.least', { units: minQuantity }) : ''
  return t(`create.by.${by}`, { units: by === 'carton' ? unitsPerCarton : orderMultiple }) + least
}

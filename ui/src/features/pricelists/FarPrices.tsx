import { Checkbox, type CheckboxProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatInteger, formatMoney, plural } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { Notice } from '~/shared/parts/Notice'
import classes from './FarPrices.module.css'
import type { FarPrice } from './far-prices'

interface Props extends Pick<CheckboxProps, 'checked' | 'onChange' | 'error'> {
  prices: readonly FarPrice[]
}

/** Prices that are named at once; more are counted. */
const SHOWN = 20

/** Prices that may be a slip, each with the wine's own, and the word that they are meant. */
export function FarPrices({ prices, ...field }: Props) {
  const { t } = useTranslation('pricelists')
  if (prices.length === 0) return null
  const count = prices.length
  const more = count - SHOWN
  return (
    <Notice tone="attention" title={t('far.title', plural(count))}>
      <Stack gap={10}>
        <ul className={classes.prices}>
          {prices.slice(0, SHOWN).map(({ key, wine, minQuantity, price, own, than }) => (
            <li key={key}>
              {t(than !== null ? 'far.dearer' : minQuantity > 1 ? 'far.tier' : 'far.price', {
                wine,
                from: formatInteger(minQuantity),
                price: formatMoney(price / 100),
                own: formatMoney(own / 100),
                than: formatInteger(than ?? 0),
              })}
            </li>
          ))}
          {more > 0 && <li>{t('far.more', plural(more))}</li>}
        </ul>
        <Checkbox label={t('far.confirm', { count })} {...field} />
      </Stack>
    </Notice>
  )
}

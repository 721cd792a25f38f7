import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatInteger, formatMoney, plural } from '~/shared/format/format'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import { stockSummaryQuery } from '../queries'
import classes from './StockFigures.module.css'
import type { StockSearch } from './search'
import { stockScope } from './stock-list'

/** What the stock is worth and what is short. The list says by itself when it cannot be read. */
export function StockFigures({ search }: { search: StockSearch }) {
  const { t } = useTranslation('stock')
  const { data, isError } = useQuery(stockSummaryQuery(stockScope(search)))
  if (isError) return null
  const { value = 0, units = 0, products = 0, belowThreshold = 0, outOfStock = 0 } = data ?? {}
  const shown = (figure: string) => (data ? figure : '\u00A0')
  return (
    <section className={classes.figures} aria-label={t('figures.label')} aria-busy={!data}>
      <KpiRow>
        <KpiTile
          label={t('figures.value')}
          value={shown(formatMoney(value))}
          detail={shown(t('figures.valueDetail'))}
        />
        <KpiTile
          label={t('figures.units')}
          value={shown(formatInteger(units))}
          detail={shown(t('figures.unitsDetail', plural(products)))}
        />
        <KpiTile
          label={t('figures.low')}
          value={shown(formatInteger(belowThreshold))}
          detail={shown(t('figures.lowDetail', { count: belowThreshold }))}
          link={linkOptions({ to: '/products/stock', search: { ...search, tab: 'low', tag: undefined } })}
        />
        <KpiTile
          label={t('figures.out')}
          value={shown(formatInteger(outOfStock))}
          detail={shown(t('figures.outDetail', { count: outOfStock }))}
          link={linkOptions({ to: '/products/stock', search: { ...search, tab: 'out', tag: undefined } })}
        />
      </KpiRow>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import { formatInteger, formatMoney, formatPercent } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import type { PromoCode } from '../promo-code'

/** How often a code served, what it cost, and what its orders are worth. */
export function PromoCodeFigures({ code: { uses, maxUses, cost, turnover } }: { code: PromoCode }) {
  const { t } = useTranslation('codes')
  const left = maxUses === null ? null : Math.max(0, maxUses - uses)
  return (
    <Stack mb={16}>
      <KpiRow label={t('figures.label')}>
        <KpiTile
          label={t('figures.uses')}
          value={formatInteger(uses)}
          detail={
            left === null ? t('figures.usesFree') : t('figures.usesLeft', { count: left, amount: formatInteger(left) })
          }
        />
        <KpiTile label={t('figures.cost')} value={formatMoney(cost)} detail={t('figures.costDetail')} />
        <KpiTile label={t('figures.turnover')} value={formatMoney(turnover)} detail={t('figures.turnoverDetail')} />
        <KpiTile
          label={t('figures.share')}
          value={turnover > 0 ? formatPercent(Math.round((cost / turnover) * 1000) / 10) : '–'}
          detail={t(turnover > 0 ? 'figures.shareDetail' : 'figures.shareNone')}
        />
      </KpiRow>
    </Stack>
  )
}

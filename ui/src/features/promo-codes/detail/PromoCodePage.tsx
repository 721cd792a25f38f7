import { IconReceipt } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { formatInteger, formatMoney, formatPercent, plural } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { EmptyState } from '~/shared/parts/EmptyState'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import { listAsLeft } from '~/shared/parts/list-memory'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import { keyOf } from '~/shared/table/columns'
import { useRowPages } from '~/shared/table/row-pages'
import { rowSource, watched } from '~/shared/table/row-source'
import type { PromoCode } from '../promo-code'
import { promoCodes } from '../queries'
import { Says } from '../Says'
import { conditionsOf } from '../words'
import { codeUseColumns } from './code-use-columns'
import { FactsPanel } from './FactsPanel'
import { PromoCodeHeader } from './PromoCodeHeader'
import classes from './PromoCodePage.module.css'

/** One code: what it costs and brings, what it does, and who used it. */
export function PromoCodePage({ id }: { id: string }) {
  const { t } = useTranslation('codes')
  return (
    <DetailScreen
      title={t('one')}
      back={{ ...listAsLeft('/promo-codes'), label: t('title') }}
      asked={useOne(promoCodes.one(id))}
      skeleton={<BlockSkeleton height={420} />}
    >
      {(code) => <Known code={code} />}
    </DetailScreen>
  )
}

function Known({ code }: { code: PromoCode }) {
  const { t } = useTranslation('codes')
  return (
    <>
      <PromoCodeHeader code={code} />
      <PromoCodeFigures code={code} />
      <div className={classes.columns}>
        <UsesPanel id={String(code.id)} />
        <div className={classes.side}>
          <Says title={t('says.titleNow')} conditions={conditionsOf(code)} />
          <FactsPanel code={code} />
        </div>
      </div>
    </>
  )
}

/** How often a code served, what it cost, and what its orders are worth. */
function PromoCodeFigures({ code: { uses, maxUses, cost, turnover } }: { code: PromoCode }) {
  const { t } = useTranslation('codes')
  const left = maxUses === null ? null : Math.max(0, maxUses - uses)
  return (
    <Stack mb={16}>
      <KpiRow label={t('figures.label')}>
        <KpiTile
          label={t('figures.uses')}
          value={formatInteger(uses)}
          detail={left === null ? t('figures.usesFree') : t('figures.usesLeft', plural(left))}
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

/** Who used a code, the latest first. */
const usesOf = (id: string) =>
  rowSource(
    (query, signal) => api.get('/promo_codes/{id}/uses', { path: { id }, query, signal }),
    [...promoCodes.key, 'uses', id],
    watched,
  )

/** Every checkout that a code took something off, the latest first. */
function UsesPanel({ id }: { id: string }) {
  const { t } = useTranslation('codes')
  const columns = useMemo(() => codeUseColumns(t), [t])
  const pages = useRowPages((page) => usesOf(id).page({}, page))
  return (
    <Panel title={t('detail.uses')} flush>
      <ContinuousTable
        label={t('detail.uses')}
        columns={columns}
        pages={pages}
        rowKey={keyOf}
        rowLabel={({ customer }) => customer.company}
        counted={(count, amount) => t('detail.usesCount', { count, amount })}
        empty={<EmptyState icon={IconReceipt} title={t('detail.noUse')} help={t('detail.noUseHelp')} />}
      />
    </Panel>
  )
}

import type { TFunction } from 'i18next'
import { stateColumn } from '~/shared/document/state-column'
import { formatDate, formatInteger, formatMoney, formatPercent } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { RowLink } from '~/shared/parts/RowLink'
import { dayColumn } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { TwoLines } from '~/shared/table/TwoLines'
import type { AgreementFrame } from '../frame'
import { frameStates } from '../frame'

const column = columnsOf<AgreementFrame>()

/** The list's columns: what a frame gives, between whom, and when. */
export const frameColumns = (t: TFunction<'frames'>) =>
  column.columns([
    column.accessor('name', {
      header: t('column.name'),
      enableHiding: false,
      meta: { card: 'title', width: 236 },
      cell: ({ row: { original } }) => (
        <TwoLines below={original.contractNumber || t('row.noContract')}>
          <RowLink to={`/agreement-frames/${original.id}/edit`}>{original.name}</RowLink>
        </TwoLines>
      ),
    }),
    column.accessor((frame) => bestOf(t, frame), {
      id: 'tiers',
      header: t('column.tiers'),
      meta: { card: 'aside', width: 192 },
      cell: ({ row: { original } }) => <TwoLines below={t(`basis.${original.basis}`)}>{bestOf(t, original)}</TwoLines>,
    }),
    column.accessor(({ suppliers }) => suppliers.length, {
      id: 'suppliers',
      header: t('column.suppliers'),
      meta: { hideBelow: 'lg', width: 190 },
      cell: ({ row: { original } }) => <Members of={original.suppliers} t={t} />,
    }),
    column.accessor(({ buyers }) => buyers.length, {
      id: 'buyers',
      header: t('column.buyers'),
      meta: { hideBelow: 'md', width: 190 },
      cell: ({ row: { original } }) => <Members of={original.buyers} t={t} />,
    }),
    column.accessor('startsOn', {
      header: t('column.dates'),
      meta: { card: 'detail', isFirm: true, width: 132 },
      cell: ({ row: { original } }) => (
        <TwoLines
          inCards
          below={original.endsOn ? t('row.until', { date: formatDate(original.endsOn) }) : t('row.open')}
        >
          <time dateTime={original.startsOn}>{formatDate(original.startsOn)}</time>
        </TwoLines>
      ),
    }),
    stateColumn<AgreementFrame>(frameStates, t('column.status'), { card: 'end', width: 128 }),
    dayColumn<AgreementFrame>('createdAt', (row) => row.createdAt, t('column.createdAt'), {
      isExtra: true,
      width: 136,
    }),
  ])

/** The highest tier in words: "5 % dès 1 500,00 €". */
function bestOf(t: TFunction<'frames'>, { tiers, basis }: AgreementFrame): string {
  const best = tiers.at(-1)
  if (!best) return t('row.noTier')
  const from = basis === 'value' ? formatMoney(best.from) : t('row.bottles', { amount: formatInteger(best.from) })
  return t('row.tier', { rate: formatPercent(best.discount), from })
}

/** The first member by name, the others counted below where no name is cut for it. */
function Members({ of: [first, ...others], t }: { of: AgreementFrame['buyers']; t: TFunction<'frames'> }) {
  if (!first) return <Dim>{t('row.nobody')}</Dim>
  return (
    <TwoLines below={others.length > 0 && t('row.others', { count: others.length })}>
      <span title={first.company}>{first.company}</span>
    </TwoLines>
  )
}

import { useTranslation } from 'react-i18next'
import { formatDateTime, formatInteger, formatMoney } from '~/shared/format/format'
import { Facts } from '~/shared/parts/Facts'
import { Panel } from '~/shared/parts/Panel'
import { useSupplierFact } from '~/shared/warehouse/use-supplier-fact'
import type { StockCountDetail } from '../count'

/** What is counted, where, and how; and what each side of the differences is worth. */
export function FactsPanel({ count }: { count: StockCountDetail }) {
  const { t } = useTranslation('counts')
  const { supplier, warehouse, label, blind, round, createdAt, endedAt } = count
  const money = (value: number | null) => (value === null ? null : formatMoney(value))
  return (
    <Panel title={t('detail.facts')}>
      <Facts
        facts={[
          useSupplierFact(t('column.supplier'), supplier),
          [t('column.warehouse'), t(`warehouse:kept.${warehouse}`)],
          [t('column.label'), label],
          [t('column.blind'), t(blind ? 'blind.yes' : 'blind.no')],
          [t('column.round'), round > 1 ? formatInteger(round) : null],
          [t('column.missingValue'), money(count.missingValueTaxExcl)],
          [t('column.surplusValue'), money(count.surplusValueTaxExcl)],
          [t('column.createdAt'), formatDateTime(createdAt)],
          [t('column.endedAt'), endedAt && formatDateTime(endedAt)],
        ]}
      />
    </Panel>
  )
}

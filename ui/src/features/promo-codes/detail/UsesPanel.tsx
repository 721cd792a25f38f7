import { IconReceipt } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Panel } from '~/shared/parts/Panel'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import { keyOf } from '~/shared/table/columns'
import { useRowPages } from '~/shared/table/row-pages'
import { rowSource, watched } from '~/shared/table/row-source'
import { PROMO_CODES } from '../queries'
import { codeUseColumns } from './code-use-columns'

/** Who used a code, the latest first. */
const usesOf = (id: string) =>
  rowSource(
    (query, signal) => api.get('/promo_codes/{id}/uses', { path: { id }, query, signal }),
    [...PROMO_CODES, 'uses', id],
    watched,
  )

/** Every checkout that a code took something off, the latest first. */
export function UsesPanel({ id }: { id: string }) {
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

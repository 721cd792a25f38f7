import { IconHistory } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ListTabs } from '~/shared/parts/ListTabs'
import { Panel } from '~/shared/parts/Panel'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import { keyOf } from '~/shared/table/columns'
import { useRowPages } from '~/shared/table/row-pages'
import { movements } from '../queries'
import { MOVEMENTS, type MovementKind } from '../stock'
import { movementColumns } from './movement-columns'

/** Every movement of a product, the newest first, with the figures it led to. */
export function MovementsPanel({ id }: { id: string }) {
  const { t } = useTranslation('stock')
  const [kind, setKind] = useState<MovementKind | undefined>()
  const columns = useMemo(() => movementColumns(t), [t])
  const pages = useRowPages((page) => movements(id).page({ kind: kind ? [kind] : [] }, page))
  return (
    <Panel title={t('movements.title')} flush>
      <ListTabs
        label={t('movements.filter')}
        tabs={[undefined, ...MOVEMENTS].map((key) => ({
          key,
          label: t(key ? `movements.of.${key}` : 'movements.all'),
        }))}
        current={kind}
        onTab={setKind}
      />
      <ContinuousTable
        label={t('movements.title')}
        columns={columns}
        pages={pages}
        rowKey={keyOf}
        rowLabel={(movement) => t(`movements.one.${movement.kind}`)}
        counted={(count, amount) => t('movements.count', { count, amount })}
        empty={<EmptyState icon={IconHistory} title={t('movements.none')} />}
      />
    </Panel>
  )
}

import { IconArrowRight, IconCopy, IconDownload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Order } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import type { Query } from '~/shared/api/query-string'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import type { Selection } from '~/shared/table/selection'
import { chosenOrders } from './export-orders'
import { useOrderActions } from './use-order-actions'

/** What can be done with the chosen orders. */
export function OrderBulkBar({ selection, list }: { selection: Selection<Order>; list: Query }) {
  const { t } = useTranslation('orders')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isBusy, onExport, onCopy } = useOrderActions()
  const gather = () => chosenOrders(client, list, selection)
  const [only] = selection.count === 1 ? selection.rows : []
  return (
    <BulkBar count={selection.count} onClear={selection.onClear}>
      {only && (
        <BulkAction
          icon={<IconArrowRight size={17} aria-hidden />}
          onClick={() => void navigate({ to: pathOf(only['@id']) })}
        >
          {t('row.open')}
        </BulkAction>
      )}
      <BulkAction icon={<IconDownload size={17} aria-hidden />} disabled={isBusy} onClick={() => void onExport(gather)}>
        {t('export.csv')}
      </BulkAction>
      <BulkAction icon={<IconCopy size={17} aria-hidden />} disabled={isBusy} onClick={() => void onCopy(gather)}>
        {t('copy.numbers')}
      </BulkAction>
    </BulkBar>
  )
}

import { IconBellRinging } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListOnScreen } from '~/shared/list/use-list'
import { useBusy } from '~/shared/parts/use-busy'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import type { Stock } from '../stock'
import { ThresholdDialog } from '../thresholds/ThresholdDialog'
import { changeThresholds } from '../thresholds/thresholds'
import type { StockSearch } from './search'

/** What can be changed of all chosen products at once: the level at which the supplier is told. */
export function StockBulk({ stock: { selection, chosen } }: { stock: ListOnScreen<Stock, StockSearch> }) {
  const { t } = useTranslation('stock')
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { isBusy, run } = useBusy()
  const { count } = selection

  const onChange = (threshold: number) =>
    void run(async () => {
      changeThresholds(client, await chosen(), threshold)
      setOpen(false)
    }, t('threshold.failed'))

  return (
    <BulkBar count={count} gender="masculine" onClear={selection.onClear}>
      <BulkAction icon={<IconBellRinging size={17} aria-hidden />} onClick={() => setOpen(true)}>
        {t('threshold.bulk')}
      </BulkAction>
      {isOpen && <ThresholdDialog count={count} isBusy={isBusy} onChange={onChange} onClose={() => setOpen(false)} />}
    </BulkBar>
  )
}

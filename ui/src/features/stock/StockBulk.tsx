import { IconBellRinging } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tell } from '~/shared/api/tell'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import type { RowPages } from '~/shared/table/row-pages'
import type { Selection } from '~/shared/table/selection'
import type { Stock } from './stock'
import { ThresholdDialog } from './ThresholdDialog'
import { changeThresholds } from './thresholds'

interface Props {
  selection: Selection<Stock>
  pages: RowPages<Stock>
}

/** What can be changed of all chosen products at once: the level at which the supplier is told. */
export function StockBulk({ selection, pages }: Props) {
  const { t } = useTranslation('stock')
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { isAll, rows, exceptions, count } = selection

  async function chosen(): Promise<Stock[]> {
    if (!isAll) return rows
    const all = await pages.load(0, (pages.total ?? 1) - 1)
    return all.filter((stock) => !exceptions.has(stock['@id']))
  }

  async function change(threshold: number): Promise<void> {
    setBusy(true)
    try {
      changeThresholds(client, await chosen(), threshold)
      setOpen(false)
    } catch (error) {
      tell(error, t('threshold.failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <BulkBar count={count} gender="masculine" onClear={selection.onClear}>
      <BulkAction icon={<IconBellRinging size={17} aria-hidden />} onClick={() => setOpen(true)}>
        {t('threshold.bulk')}
      </BulkAction>
      {isOpen && (
        <ThresholdDialog
          count={count}
          isBusy={isBusy}
          onChange={(threshold) => void change(threshold)}
          onClose={() => setOpen(false)}
        />
      )}
    </BulkBar>
  )
}

import { useTranslation } from 'react-i18next'
import { NOTHING, winesOf } from '~/shared/counting/draft'
import { plural } from '~/shared/format/format'
import type { Command } from '~/shared/queue/command'
import { refusedOf } from '~/shared/queue/queue'
import { RefusedPanel } from '~/shared/queue/RefusedPanel'
import type { ReceiptDetail } from '../receipt'
import { linesOf } from './counting'
import type { Count } from './use-count'

interface Props {
  receipt: ReceiptDetail
  count: Count
}

/** What was counted here and the server did not take. */
export function RefusedCounts({ receipt, count: { commands, draft, takeBack } }: Props) {
  const { t } = useTranslation('receipts')
  const goods = [...receipt.lines.map(({ product }) => product), ...(draft ?? NOTHING).added]

  function describe({ body }: Command): string {
    const lines = linesOf(body)
    if (lines.length === 0) return t('action.finish')
    const units = lines.reduce((sum, { received, damaged = 0 }) => sum + received + damaged, 0)
    return t('count.refusedOne', { ...plural(units), wines: winesOf(lines, goods) })
  }

  return (
    <RefusedPanel commands={refusedOf(commands)} describe={describe} onTakeBack={(command) => void takeBack(command)} />
  )
}

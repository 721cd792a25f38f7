import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import type { Command } from '~/shared/queue/command'
import { refusedOf } from '~/shared/queue/queue'
import { RefusedPanel } from '~/shared/queue/RefusedPanel'
import { wineOf } from '~/shared/warehouse/goods'
import type { ReceiptDetail } from '../receipt'
import { linesOf, NOTHING } from './counting'
import type { Count } from './use-count'

interface Props {
  receipt: ReceiptDetail
  count: Count
}

/** What was counted here and the server did not take. */
export function RefusedCounts({ receipt, count: { commands, draft, takeBack } }: Props) {
  const { t } = useTranslation('receipts')
  const names = new Map(
    [...receipt.lines.map(({ product }) => product), ...(draft ?? NOTHING).added].map((product) => [
      product['@id'],
      wineOf(product),
    ]),
  )

  function describe({ body }: Command): string {
    const lines = linesOf(body)
    if (lines.length === 0) return t('action.finish')
    const units = lines.reduce((sum, { received, damaged = 0 }) => sum + received + damaged, 0)
    const wines = lines.map(({ product }) => names.get(product) ?? '').filter(Boolean)
    return t('count.refusedOne', { count: units, amount: formatInteger(units), wines: wines.join(', ') })
  }

  return (
    <RefusedPanel commands={refusedOf(commands)} describe={describe} onTakeBack={(command) => void takeBack(command)} />
  )
}

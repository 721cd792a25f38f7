import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import type { Command } from '~/shared/queue/command'
import { refusedOf } from '~/shared/queue/queue'
import { RefusedPanel } from '~/shared/queue/RefusedPanel'
import { wineOf } from '~/shared/warehouse/goods'
import { entriesOf, NOTHING } from './tally'
import type { Tallying } from './use-tally'

/** What was counted here and the server did not take. */
export function RefusedTallies({ tally: { lines = [], commands, draft, takeBack } }: { tally: Tallying }) {
  const { t } = useTranslation('counts')
  const names = new Map(
    [...lines.map(({ product }) => product), ...(draft ?? NOTHING).added].map((product) => [
      product['@id'],
      wineOf(product),
    ]),
  )

  function describe({ body }: Command): string {
    const entries = entriesOf(body)
    if (entries.length === 0) return t('action.finish')
    const wines = entries.map(({ product }) => names.get(product) ?? '').filter(Boolean)
    return t('tally.refusedOne', {
      count: entries.length,
      amount: formatInteger(entries.length),
      wines: wines.join(', '),
    })
  }

  return (
    <RefusedPanel commands={refusedOf(commands)} describe={describe} onTakeBack={(command) => void takeBack(command)} />
  )
}

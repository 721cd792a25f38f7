import { useTranslation } from 'react-i18next'
import { NOTHING, winesOf } from '~/shared/counting/draft'
import { plural } from '~/shared/format/format'
import type { Command } from '~/shared/queue/command'
import { refusedOf } from '~/shared/queue/queue'
import { RefusedPanel } from '~/shared/queue/RefusedPanel'
import { entriesOf } from './tally'
import type { Tallying } from './use-tally'

/** What was counted here and the server did not take. */
export function RefusedTallies({ tally: { lines = [], commands, draft, takeBack } }: { tally: Tallying }) {
  const { t } = useTranslation('counts')
  const goods = [...lines.map(({ product }) => product), ...(draft ?? NOTHING).added]

  function describe({ body }: Command): string {
    const entries = entriesOf(body)
    if (entries.length === 0) return t('action.finish')
    return t('tally.refusedOne', { ...plural(entries.length), wines: winesOf(entries, goods) })
  }

  return (
    <RefusedPanel commands={refusedOf(commands)} describe={describe} onTakeBack={(command) => void takeBack(command)} />
  )
}

import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { useAwaitedWords } from '~/shared/cart/Awaited'
import { wineOf } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'

/** A wine that is not there yet: its guest has to know before it asks. */
export function AwaitedNotice({ product, promises }: Schemas['TasteandbuySimulatedRequest']['items'][number]) {
  const { t } = useTranslation('requests')
  const words = useAwaitedWords(promises)
  return (
    <Notice tone="info" title={t('summary.awaited', { wine: wineOf(product) })}>
      {words.join(', ')}
    </Notice>
  )
}

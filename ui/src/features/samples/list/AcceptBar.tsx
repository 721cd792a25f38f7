import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SampleRequest } from '~/api/types'
import type { ListOnScreen } from '~/shared/list/use-list'
import { BulkAction, BulkBar } from '~/shared/table/BulkBar'
import { useSampleActions } from '../sample-actions'
import type { SamplesSearch } from './samples-search'

/** Rows one call answers. */
const MOST = 200

/** Accepts the chosen requests that wait for an answer. */
export function AcceptBar({ samples: { selection, chosen } }: { samples: ListOnScreen<SampleRequest, SamplesSearch> }) {
  const { t } = useTranslation('samples')
  const { acceptAll, isBusy } = useSampleActions()
  async function accept() {
    await acceptAll((await chosen()).slice(0, MOST))
    selection.onClear()
  }
  return (
    <BulkBar count={selection.count} gender="feminine" onClear={selection.onClear}>
      <BulkAction icon={<IconCheck size={17} aria-hidden />} disabled={isBusy} onClick={() => void accept()}>
        {t('bulk.valid')}
      </BulkAction>
    </BulkBar>
  )
}

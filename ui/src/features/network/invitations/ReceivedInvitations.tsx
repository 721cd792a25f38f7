import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { Stack } from '~/shared/layout/Stack'
import { Chip } from '~/shared/parts/Chip'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Panel } from '~/shared/parts/Panel'
import { usePendingActs } from '~/shared/undo/undo'
import { queryOfReceived } from '../queries'
import type { Asked } from '../relations/relation-actions'
import { ReceivedInvitation } from './ReceivedInvitation'
import classes from './ReceivedInvitations.module.css'

/** The invitations that wait for the reader's answer; nothing while there are none. */
export function ReceivedInvitations({ viewer, onAsk }: { viewer: Me; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('network')
  const { data, error, refetch } = useQuery(queryOfReceived(viewer))
  const pending = usePendingActs()
  const waiting = data?.filter((relation) => !pending.has(relation['@id'])) ?? []
  if (error && !data) {
    return (
      <Stack mb={16}>
        <Panel title={t('received.title')}>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Panel>
      </Stack>
    )
  }
  if (waiting.length === 0) return null
  return (
    <Stack mb={16}>
      <Panel title={t('received.title')} aside={<Chip className={classes.count}>{waiting.length}</Chip>} flush>
        <ul>
          {waiting.map((relation) => (
            <ReceivedInvitation key={relation['@id']} relation={relation} viewer={viewer} onAsk={onAsk} />
          ))}
        </ul>
      </Panel>
    </Stack>
  )
}

import { useTranslation } from 'react-i18next'
import { StatusDot } from '~/shared/parts/StatusDot'
import type { Document } from './document'

const tones = { pending: 'progress', ready: 'done', failed: 'error' } as const

/** How far a document is. */
export function DocumentStatusDot({ status }: { status: Document['status'] }) {
  const { t } = useTranslation('documents')
  return <StatusDot tone={tones[status]} label={t(`status.${status}`)} />
}

import { useTranslation } from 'react-i18next'
import type { SampleStatus } from '~/api/types'
import { StatusDot, type StatusTone } from '~/shared/parts/StatusDot'

const tones: Record<SampleStatus, StatusTone> = {
  pending: 'attention',
  valid: 'progress',
  ordering: 'done',
  reject: 'neutral',
}

/** Where a request stands in the words of specification 3. */
export function SampleStatusDot({ status }: { status: SampleStatus }) {
  const { t } = useTranslation()
  return <StatusDot tone={tones[status]} label={t(`enums:sampleRequest_status.${status}`)} />
}

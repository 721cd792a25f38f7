import { useTranslation } from 'react-i18next'
import { StatusDot, type StatusTone } from '~/shared/parts/StatusDot'
import type { FrameStatus } from './frame'

const tones: Record<FrameStatus, StatusTone> = { scheduled: 'progress', active: 'done', ended: 'neutral' }

/** Whether a frame prices orders today. */
export function FrameStatusDot({ status }: { status: FrameStatus }) {
  const { t } = useTranslation('frames')
  return <StatusDot tone={tones[status]} label={t(`status.${status}`)} />
}

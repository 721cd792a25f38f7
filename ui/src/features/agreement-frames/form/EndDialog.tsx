import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { useMove } from '~/shared/document/use-move'
import { ConfirmAct } from '~/shared/parts/Confirm'
import { toast } from '~/shared/toasts/toast'
import type { AgreementFrame } from '../frame'
import { frames } from '../queries'

interface Props {
  frame: AgreementFrame
  onClose: () => void
}

/** Ends a frame at once: no order is priced by it from now on. */
export function EndDialog({ frame: { id, name, version }, onClose }: Props) {
  const { t } = useTranslation('frames')
  const { send } = useMove(useUpdates(frames))

  async function end() {
    await send(api.post('/agreement_frames/{id}/end', { version }, { path: { id } }))
    toast.success(t('done.ended', { name }))
    onClose()
  }

  return (
    <ConfirmAct
      title={t('end.title', { name })}
      confirm={t('action.end')}
      cancel={t('end.keep')}
      danger
      act={end}
      onClose={onClose}
    >
      {t('end.help')}
    </ConfirmAct>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { orReadAgain } from '~/shared/forms/conflict/meanwhile'
import { ConfirmAct } from '~/shared/parts/Confirm'
import { toast } from '~/shared/toasts/toast'
import type { AgreementFrame } from '../frame'
import { AGREEMENT_FRAMES, showFrame } from '../queries'

interface Props {
  frame: AgreementFrame
  onClose: () => void
}

/** Ends a frame at once: no order is priced by it from now on. */
export function EndDialog({ frame: { id, name, version }, onClose }: Props) {
  const { t } = useTranslation('frames')
  const client = useQueryClient()

  async function end() {
    const call = api.post('/agreement_frames/{id}/end', { version }, { path: { id } })
    showFrame(client, await orReadAgain(call, () => client.invalidateQueries({ queryKey: AGREEMENT_FRAMES })))
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
      failed={t('failed')}
      onClose={onClose}
    >
      {t('end.help')}
    </ConfirmAct>
  )
}

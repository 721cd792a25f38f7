import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { formatDate } from '~/shared/format/format'
import { ConfirmAct } from '~/shared/parts/Confirm'
import { toast } from '~/shared/toasts/toast'
import type { AgreementFrame } from '../frame'
import { frames } from '../queries'

interface Props {
  frame: AgreementFrame
  onClose: () => void
}

/** Copies a frame for the period after its own, and opens the copy. */
export function RenewDialog({ frame: { id, name }, onClose }: Props) {
  const { t } = useTranslation('frames')
  const { show } = useUpdates(frames)
  const navigate = useNavigate()

  async function renew() {
    const made = await api.post('/agreement_frames/{id}/renewals', undefined, { path: { id } })
    show(made)
    toast.success(t('done.renewed', { name, date: formatDate(made.startsOn) }))
    onClose()
    await navigate({ to: '/agreement-frames/$frameId/edit', params: { frameId: String(made.id) } })
  }

  return (
    <ConfirmAct
      title={t('renew.title', { name })}
      confirm={t('action.renew')}
      cancel={t('renew.keep')}
      act={renew}
      onClose={onClose}
    >
      {t('renew.help')}
    </ConfirmAct>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { plural } from '~/shared/format/format'
import { ConfirmAct } from '~/shared/parts/Confirm'
import { listAsLeft } from '~/shared/parts/list-memory'
import { toast } from '~/shared/toasts/toast'
import { readAgain } from '../queries'
import type { RecoveryDetail } from '../recovery'
import { recoveryQuery } from '../recovery-query'

interface Props {
  recovery: RecoveryDetail
  onClose: () => void
}

/** Gives the goods back to available stock; the return is gone. */
export function DeleteDialog({ recovery: { id, number, units }, onClose }: Props) {
  const { t } = useTranslation('recoveries')
  const client = useQueryClient()
  const navigate = useNavigate()

  async function remove() {
    await api.delete('/stock_recoveries/{id}', { path: { id } })
    await navigate({ ...listAsLeft('/stock_recoveries'), replace: true })
    client.removeQueries({ queryKey: recoveryQuery(String(id)).queryKey })
    readAgain(client)
    toast.success(t('done.deleted', { number }))
  }

  return (
    <ConfirmAct
      title={t('delete.title', { number })}
      confirm={t('action.delete')}
      cancel={t('delete.keep')}
      danger
      act={remove}
      failed={t('failed')}
      onClose={onClose}
    >
      {t('delete.help', plural(units))}
    </ConfirmAct>
  )
}

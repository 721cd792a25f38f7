import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { orReadAgain } from '~/shared/forms/conflict/meanwhile'
import { ConfirmAct } from '~/shared/parts/Confirm'
import { listAsLeft } from '~/shared/parts/list-memory'
import { toast } from '~/shared/toasts/toast'
import type { PromoCode } from '../promo-code'
import { PROMO_CODES, promoCodeQuery, readAgain } from '../queries'

interface Props {
  code: PromoCode
  onClose: () => void
}

/** Erases a code that never served. */
export function DeleteDialog({ code: { id, code, version }, onClose }: Props) {
  const { t } = useTranslation('codes')
  const client = useQueryClient()
  const navigate = useNavigate()

  async function remove() {
    const call = api.delete('/promo_codes/{id}', { path: { id }, query: { version } })
    await orReadAgain(call, () => client.invalidateQueries({ queryKey: PROMO_CODES }))
    await navigate({ ...listAsLeft('/promo-codes'), replace: true })
    client.removeQueries({ queryKey: promoCodeQuery(String(id)).queryKey })
    void readAgain(client)
    toast.success(t('done.deleted', { code }))
  }

  return (
    <ConfirmAct
      title={t('delete.title', { code })}
      confirm={t('action.delete')}
      cancel={t('delete.keep')}
      danger
      act={remove}
      failed={t('failed')}
      onClose={onClose}
    >
      {t('delete.help')}
    </ConfirmAct>
  )
}

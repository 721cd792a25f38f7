import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { DeleteDialog as Dialog } from '~/shared/document/DeleteDialog'
import type { PromoCode } from '../promo-code'
import { promoCodes } from '../queries'

interface Props {
  code: PromoCode
  onClose: () => void
}

/** Erases a code that never served. */
export function DeleteDialog({ code: { id, code, version }, onClose }: Props) {
  const { t } = useTranslation('codes')
  return (
    <Dialog
      documents={promoCodes}
      id={id}
      list="/promo-codes"
      title={t('delete.title', { code })}
      confirm={t('action.delete')}
      keep={t('delete.keep')}
      remove={() => api.delete('/promo_codes/{id}', { path: { id }, query: { version } })}
      done={t('done.deleted', { code })}
      onClose={onClose}
    >
      {t('delete.help')}
    </Dialog>
  )
}

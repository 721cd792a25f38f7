import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { DeleteDialog as Dialog } from '~/shared/document/DeleteDialog'
import { plural } from '~/shared/format/format'
import type { RecoveryDetail } from '../recovery'
import { recoveries } from '../recovery-query'

interface Props {
  recovery: RecoveryDetail
  onClose: () => void
}

/** Gives the goods back to available stock; the return is gone. */
export function DeleteDialog({ recovery: { id, number, units }, onClose }: Props) {
  const { t } = useTranslation('recoveries')
  return (
    <Dialog
      documents={recoveries}
      id={id}
      list="/stock_recoveries"
      title={t('delete.title', { number })}
      confirm={t('action.delete')}
      keep={t('delete.keep')}
      remove={() => api.delete('/stock_recoveries/{id}', { path: { id } })}
      done={t('done.deleted', { number })}
      onClose={onClose}
    >
      {t('delete.help', plural(units))}
    </Dialog>
  )
}

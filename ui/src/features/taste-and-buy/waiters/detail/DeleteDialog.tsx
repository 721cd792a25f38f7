import { useTranslation } from 'react-i18next'
import type { Waiter } from '~/api/types'
import { api } from '~/shared/api/client'
import { DeleteDialog as Dialog } from '~/shared/document/DeleteDialog'
import { nameOf, waiters } from '../waiter'

/** Erases a waiter who never sold. */
export function DeleteDialog({ waiter, onClose }: { waiter: Waiter; onClose: () => void }) {
  const { t } = useTranslation('waiters')
  const { id } = waiter
  const name = nameOf(waiter)
  return (
    <Dialog
      documents={waiters}
      id={id}
      list="/taste-and-buy/waiters"
      title={t('delete.title', { name })}
      confirm={t('delete.action')}
      keep={t('delete.keep')}
      remove={() => api.delete('/waiters/{id}', { path: { id } })}
      done={t('delete.done', { name })}
      onClose={onClose}
    >
      {t('delete.help')}
    </Dialog>
  )
}

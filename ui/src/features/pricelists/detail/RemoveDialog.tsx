import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { DeleteDialog } from '~/shared/document/DeleteDialog'
import type { PriceListDetail } from '../price-list'
import { priceLists } from '../queries'

interface Props {
  list: PriceListDetail
  onClose: () => void
}

/** Deletes a list that has not begun. */
export function RemoveDialog({ list: { id, name, status, revision, version }, onClose }: Props) {
  const { t } = useTranslation('pricelists')
  return (
    <DeleteDialog
      documents={priceLists}
      id={id}
      list="/products/mercuriale"
      title={t('remove.title', { name })}
      confirm={t('remove.send')}
      remove={() => api.delete('/price_lists/{id}', { path: { id }, query: { version } })}
      done={t('remove.done')}
      onClose={onClose}
    >
      {t('remove.help')}
      {status === 'scheduled' && revision > 1 && ` ${t('remove.follows')}`}
    </DeleteDialog>
  )
}

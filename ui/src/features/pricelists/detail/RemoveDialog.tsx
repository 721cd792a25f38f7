import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { orReadAgain } from '~/shared/forms/conflict/meanwhile'
import { ConfirmAct } from '~/shared/parts/Confirm'
import { toast } from '~/shared/toasts/toast'
import type { PriceListDetail } from '../price-list'
import { PRICE_LISTS, priceListQuery } from '../queries'

interface Props {
  list: PriceListDetail
  isOpen: boolean
  onClose: () => void
}

/** Deletes a list that has not begun. */
export function RemoveDialog({ list: { id, name, status, revision, version }, isOpen, onClose }: Props) {
  const { t } = useTranslation('pricelists')
  const client = useQueryClient()
  const navigate = useNavigate()
  async function remove() {
    const call = api.delete('/price_lists/{id}', { path: { id }, query: { version } })
    await orReadAgain(call, () => client.invalidateQueries({ queryKey: PRICE_LISTS }))
    toast.success(t('remove.done'))
    await navigate({ to: '/products/mercuriale', replace: true })
    client.removeQueries({ queryKey: priceListQuery(String(id)).queryKey })
    void client.invalidateQueries({ queryKey: PRICE_LISTS })
  }
  return (
    <ConfirmAct
      opened={isOpen}
      title={t('remove.title', { name })}
      confirm={t('remove.send')}
      danger
      act={remove}
      failed={t('failed')}
      onClose={onClose}
    >
      {t('remove.help')}
      {status === 'scheduled' && revision > 1 && ` ${t('remove.follows')}`}
    </ConfirmAct>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Parameters } from '~/api/types'
import { Hint } from '~/shared/layout/Dim'
import { TextLink } from '~/shared/parts/TextLink'
import { StoreFrancoFields } from '~/shared/person-records/DeliveryFields'
import { useDeliveryForm } from '~/shared/person-records/use-delivery-form'
import type { Shop } from '~/shared/shop/shop'
import { toast } from '~/shared/toasts/toast'
import { RecordPanel } from './RecordPanel'
import { ShopForm } from './ShopForm'

/** From when a shop delivers for free: a part of the supplier's own record, as its other delivery is. */
export default function DeliverySection({ shop: { supplier } }: { shop: Shop }) {
  const { t } = useTranslation('store')
  return (
    <RecordPanel title={t('section.delivery')} supplier={supplier.id}>
      {(record) => <FrancoForm id={supplier.id} record={record} />}
    </RecordPanel>
  )
}

function FrancoForm({ id, record }: { id: number; record: Parameters }) {
  const { t } = useTranslation('store')
  const client = useQueryClient()
  const form = useDeliveryForm(id, record, () => {
    toast.success(t('saved'))
    void client.invalidateQueries({ queryKey: ['stores'] })
  })
  return (
    <ShopForm form={form} section="delivery">
      <Hint mb={14}>{t('help.delivery')}</Hint>
      <StoreFrancoFields form={form} />
      <Hint mt={14}>
        {t('help.carriage')}{' '}
        <TextLink td="underline" to="/parameters">
          {t('carriage')}
        </TextLink>
      </Hint>
    </ShopForm>
  )
}

import { Button, Modal, NumberInput, Select, Textarea } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Me, SampleRequestDetail } from '~/api/types'
import { addressName } from '~/shared/addresses/address-name'
import { api } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { useAppForm } from '~/shared/forms/use-app-form'
import { toast } from '~/shared/toasts/toast'
import { required } from '~/shared/validation/text-rules'
import type { Tasted } from './AskSample'
import classes from './dialogs.module.css'
import { useSamplesRefresh } from './sample-actions'

interface Props {
  product: Tasted
  viewer: Me
  /** Bottles that may still be asked for this year. */
  left: number
  onClose: () => void
}

/** How much, where to, and a word to the supplier. */
export function AskDialog({ product, viewer, left, onClose }: Props) {
  const { t } = useTranslation('samples')
  const navigate = useNavigate()
  const refresh = useSamplesRefresh()
  const addresses = viewer.addresses.filter(({ typeAddress }) => typeAddress === 'shipping')
  const usual = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  const party = product.supplier.company
  const form = useAppForm<
    { quantity: number | string; shippingAddress: string | null; comment: string },
    SampleRequestDetail
  >({
    initialValues: { quantity: 1, shippingAddress: usual?.['@id'] ?? null, comment: '' },
    rules: { shippingAddress: required },
    send: ({ quantity, shippingAddress, comment }) =>
      api.post<SampleRequestDetail>(
        '/sample_requests',
        { product: product['@id'], quantity: Number(quantity), shippingAddress, comment: comment.trim() },
        { silent: true },
      ),
    onSent: async ({ id }) => {
      toast.success(t('done.asked', { party }), {
        action: {
          label: t('done.see'),
          onClick: () => void navigate({ to: '/orders/sample-requests', search: { request: id } }),
        },
      })
      onClose()
      await refresh()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={t('ask.dialog')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <AppForm form={form} label={t('ask.dialog')} isGuarded={false} refused="">
        <p className={classes.lead}>{t('ask.lead', { party })}</p>
        <div className={classes.fields}>
          {left > 1 && (
            <NumberInput
              label={t('ask.quantity')}
              description={t('ask.quantityHelp', { count: left })}
              min={1}
              max={left}
              allowDecimal={false}
              {...form.getInputProps('quantity')}
            />
          )}
          {addresses.length > 0 ? (
            <Select
              label={t('ask.address')}
              required
              allowDeselect={false}
              data={addresses.map((address) => ({
                value: address['@id'],
                label: `${addressName(address)}, ${address.street}, ${address.postcode} ${address.city}`,
              }))}
              {...form.getInputProps('shippingAddress')}
            />
          ) : (
            <p className={classes.lead}>
              {t('ask.noAddress')} <Link to="/profile">{t('ask.toProfile')}</Link>
            </p>
          )}
          <Textarea
            label={t('ask.comment')}
            placeholder={t('ask.placeholder')}
            maxLength={500}
            autosize
            minRows={3}
            maxRows={8}
            {...form.getInputProps('comment')}
          />
        </div>
        <div className={classes.foot}>
          <Button variant="default" onClick={onClose}>
            {t('ask.cancel')}
          </Button>
          {addresses.length > 0 && <SubmitButton>{t('ask.send')}</SubmitButton>}
        </div>
      </AppForm>
    </Modal>
  )
}

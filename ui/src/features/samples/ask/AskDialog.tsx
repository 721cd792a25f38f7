import { NumberInput, Select, Textarea } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Me, SampleRequestDetail } from '~/api/types'
import { addressName } from '~/shared/addresses/address-name'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import { toast } from '~/shared/toasts/toast'
import { required } from '~/shared/validation/text-rules'
import { samples } from '../queries'
import type { Tasted } from './AskSample'

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
  const { readAgain } = useUpdates(samples)
  const shipping = viewer.addresses.filter(({ typeAddress }) => typeAddress === 'shipping')
  // Goods go to a billing address where there is no other (specification 3).
  const addresses = shipping.length > 0 ? shipping : viewer.addresses
  const usual = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  const party = product.supplier.company
  const form = useAppForm<
    { quantity: number | string; shippingAddress: string | null; comment: string },
    SampleRequestDetail
  >({
    initialValues: { quantity: 1, shippingAddress: usual?.['@id'] ?? null, comment: '' },
    rules: { shippingAddress: required },
    send: ({ quantity, shippingAddress, comment }) =>
      api.post('/sample_requests', {
        product: product['@id'],
        quantity: Number(quantity),
        shippingAddress: shippingAddress ?? '',
        comment: comment.trim(),
      }),
    onSent: async ({ id }) => {
      toast.success(t('done.asked', { party }), {
        action: {
          label: t('done.see'),
          onClick: () => void navigate({ to: '/orders/sample-requests', search: { request: id } }),
        },
      })
      onClose()
      await readAgain()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('ask.dialog')}
      lead={
        addresses.length > 0 ? (
          t('ask.lead', { party })
        ) : (
          <>
            {t('ask.noAddress')} <Link to="/profile">{t('ask.toProfile')}</Link>
          </>
        )
      }
      submit={addresses.length > 0 ? t('ask.send') : null}
      onClose={onClose}
    >
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
      {addresses.length > 0 && (
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
      )}
      <Textarea
        label={t('ask.comment')}
        placeholder={t('ask.placeholder')}
        maxLength={500}
        minRows={3}
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  )
}

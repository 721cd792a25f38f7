import { TextInput } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatDate, wineOf } from '~/shared/format/format'
import type { AppFormState } from '~/shared/forms/use-app-form'
import type { Shipment } from '~/shared/order/order'
import { QuantityField } from '~/shared/order/QuantityField'
import { PhotoField } from '~/shared/photos/PhotoField'
import dialog from '../dialog.module.css'
import { LineChoice } from '../LineChoice'
import type { ConcernedLine, IncidentValues } from './incident-values'

interface Props {
  line: ConcernedLine
  at: number
  form: AppFormState<IncidentValues>
  isPhotoRequired: boolean
}

/** One line of an incident; how many, why and the photo are asked once it is ticked. */
export function IncidentLineFields({ line: { product, parcel, most }, at, form, isPhotoRequired }: Props) {
  const { t } = useTranslation('orders')
  const wine = wineOf(product)
  const name = parcel ? t('incident.inParcel', { product: wine, number: parcel.number }) : wine
  return (
    <LineChoice
      product={product}
      name={name}
      wine={wine}
      most={most}
      {...(parcel && { more: parcelWords(t, parcel) })}
      isChosen={form.getValues().lines[at]?.isChosen ?? false}
      onChoose={(isChosen) => form.setFieldValue(`lines.${at}.isChosen`, isChosen)}
    >
      <QuantityField
        label={t('incident.quantityOf', { product: name })}
        unitsPerCarton={product.unitsPerCarton}
        max={most}
        {...form.getInputProps(`lines.${at}.quantity`)}
      />
      <div className={dialog.more}>
        <TextInput label={t('incident.reason')} maxLength={500} {...form.getInputProps(`lines.${at}.reason`)} />
        <PhotoField required={isPhotoRequired} {...form.getInputProps(`lines.${at}.photo`)} />
      </div>
    </LineChoice>
  )
}

/** Which parcel of several, and whether it arrived. */
function parcelWords(t: TFunction<'orders'>, { number, shippedAt, deliveredAt }: Shipment): string {
  return deliveredAt
    ? t('incident.parcelDelivered', { number, date: formatDate(deliveredAt) })
    : t('incident.parcelLeft', { number, date: formatDate(shippedAt) })
}

import { Checkbox, TextInput } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { BottleThumb } from '~/shared/bottle/BottleThumb'
import { formatDate, plural } from '~/shared/format/format'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Dim } from '~/shared/layout/Dim'
import type { Shipment } from '~/shared/order/order'
import { QuantityField } from '~/shared/order/QuantityField'
import { LineWords } from '~/shared/parts/WineRow'
import { PhotoField } from '~/shared/photos/PhotoField'
import dialog from '../dialog.module.css'
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
  const wine = [product.name, product.vintage].filter(Boolean).join(' ')
  const name = parcel ? t('incident.inParcel', { product: wine, number: parcel.number }) : wine
  const isChosen = form.getValues().lines[at]?.isChosen ?? false
  return (
    <li className={dialog.line}>
      <BottleThumb product={product} image={product.image} />
      <Checkbox
        aria-label={name}
        checked={isChosen}
        onChange={({ currentTarget }) => form.setFieldValue(`lines.${at}.isChosen`, currentTarget.checked)}
        label={
          <LineWords>
            <b>{wine}</b>
            <Dim size={13}>
              {t('bottles', plural(most))}
              {parcel && ` · ${parcelWords(t, parcel)}`}
            </Dim>
          </LineWords>
        }
        classNames={{ root: dialog.check ?? '' }}
      />
      {isChosen && (
        <>
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
        </>
      )}
    </li>
  )
}

/** Which parcel of several, and whether it arrived. */
function parcelWords(t: TFunction<'orders'>, { number, shippedAt, deliveredAt }: Shipment): string {
  return deliveredAt
    ? t('incident.parcelDelivered', { number, date: formatDate(deliveredAt) })
    : t('incident.parcelLeft', { number, date: formatDate(shippedAt) })
}

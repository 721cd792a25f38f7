import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppFormState } from '~/shared/forms/use-app-form'
import own from '../fields/fields.module.css'
import { LabelFields } from '../fields/LabelFields'
import { OriginFields } from '../fields/OriginFields'
import { PackingFields } from '../fields/PackingFields'
import { PictureFields } from '../fields/PictureFields'
import { PriceFields } from '../fields/PriceFields'
import { TextFields } from '../fields/TextFields'
import { LotsPart } from '../lots/LotsPart'
import type { ProductSheet } from '../sheet/sheet'
import type { SheetValues } from '../sheet/values'
import { HistorySection } from './HistorySection'

interface Props {
  form: AppFormState<SheetValues>
  /** Null while the product is new. */
  sheet: ProductSheet | null
  /** Agents see the texts and the pictures alone. */
  mayAll: boolean
  /** Called once, when the fields can be gone to. */
  onReady: () => void
}

/** The parts of the sheet below its first one. */
export function FurtherFields({ form, sheet, mayAll, onReady }: Props) {
  const { t } = useTranslation('products')
  const ready = useRef(onReady)
  useEffect(() => ready.current(), [])
  return (
    <>
      {mayAll && (
        <>
          <OriginFields form={form} />
          <PackingFields form={form} />
          <PriceFields form={form} />
        </>
      )}
      <TextFields form={form} />
      <PictureFields form={form} technicalSheet={sheet?.technicalSheet ?? null} mayAll={mayAll} />
      {mayAll && (
        <LabelFields
          form={form}
          lots={sheet ? <LotsPart sheet={sheet} /> : <p className={own.derived}>{t('lots.later')}</p>}
        />
      )}
      {mayAll && sheet && <HistorySection id={sheet.id} />}
    </>
  )
}

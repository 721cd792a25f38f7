import { useTranslation } from 'react-i18next'
import { PicturesField } from '~/shared/forms/files/PicturesField'
import { inputOf } from '~/shared/forms/inputs/input-of'
import type { AppFormState } from '~/shared/forms/use-app-form'
import type { TechnicalSheet } from '../sheet/sheet'
import type { SheetValues } from '../sheet/values'
import own from './fields.module.css'
import { SheetSection } from './SheetSection'
import { TechnicalSheetField } from './TechnicalSheetField'

/** Pictures of a product at most. */
const MOST = 8

interface Props {
  form: AppFormState<SheetValues>
  technicalSheet: TechnicalSheet | null
  /** Agents change the pictures alone. */
  mayAll: boolean
}

/** What the product looks like, and the paper that goes with it. */
export function PictureFields({ form, technicalSheet, mayAll }: Props) {
  const { t } = useTranslation('products')
  return (
    <SheetSection section="pictures">
      <PicturesField label={t('field.images')} most={MOST} {...inputOf(form, 'images')} data-path="images">
        <p className={own.help}>{t('help.images', { count: MOST })}</p>
      </PicturesField>
      {mayAll && (
        <>
          <h3 className={own.sub}>{t('field.technicalSheet')}</h3>
          <p className={own.help}>{t('help.technicalSheet')}</p>
          <TechnicalSheetField form={form} document={technicalSheet} />
        </>
      )}
    </SheetSection>
  )
}

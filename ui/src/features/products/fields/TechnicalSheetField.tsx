import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { tell } from '~/shared/api/tell'
import { fetchFile } from '~/shared/export/fetch-file'
import { FileDrop } from '~/shared/forms/files/FileDrop'
import { inputOf } from '~/shared/forms/inputs/input-of'
import type { AppFormState } from '~/shared/forms/use-app-form'
import type { TechnicalSheet } from '../sheet/sheet'
import type { SheetValues } from '../sheet/values'
import classes from './TechnicalSheetField.module.css'

interface Props {
  form: AppFormState<SheetValues>
  document: TechnicalSheet | null
}

const MAX_KILOBYTES = 5_120

/** The technical sheet there is, read or taken away, and one to take its place. */
export function TechnicalSheetField({ form, document }: Props) {
  const { t } = useTranslation('products')
  const { keepsSheet } = form.values
  async function read(address: string) {
    try {
      window.open(URL.createObjectURL(await fetchFile(pathOf(address), {})), '_blank', 'noopener')
    } catch (error) {
      tell(error, t('technicalSheet.failed'))
    }
  }
  return (
    <div data-path="technicalSheet" tabIndex={-1} className={classes.field}>
      {document && (
        <p className={classes.kept}>
          <IconFileText size={20} stroke={1.6} aria-hidden />
          {keepsSheet ? (
            <Button variant="subtle" onClick={() => void read(document.url)}>
              {document.name}
            </Button>
          ) : (
            <span className={classes.gone}>{t('technicalSheet.removed')}</span>
          )}
          <Button variant="subtle" color="gray" onClick={() => form.setFieldValue('keepsSheet', !keepsSheet)}>
            {t(keepsSheet ? 'technicalSheet.remove' : 'undo')}
          </Button>
        </p>
      )}
      <FileDrop
        label={t(document ? 'technicalSheet.replace' : 'technicalSheet.add')}
        extensions={['pdf']}
        types={['application/pdf']}
        maxKilobytes={MAX_KILOBYTES}
        {...inputOf(form, 'sheetFile')}
      />
    </div>
  )
}

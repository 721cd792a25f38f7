import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '~/shared/forms/files/FileDrop'
import { inputOf } from '~/shared/forms/inputs/input-of'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Dim } from '~/shared/layout/Dim'
import classes from './CgvField.module.css'
import { DocumentLink } from './DocumentLink'
import type { SupplierValues } from './supplier-values'

interface Props {
  form: AppFormState<SupplierValues>
  /** The document that buyers read today; "" when there is none. */
  url: string
}

const MAX_KILOBYTES = 2048

/** The general terms of sale: the document there is, and one to take its place. */
export function CgvField({ form, url }: Props) {
  const { t } = useTranslation('record')
  const { keepsCgv } = form.values
  return (
    <>
      {url && (
        <p className={classes.kept}>
          <IconFileText size={20} stroke={1.6} aria-hidden />
          {keepsCgv ? <DocumentLink url={url} /> : <Dim>{t('cgv.removed')}</Dim>}
          <Button variant="subtle" color="gray" onClick={() => form.setFieldValue('keepsCgv', !keepsCgv)}>
            {t(keepsCgv ? 'cgv.remove' : 'undo')}
          </Button>
        </p>
      )}
      <FileDrop
        label={t(url ? 'cgv.replace' : 'cgv.file')}
        extensions={['pdf']}
        types={['application/pdf']}
        maxKilobytes={MAX_KILOBYTES}
        {...inputOf(form, 'base64ContentCGV')}
      />
    </>
  )
}

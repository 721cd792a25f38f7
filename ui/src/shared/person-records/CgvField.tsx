import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { FileDrop } from '~/shared/forms/files/FileDrop'
import { Dim } from '~/shared/layout/Dim'
import classes from './CgvField.module.css'
import { DocumentLink } from './DocumentLink'

interface Props extends Omit<ComponentProps<typeof FileDrop>, 'label' | 'extensions' | 'types' | 'maxKilobytes'> {
  /** The document that buyers read today; "" when there is none. */
  url: string
  /** Whether it stays. */
  keeps: boolean
  onKeeps: (keeps: boolean) => void
}

const MAX_KILOBYTES = 2048

/** The general terms of sale: the document there is, and one to take its place. */
export function CgvField({ url, keeps, onKeeps, ...file }: Props) {
  const { t } = useTranslation('record')
  return (
    <>
      {url && (
        <p className={classes.kept}>
          <IconFileText size={20} stroke={1.6} aria-hidden />
          {keeps ? <DocumentLink url={url} /> : <Dim>{t('cgv.removed')}</Dim>}
          <Button variant="subtle" color="gray" onClick={() => onKeeps(!keeps)}>
            {t(keeps ? 'cgv.remove' : 'undo')}
          </Button>
        </p>
      )}
      <FileDrop
        label={t(url ? 'cgv.replace' : 'cgv.file')}
        extensions={['pdf']}
        types={['application/pdf']}
        maxKilobytes={MAX_KILOBYTES}
        {...file}
      />
    </>
  )
}

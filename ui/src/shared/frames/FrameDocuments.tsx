import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconFileText, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import { useDownload } from '~/shared/export/use-download'
import { formatDate } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import classes from './FrameDocuments.module.css'

export type FrameDocument = Schemas['PricingFrameDocument']

interface Props {
  documents: FrameDocument[]
  /** Asks to take one out; none who may only read. */
  onRemove?: (document: FrameDocument) => void
}

/** The signed documents of an agreement frame: one that is pressed is downloaded. */
export function FrameDocuments({ documents, onRemove }: Props) {
  const { t } = useTranslation('frames')
  const { isBusy, save } = useDownload()
  return (
    <Stack as="ul" gap={6}>
      {documents.map((document) => (
        <li key={document.id} className={classes.row}>
          <UnstyledButton
            className={classes.open ?? ''}
            aria-label={t('documents.open', { name: document.name })}
            disabled={isBusy}
            onClick={() => void save(pathOf(document.url), {}, document.name)}
          >
            <IconFileText size={20} stroke={1.6} aria-hidden />
            <span className={classes.words}>
              <span className={classes.name}>{document.name}</span>
              <Dim>{t('documents.since', { date: formatDate(document.at) })}</Dim>
            </span>
          </UnstyledButton>
          {onRemove && (
            <ActionIcon
              variant="subtle"
              color="gray"
              data-touch="square"
              aria-label={t('documents.remove', { name: document.name })}
              onClick={() => onRemove(document)}
            >
              <IconX size={18} stroke={1.8} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </Stack>
  )
}

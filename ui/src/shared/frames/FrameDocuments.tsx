import { useTranslation } from 'react-i18next'
import type { Schemas } from '~/api/types'
import { formatDate } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { DocumentItem } from '~/shared/parts/DocumentItem'

export type FrameDocument = Schemas['PricingFrameDocument']

interface Props {
  documents: FrameDocument[]
  /** Asks to take one out; none who may only read. */
  onRemove?: (document: FrameDocument) => void
}

/** The signed documents of an agreement frame: one that is pressed is downloaded. */
export function FrameDocuments({ documents, onRemove }: Props) {
  const { t } = useTranslation('frames')
  return (
    <Stack as="ul" gap={6}>
      {documents.map((document) => (
        <DocumentItem
          key={document.id}
          document={document}
          label={t('documents.open', { name: document.name })}
          about={t('documents.since', { date: formatDate(document.at) })}
          removeLabel={t('documents.remove', { name: document.name })}
          onRemove={onRemove && (() => onRemove(document))}
        />
      ))}
    </Stack>
  )
}

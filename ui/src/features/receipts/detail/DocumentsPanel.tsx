import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dim } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { Panel } from '~/shared/parts/Panel'
import { ENDED, type ReceiptDetail } from '../receipt'
import { DocumentRow } from './DocumentRow'
import { DocumentDialog } from './dialogs'

/** The papers of a delivery, and where one more is added: they often follow the goods. */
export function DocumentsPanel({ receipt }: { receipt: ReceiptDetail }) {
  const { t } = useTranslation('receipts')
  const [isAdding, setAdding] = useState(false)
  const { documents, status } = receipt
  const hasEnded = ENDED.some((ended) => ended === status)
  const mayAdd = status !== 'canceled'
  return (
    <Panel
      title={t('documents.title')}
      aside={
        mayAdd && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            {...DocumentDialog.intent}
            onClick={() => setAdding(true)}
          >
            {t('documents.add')}
          </Button>
        )
      }
    >
      {documents.length === 0 ? (
        <Dim as="p">{t(mayAdd ? 'documents.none' : 'documents.noneRead')}</Dim>
      ) : (
        <Stack as="ul" gap={10}>
          {documents.map((document) => (
            <DocumentRow key={document.id} receiptId={receipt.id} document={document} mayRemove={!hasEnded} />
          ))}
        </Stack>
      )}
      {isAdding && <DocumentDialog receipt={receipt} onClose={() => setAdding(false)} />}
    </Panel>
  )
}

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { type FrameDocument, FrameDocuments } from '~/shared/frames/FrameDocuments'
import { Dim } from '~/shared/layout/Dim'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Panel } from '~/shared/parts/Panel'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'
import type { AgreementFrame } from '../frame'
import { frames } from '../queries'
import classes from './FrameForm.module.css'

const Confirm = loadOnIntent(() => import('~/shared/parts/Confirm').then((part) => part.Confirm))

const DocumentDialog = loadOnIntent(() => import('./DocumentDialog').then((part) => part.DocumentDialog))

/** What both sides signed; its members read it. What is in a frame that has ended stays there. */
export function DocumentsPanel({ frame }: { frame: AgreementFrame }) {
  const { t } = useTranslation('frames')
  const { show } = useUpdates(frames)
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<FrameDocument | null>(null)
  const { isBusy, run } = useBusy()
  const { id, documents, status } = frame

  const remove = (document: FrameDocument) =>
    run(async () => {
      await api.delete('/agreement_frames/{id}/documents/{document}', { path: { id, document: document.id } })
      show({ ...frame, documents: documents.filter((kept) => kept.id !== document.id) })
      toast.success(t('documents.removed'))
      setLeaving(null)
    })

  return (
    <div className={classes.documents}>
      <Panel
        title={t('documents.title')}
        aside={
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            {...DocumentDialog.intent}
            onClick={() => setAdding(true)}
          >
            {t('documents.add')}
          </Button>
        }
      >
        {documents.length === 0 ? (
          <Dim as="p">{t('documents.none')}</Dim>
        ) : (
          <FrameDocuments documents={documents} {...(status === 'ended' ? {} : { onRemove: setLeaving })} />
        )}
        {isAdding && <DocumentDialog id={id} onClose={() => setAdding(false)} />}
        <Confirm
          opened={leaving !== null}
          title={t('documents.removeTitle')}
          confirm={t('documents.remove', { name: leaving?.name ?? '' })}
          cancel={t('documents.keep')}
          danger
          loading={isBusy}
          onConfirm={() => leaving && void remove(leaving)}
          onClose={() => setLeaving(null)}
        >
          {t('documents.removeHelp', { name: leaving?.name ?? '' })}
        </Confirm>
      </Panel>
    </div>
  )
}

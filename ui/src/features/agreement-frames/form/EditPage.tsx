import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { formatDate } from '~/shared/format/format'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { listAsLeft } from '~/shared/parts/list-memory'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { useSupplierNames } from '~/shared/product/suppliers'
import { toast } from '~/shared/toasts/toast'
import { FrameStatusDot } from '../FrameStatusDot'
import type { AgreementFrame } from '../frame'
import { frameQuery, showFrame } from '../queries'
import { DocumentsPanel } from './DocumentsPanel'
import { FrameForm } from './FrameForm'
import { useMoving } from './use-moving'
import { frameRules, saveFrame, valuesOf } from './values'

const RenewDialog = loadOnIntent(() => import('./RenewDialog').then((part) => part.RenewDialog))

const EndDialog = loadOnIntent(() => import('./EndDialog').then((part) => part.EndDialog))

/** Changes a frame, or ends it; what has ended is read. */
export function EditPage({ id }: { id: string }) {
  const { t } = useTranslation('frames')
  return (
    <DetailScreen
      title={t('one')}
      back={{ ...listAsLeft('/agreement-frames'), label: t('title') }}
      asked={useOne(frameQuery(id))}
      skeleton={<BlockSkeleton height={420} />}
    >
      {(frame) => <ChangedFrame key={`${frame.id} ${frame.status}`} frame={frame} />}
    </DetailScreen>
  )
}

function ChangedFrame({ frame }: { frame: AgreementFrame }) {
  const { t } = useTranslation('frames')
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isEnding, setEnding] = useState(false)
  const [isRenewing, setRenewing] = useState(false)
  const moving = useMoving()
  const nameOf = useSupplierNames()
  const form = useSharedForm({
    thing: frame,
    read: () => api.get('/agreement_frames/{id}', { path: { id: frame.id } }),
    valuesOf,
    rules: frameRules,
    save: (begun, values) => moving.send((moveBuyers) => saveFrame(begun, values, moveBuyers)),
    words: () => import('./frame-words').then((fields) => fields.frameWords(t, nameOf)),
    onSent: (saved) => {
      showFrame(client, saved)
      toast.success(t('done.saved', { name: saved.name }))
      void navigate({ to: '/agreement-frames', replace: true })
    },
  })
  const title = t('form.edit', { name: frame.name })
  const isEnded = frame.status === 'ended'
  return (
    <>
      <PageHeader
        title={title}
        subtitle={<FrameStatusDot status={frame.status} />}
        back={{ ...listAsLeft('/agreement-frames'), label: t('title') }}
        actions={
          <>
            <Button variant="default" onClick={() => setRenewing(true)}>
              {t('action.renew')}
            </Button>
            {!isEnded && (
              <Button variant="default" onClick={() => setEnding(true)}>
                {t('action.end')}
              </Button>
            )}
          </>
        }
      />
      <FrameForm
        form={form}
        frame={frame}
        label={title}
        submit={t('form.submitEdit')}
        isGuarded
        moving={moving}
        notice={<State frame={frame} />}
      />
      <DocumentsPanel frame={frame} />
      {isRenewing && <RenewDialog frame={frame} onClose={() => setRenewing(false)} />}
      {isEnding && <EndDialog frame={frame} onClose={() => setEnding(false)} />}
    </>
  )
}

/** That it is read alone now, or that it goes on from another. */
function State({ frame: { status, renews, startsOn } }: { frame: AgreementFrame }) {
  const { t } = useTranslation('frames')
  if (status === 'ended') return <Notice tone="info">{t('form.ended')}</Notice>
  if (!renews || status !== 'scheduled') return null
  return <Notice tone="info">{t('form.renews', { date: formatDate(startsOn) })}</Notice>
}

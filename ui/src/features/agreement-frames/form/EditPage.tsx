import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { opens } from '~/shared/document/Acts'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { useUpdates } from '~/shared/document/documents'
import { formatDate } from '~/shared/format/format'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { listAsLeft } from '~/shared/parts/list-memory'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Notice } from '~/shared/parts/Notice'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { useSupplierNames } from '~/shared/product/suppliers'
import { toast } from '~/shared/toasts/toast'
import type { AgreementFrame } from '../frame'
import { frameStates } from '../frame'
import { frames } from '../queries'
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
      asked={useOne(frames.one(id))}
      skeleton={<BlockSkeleton height={420} />}
    >
      {(frame) => <ChangedFrame key={`${frame.id} ${frame.status}`} frame={frame} />}
    </DetailScreen>
  )
}

function ChangedFrame({ frame }: { frame: AgreementFrame }) {
  const { t } = useTranslation('frames')
  const { show } = useUpdates(frames)
  const navigate = useNavigate()
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
      show(saved)
      toast.success(t('done.saved', { name: saved.name }))
      void navigate({ to: '/agreement-frames', replace: true })
    },
  })
  const title = t('form.edit', { name: frame.name })
  return (
    <>
      <DocumentHeader
        title={title}
        states={frameStates}
        state={frame.status}
        acts={[
          {
            label: t('action.renew'),
            ...opens(RenewDialog, { frame }),
          },
          {
            label: t('action.end'),
            isOffered: frame.status !== 'ended',
            ...opens(EndDialog, { frame }),
          },
        ]}
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

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdates } from '~/shared/document/documents'
import { type Draft, Drafted, ResumedNotice } from '~/shared/forms/Drafted'
import { useAppForm } from '~/shared/forms/use-app-form'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { toast } from '~/shared/toasts/toast'
import { frames } from '../queries'
import { FrameForm } from './FrameForm'
import { useMoving } from './use-moving'
import { createFrame, type FrameValues, frameRules, newFrame } from './values'

/** Makes a frame: what it gives, between whom, and until when. */
export function CreatePage() {
  const { t } = useTranslation('frames')
  return (
    <>
      <PageHeader
        title={t('form.create')}
        subtitle={t('intro')}
        back={{ ...listAsLeft('/agreement-frames'), label: t('title') }}
      />
      <Drafted<FrameValues> name="agreement_frame">{(draft) => <NewFrame {...draft} />}</Drafted>
    </>
  )
}

/** Nothing that was entered is lost when it is refused, or the page is left. */
function NewFrame({ draft, keep, onAnew }: Draft<FrameValues>) {
  const { t } = useTranslation('frames')
  const { show } = useUpdates(frames)
  const navigate = useNavigate()
  const [resumed] = useState(draft)
  const [isKept, setKept] = useState(true)
  const moving = useMoving()
  const form = useAppForm({
    initialValues: resumed ?? newFrame(),
    rules: frameRules,
    onChange: (values) => void keep(values).catch(() => setKept(false)),
    send: (values) => moving.send((moveBuyers) => createFrame(values, moveBuyers)),
    onSent: (frame) => {
      void keep(null).catch(() => undefined)
      show(frame)
      toast.success(t('done.created', { name: frame.name }))
      void navigate({ to: '/agreement-frames', replace: true })
    },
  })
  return (
    <FrameForm
      form={form}
      frame={null}
      label={t('form.create')}
      submit={t('form.submitCreate')}
      isGuarded={!isKept}
      moving={moving}
      notice={resumed && <ResumedNotice words={t('form.resumed')} anew={t('form.anew')} onAnew={onAnew} />}
    />
  )
}

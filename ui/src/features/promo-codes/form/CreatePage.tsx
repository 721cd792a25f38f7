import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdates } from '~/shared/document/documents'
import { type Draft, Drafted, ResumedNotice } from '~/shared/forms/Drafted'
import { useAppForm } from '~/shared/forms/use-app-form'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { toast } from '~/shared/toasts/toast'
import { promoCodes } from '../queries'
import { CodeForm } from './CodeForm'
import { type CodeValues, codeRules, createCode, newCode } from './values'

/** Makes a code: what it gives, at whose cost, to whom, and until when. */
export function CreatePage() {
  const { t } = useTranslation('codes')
  return (
    <>
      <PageHeader
        title={t('form.create')}
        subtitle={t('intro')}
        back={{ ...listAsLeft('/promo-codes'), label: t('title') }}
      />
      <Drafted<CodeValues> name="promo_code">{(draft) => <NewCode {...draft} />}</Drafted>
    </>
  )
}

/** Nothing that was entered is lost when it is refused, or the page is left. */
function NewCode({ draft, keep, onAnew }: Draft<CodeValues>) {
  const { t } = useTranslation('codes')
  const { show } = useUpdates(promoCodes)
  const navigate = useNavigate()
  const [resumed] = useState(draft)
  const [isKept, setKept] = useState(true)
  const form = useAppForm({
    initialValues: resumed ?? newCode(),
    rules: useMemo(() => codeRules(null), []),
    onChange: (values) => void keep(values).catch(() => setKept(false)),
    send: createCode,
    onSent: (code) => {
      void keep(null).catch(() => undefined)
      show(code)
      toast.success(t('done.created', { code: code.code }))
      void navigate({ to: '/promo-codes/$codeId', params: { codeId: String(code.id) }, replace: true })
    },
  })
  return (
    <CodeForm
      form={form}
      code={null}
      label={t('form.create')}
      submit={t('form.submitCreate')}
      back={listAsLeft('/promo-codes').to}
      isGuarded={!isKept}
      notice={resumed && <ResumedNotice words={t('form.resumed')} anew={t('form.anew')} onAnew={onAnew} />}
    />
  )
}

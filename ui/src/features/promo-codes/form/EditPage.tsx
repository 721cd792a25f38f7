import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppForm } from '~/shared/forms/use-app-form'
import { PageHeader } from '~/shared/parts/PageHeader'
import { toast } from '~/shared/toasts/toast'
import { OneCode } from '../OneCode'
import type { PromoCode } from '../promo-code'
import { showPromoCode } from '../queries'
import { CodeForm } from './CodeForm'
import { codeRules, saveCode, valuesOf } from './values'

/** Changes a code, as far as its uses leave it free. */
export function EditPage({ id }: { id: string }) {
  return <OneCode id={id}>{(code) => <ChangedCode code={code} />}</OneCode>
}

function ChangedCode({ code }: { code: PromoCode }) {
  const { t } = useTranslation('codes')
  const client = useQueryClient()
  const navigate = useNavigate()
  // What colleagues do meanwhile changes nothing of what is being entered; only this person's changes are sent.
  const [begun] = useState(code)
  const page = `/promo-codes/${code.id}`
  const form = useAppForm({
    initialValues: valuesOf(begun),
    rules: codeRules(code),
    send: (values) => saveCode(begun, values),
    onSent: (saved) => {
      showPromoCode(client, saved)
      toast.success(t('done.saved', { code: saved.code }))
      void navigate({ to: page, replace: true })
    },
  })
  const title = t('form.edit', { code: code.code })
  return (
    <>
      <PageHeader title={title} back={{ to: page, label: code.code }} />
      <CodeForm form={form} code={code} label={title} submit={t('form.submitEdit')} back={page} isGuarded />
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { PageHeader } from '~/shared/parts/PageHeader'
import { useSupplierNames } from '~/shared/product/suppliers'
import { toast } from '~/shared/toasts/toast'
import { OneCode } from '../OneCode'
import type { PromoCode } from '../promo-code'
import { showPromoCode } from '../queries'
import { CodeForm } from './CodeForm'
import { codeWords } from './code-words'
import { codeRules, saveCode, valuesOf } from './values'

/** Changes a code, as far as its uses leave it free. */
export function EditPage({ id }: { id: string }) {
  return <OneCode id={id}>{(code) => <ChangedCode code={code} />}</OneCode>
}

function ChangedCode({ code }: { code: PromoCode }) {
  const { t } = useTranslation('codes')
  const client = useQueryClient()
  const navigate = useNavigate()
  const page = `/promo-codes/${code.id}`
  const form = useSharedForm({
    thing: code,
    read: () => api.get('/promo_codes/{id}', { path: { id: code.id } }),
    valuesOf,
    rules: codeRules(code),
    save: saveCode,
    words: codeWords(t, useSupplierNames()),
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

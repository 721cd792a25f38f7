import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { useSupplierNames } from '~/shared/product/suppliers'
import { toast } from '~/shared/toasts/toast'
import type { PromoCode } from '../promo-code'
import { promoCodeQuery, showPromoCode } from '../queries'
import { CodeForm } from './CodeForm'
import { codeWords } from './code-words'
import { codeRules, saveCode, valuesOf } from './values'

/** Changes a code, as far as its uses leave it free. */
export function EditPage({ id }: { id: string }) {
  const { t } = useTranslation('codes')
  return (
    <DetailScreen
      title={t('one')}
      back={{ ...listAsLeft('/promo-codes'), label: t('title') }}
      asked={useOne(promoCodeQuery(id))}
      skeleton={<BlockSkeleton height={420} />}
    >
      {(code) => <ChangedCode code={code} />}
    </DetailScreen>
  )
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

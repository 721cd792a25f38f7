import { useNavigate } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { useUpdates } from '~/shared/document/documents'
import { choiceWords, type FieldWords, listWords, moneyWords, percentWords } from '~/shared/forms/conflict/field-words'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { useSupplierNames } from '~/shared/product/suppliers'
import { toast } from '~/shared/toasts/toast'
import type { PromoCode } from '../promo-code'
import { promoCodes } from '../queries'
import { CodeForm } from './CodeForm'
import { type CodeValues, codeRules, saveCode, valuesOf } from './values'

/** The fields of a code in words, where somebody else has changed them, too. */
const codeWords = (t: TFunction<'codes'>, nameOf: (id: string) => string): FieldWords<CodeValues> => ({
  code: t('form.code'),
  label: t('form.label'),
  kind: [t('form.kind'), choiceWords((kind: CodeValues['kind']) => t(`form.kinds.${kind}`))],
  rate: [t('form.rate'), percentWords],
  amount: [t('form.amount'), moneyWords],
  minimum: [t('form.minimum'), moneyWords],
  suppliers: [t('form.suppliers'), listWords(nameOf)],
  products: [t('form.products'), listWords(wineWords)],
  groups: [t('form.groups'), listWords((group: CodeValues['groups'][number]) => t(`groups.${group}`))],
  startsOn: t('form.startsOn'),
  endsOn: t('common:lastDay.label'),
  maxUses: t('form.maxUses'),
  maxUsesPerCustomer: t('form.maxUsesPerCustomer'),
  combinable: t('form.combinable'),
  shown: t('form.shown'),
})

/** Wines of one name are told apart by their references. */
const wineWords = ({ name, reference }: CodeValues['products'][number]) => (reference ? `${name} (${reference})` : name)

/** Changes a code, as far as its uses leave it free. */
export function EditPage({ id }: { id: string }) {
  const { t } = useTranslation('codes')
  return (
    <DetailScreen
      title={t('one')}
      back={{ ...listAsLeft('/promo-codes'), label: t('title') }}
      asked={useOne(promoCodes.one(id))}
      skeleton={<BlockSkeleton height={420} />}
    >
      {(code) => <ChangedCode code={code} />}
    </DetailScreen>
  )
}

function ChangedCode({ code }: { code: PromoCode }) {
  const { t } = useTranslation('codes')
  const { show } = useUpdates(promoCodes)
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
      show(saved)
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

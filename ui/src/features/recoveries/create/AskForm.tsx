import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { showDocument } from '~/shared/document/documents'
import { formatInteger, plural } from '~/shared/format/format'
import { AppForm } from '~/shared/forms/AppForm'
import { type Draft, ResumedNotice } from '~/shared/forms/Drafted'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { StepFoot } from '~/shared/parts/StepFoot'
import { toast } from '~/shared/toasts/toast'
import { recoveries } from '../recovery-query'
import { LinesPanel } from './LinesPanel'
import { ReturnPanel } from './ReturnPanel'
import { type Asking, ask, askingRules, newAsking } from './values'

interface Props extends Draft<Asking> {
  user: Me
}

/** What is asked back; nothing that was entered is lost when it is refused, or the page is left. */
export function AskForm({ user, draft, keep, onAnew }: Props) {
  const { t } = useTranslation('recoveries')
  const client = useQueryClient()
  const navigate = useNavigate()
  const namesSupplier = isAdmin(user.userGroup.code)
  const [resumed] = useState(draft)
  const [isKept, setKept] = useState(true)
  const form = useAppForm({
    initialValues: resumed ?? newAsking(namesSupplier ? '' : String(user.id)),
    rules: askingRules,
    onChange: (values) => void keep(values).catch(() => setKept(false)),
    send: ask,
    onSent: (recovery) => {
      void keep(null).catch(() => undefined)
      showDocument(client, recoveries, recovery)
      toast.success(t('create.done', { number: recovery.number }))
      void navigate({
        to: '/stock_recoveries/$recoveryId',
        params: { recoveryId: String(recovery.id) },
        replace: true,
      })
    },
  })
  const { supplier, lines } = form.values
  const bottles = lines.reduce((sum, { quantity }) => sum + quantity, 0)

  function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault()
    if (lines.length > 0) return form.submit()
    form.refuse({ fields: {}, others: [t('create.noLines')] })
    return Promise.resolve()
  }

  return (
    <AppForm form={{ ...form, submit }} label={t('create.title')} isGuarded={!isKept}>
      <Stack gap={16}>
        {resumed && <ResumedNotice words={t('create.resumed')} anew={t('create.anew')} onAnew={onAnew} />}
        <ReturnPanel form={form} namesSupplier={namesSupplier} />
        {supplier !== '' && <LinesPanel form={form} />}
        <StepFoot
          words={
            lines.length === 0
              ? t('create.noLines')
              : t('create.sum', {
                  lines: t('lines', {
                    count: new Set(lines.map(({ product }) => product['@id'])).size,
                    amount: formatInteger(new Set(lines.map(({ product }) => product['@id'])).size),
                  }),
                  bottles: t('warehouse:bottles', plural(bottles)),
                })
          }
        >
          <SubmitButton>{t('create.send')}</SubmitButton>
        </StepFoot>
      </Stack>
    </AppForm>
  )
}

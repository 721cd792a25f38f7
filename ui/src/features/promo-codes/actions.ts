import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'
import type { PromoCode } from './promo-code'
import { showPromoCode } from './queries'

/** What is done with a code without a form: both ways, so that nothing is asked first. */
export function usePromoCodeActions({ id, code }: Pick<PromoCode, 'id' | 'code'>) {
  const { t } = useTranslation('codes')
  const client = useQueryClient()
  const { isBusy, run } = useBusy()

  const set = (stopped: boolean) =>
    run(async () => {
      showPromoCode(client, await api.patch('/promo_codes/{id}', { stopped }, { path: { id } }))
      if (stopped) toast.undo(t('done.stopped', { code }), () => void set(false), `promo-code-${id}`)
      else toast.success(t('done.started', { code }))
    }, t('failed'))

  return {
    isBusy,
    /** No order can use it from now on. */
    stop: () => set(true),
    start: () => set(false),
    copy: () =>
      run(async () => {
        await navigator.clipboard.writeText(code)
        toast.success(t('done.copied', { code }))
      }, t('copyFailed')),
  }
}

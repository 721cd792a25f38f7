import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { orReadAgain } from '~/shared/forms/conflict/meanwhile'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'
import type { PromoCode } from './promo-code'
import { PROMO_CODES, showPromoCode } from './queries'

/** What is done with a code without a form: both ways, so that nothing is asked first. */
export function usePromoCodeActions({ id, code, version }: Pick<PromoCode, 'id' | 'code' | 'version'>) {
  const { t } = useTranslation('codes')
  const client = useQueryClient()
  const { isBusy, run } = useBusy()

  const set = (stopped: boolean, seen: number) =>
    run(async () => {
      const call = api.patch('/promo_codes/{id}', { version: seen, stopped }, { path: { id } })
      const saved = await orReadAgain(call, () => client.invalidateQueries({ queryKey: PROMO_CODES }))
      showPromoCode(client, saved)
      if (stopped) toast.undo(t('done.stopped', { code }), () => void set(false, saved.version), `promo-code-${id}`)
      else toast.success(t('done.started', { code }))
    }, t('failed'))

  return {
    isBusy,
    /** No order can use it from now on. */
    stop: () => set(true, version),
    start: () => set(false, version),
    copy: () =>
      run(async () => {
        await navigator.clipboard.writeText(code)
        toast.success(t('done.copied', { code }))
      }, t('copyFailed')),
  }
}

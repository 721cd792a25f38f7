import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { useMove } from '~/shared/document/use-move'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'
import type { PromoCode } from './promo-code'
import { promoCodes } from './queries'

/** What is done with a code without a form: both ways, so that nothing is asked first. */
export function usePromoCodeActions({ id, code, version }: Pick<PromoCode, 'id' | 'code' | 'version'>) {
  const { t } = useTranslation('codes')
  const move = useMove(useUpdates(promoCodes))
  const { run } = useBusy()

  const set = (stopped: boolean, seen: number) =>
    move.run(
      () => api.patch('/promo_codes/{id}', { version: seen, stopped }, { path: { id } }),
      (saved) => {
        if (stopped) toast.undo(t('done.stopped', { code }), () => void set(false, saved.version), `promo-code-${id}`)
        else toast.success(t('done.started', { code }))
      },
    )

  return {
    isBusy: move.isBusy,
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

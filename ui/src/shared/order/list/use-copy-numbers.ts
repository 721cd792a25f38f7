import { useTranslation } from 'react-i18next'
import { useBusy } from '~/shared/parts/use-busy'
import { toast } from '~/shared/toasts/toast'

/** Copies the numbers of orders or quotations, one a line. */
export function useCopyNumbers() {
  const { t } = useTranslation('order')
  const { isBusy, run } = useBusy()
  const onCopy = (gather: () => Promise<string[]>) =>
    run(async () => {
      const numbers = await gather()
      await navigator.clipboard.writeText(numbers.join('\n'))
      toast.success(t('copy.done', { count: numbers.length }))
    }, t('copy.failed'))
  return { isBusy, onCopy }
}

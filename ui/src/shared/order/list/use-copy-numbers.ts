import { useTranslation } from 'react-i18next'
import { useRowAct } from '~/shared/table/use-row-act'
import { toast } from '~/shared/toasts/toast'

/** Copies the numbers of orders or quotations, one a line. */
export function useCopyNumbers() {
  const { t } = useTranslation('order')
  const { isBusy, withRows } = useRowAct<string>()
  const onCopy = (gather: () => Promise<string[]>) =>
    withRows(
      gather,
      async (numbers) => {
        await navigator.clipboard.writeText(numbers.join('\n'))
        toast.success(t('copy.done', { count: numbers.length }))
      },
      t('copy.failed'),
    )
  return { isBusy, onCopy }
}

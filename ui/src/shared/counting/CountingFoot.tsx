import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Intent } from '~/shared/parts/load-on-intent'
import { StepFoot } from '~/shared/parts/StepFoot'
import { useBusy } from '~/shared/parts/use-busy'

interface Props {
  /** What is counted here and not yet handed over; '' for nothing. */
  here: string
  /** What is left to count; '' once all is counted. */
  left: string
  /** Said then. */
  whole: string
  save: string
  finish: string
  /** Of the control that ends the counting: its question is fetched then. */
  intent: Intent
  onSave: () => Promise<void>
  onFinish: () => void
}

/** What is counted, and the two ways on: to go on later, or to say that all is counted. */
export function CountingFoot({ here, left, whole, save, finish, intent, onSave, onFinish }: Props) {
  const { t } = useTranslation('warehouse')
  const { isBusy, run } = useBusy()
  return (
    <StepFoot words={here || t('counting.nothing')} detail={left || whole}>
      <Button variant={left ? 'default' : 'filled'} {...intent} onClick={onFinish}>
        {finish}
      </Button>
      <Button
        variant={left ? 'filled' : 'default'}
        disabled={here === ''}
        loading={isBusy}
        onClick={() => void run(onSave, t('counting.notSaved'))}
      >
        {save}
      </Button>
    </StepFoot>
  )
}

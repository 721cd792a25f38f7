import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isEmpty, NOTHING } from '~/shared/counting/draft'
import { formatInteger } from '~/shared/format/format'
import type { Intent } from '~/shared/parts/load-on-intent'
import { StepFoot } from '~/shared/parts/StepFoot'
import { useBusy } from '~/shared/parts/use-busy'
import { unitsIn } from './counting'
import type { Count } from './use-count'

interface Props {
  count: Count
  /** Of the control that finishes: its question is fetched then. */
  intent: Intent
  onFinish: () => void
}

/** What is counted and not yet handed over, and the two ways on: to go on later, or to say that nothing more comes. */
export function CountFoot({ count, intent, onFinish }: Props) {
  const { t } = useTranslation('receipts')
  const { draft = NOTHING, missing, save } = count
  const { isBusy, run } = useBusy()
  const here = unitsIn(draft)
  return (
    <StepFoot
      words={isEmpty(draft) ? t('count.nothing') : t('count.here', { count: here, amount: formatInteger(here) })}
      detail={
        missing > 0 ? t('count.missing', { count: missing, amount: formatInteger(missing) }) : t('count.allThere')
      }
    >
      <Button variant={missing === 0 ? 'filled' : 'default'} {...intent} onClick={onFinish}>
        {t('action.finish')}
      </Button>
      <Button
        variant={missing === 0 ? 'default' : 'filled'}
        disabled={isEmpty(draft)}
        loading={isBusy}
        onClick={() => void run(save, t('count.notSaved'))}
      >
        {t('count.save')}
      </Button>
    </StepFoot>
  )
}

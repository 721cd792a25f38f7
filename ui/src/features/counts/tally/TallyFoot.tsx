import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isEmpty, NOTHING } from '~/shared/counting/draft'
import { formatInteger } from '~/shared/format/format'
import type { Intent } from '~/shared/parts/load-on-intent'
import { StepFoot } from '~/shared/parts/StepFoot'
import { useBusy } from '~/shared/parts/use-busy'
import type { Tallying } from './use-tally'

interface Props {
  tally: Tallying
  /** Products that nobody has counted. */
  left: number
  /** Of the control that ends the counting: its question is fetched then. */
  intent: Intent
  onFinish: () => void
}

/** What is counted and not yet handed over, and the two ways on: to go on later, or to say that all is counted. */
export function TallyFoot({ tally: { draft = NOTHING, save }, left, intent, onFinish }: Props) {
  const { t } = useTranslation('counts')
  const { isBusy, run } = useBusy()
  const here = Object.keys(draft.counted).length
  return (
    <StepFoot
      words={isEmpty(draft) ? t('tally.nothing') : t('tally.here', { count: here, amount: formatInteger(here) })}
      detail={left > 0 ? t('tally.left', { count: left, amount: formatInteger(left) }) : t('tally.allCounted')}
    >
      <Button variant={left === 0 ? 'filled' : 'default'} {...intent} onClick={onFinish}>
        {t('action.finish')}
      </Button>
      <Button
        variant={left === 0 ? 'default' : 'filled'}
        disabled={isEmpty(draft)}
        loading={isBusy}
        onClick={() => void run(save, t('tally.notSaved'))}
      >
        {t('tally.save')}
      </Button>
    </StepFoot>
  )
}

import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { SampleRequest } from '~/api/types'
import { type Asked, useSampleActions } from '../sample-actions'
import { SampleDialogs } from './dialogs'
import classes from './SampleSheet.module.css'

interface Props {
  request: SampleRequest
  onAsk: (asked: Asked) => void
  /** It was withdrawn: there is nothing to show. */
  onGone: () => void
}

/** What its reader may do with a request now; nothing that the server would refuse. */
export function SampleButtons({ request, onAsk, onGone }: Props) {
  const { t } = useTranslation('samples')
  const { accept, order, withdraw, isBusy } = useSampleActions()
  const { transitions, withdrawable, feedbackAwaited } = request
  if (transitions.length === 0 && !withdrawable && !feedbackAwaited) return null
  return (
    <div className={classes.buttons}>
      {withdrawable && (
        <Button
          variant="default"
          onClick={() => {
            withdraw(request)
            onGone()
          }}
        >
          {t('action.withdraw')}
        </Button>
      )}
      {transitions.includes('reject') && (
        <Button variant="default" {...SampleDialogs.intent} onClick={() => onAsk({ what: 'reject', request })}>
          {t('action.reject')}
        </Button>
      )}
      {transitions.includes('valid') && (
        <Button loading={isBusy} onClick={() => void accept(request)}>
          {t('action.valid')}
        </Button>
      )}
      {transitions.includes('ordering') && (
        <Button loading={isBusy} onClick={() => void order(request)}>
          {t('action.ordering')}
        </Button>
      )}
      {feedbackAwaited && (
        <Button {...SampleDialogs.intent} onClick={() => onAsk({ what: 'feedback', request })}>
          {t('action.feedback')}
        </Button>
      )}
    </div>
  )
}

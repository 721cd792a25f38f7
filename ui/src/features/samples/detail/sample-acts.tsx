import { IconCheck, IconGlassFull, IconStar, IconTrash, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { SampleRequest } from '~/api/types'
import type { Act } from '~/shared/document/acts'
import { type Asked, useSampleActions } from '../sample-actions'
import { SampleDialogs } from './dialogs'

interface Ways {
  onAsk: (asked: Asked) => void
  /** It was withdrawn: there is nothing to show. */
  onGone?: () => void
}

/** What its reader may do with a request now, the usual next step last; nothing that the server would refuse. */
export function useSampleActs(request: SampleRequest, { onAsk, onGone }: Ways): Act[] {
  const { t } = useTranslation('samples')
  const { accept, order, withdraw, isBusy } = useSampleActions()
  const { transitions, withdrawable, feedbackAwaited } = request
  const { intent } = SampleDialogs
  const sign = { size: 16, 'aria-hidden': true }
  return [
    {
      label: t('action.withdraw'),
      isOffered: withdrawable,
      icon: <IconTrash {...sign} />,
      onAct: () => {
        withdraw(request)
        onGone?.()
      },
    },
    {
      label: t('action.reject'),
      isOffered: transitions.includes('reject'),
      icon: <IconX {...sign} />,
      intent,
      onAct: () => onAsk({ what: 'reject', request }),
    },
    {
      label: t('action.valid'),
      isOffered: transitions.includes('valid'),
      isNext: true,
      isBusy,
      icon: <IconCheck {...sign} />,
      onAct: () => void accept(request),
    },
    {
      label: t('action.ordering'),
      isOffered: transitions.includes('ordering'),
      isNext: true,
      isBusy,
      icon: <IconGlassFull {...sign} />,
      onAct: () => void order(request),
    },
    {
      label: t('action.feedback'),
      isOffered: feedbackAwaited,
      isNext: true,
      icon: <IconStar {...sign} />,
      intent,
      onAct: () => onAsk({ what: 'feedback', request }),
    },
  ].filter(({ isOffered }) => isOffered)
}

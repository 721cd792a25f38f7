import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Confirm } from '~/shared/parts/Confirm'

interface Props {
  hasUnsaved: () => boolean
}

/** Asks before a page with unsaved changes is left; the browser asks when its tab is closed or reloaded. */
export function LeaveGuard({ hasUnsaved }: Props) {
  const { t } = useTranslation()
  const { status, proceed, reset } = useBlocker({
    // A session that has ended is not held up; a search or a step of the same page is not leaving.
    shouldBlockFn: ({ current, next }) =>
      next.pathname !== current.pathname && next.pathname !== '/login' && hasUnsaved(),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  })
  return (
    <Confirm
      opened={status === 'blocked'}
      title={t('form.leaveTitle')}
      confirm={t('form.leave')}
      cancel={t('form.stay')}
      danger
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    >
      {t('form.leaveHelp')}
    </Confirm>
  )
}

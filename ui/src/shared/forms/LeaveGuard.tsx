import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isRecord } from '~/shared/api/is-record'
import { loadOnIntent } from '~/shared/parts/load-on-intent'

const Confirm = loadOnIntent(() => import('~/shared/parts/Confirm').then((part) => part.Confirm))

interface Props {
  hasUnsaved: () => boolean
  /** A value of the page's search that shows another part of it: a change of it leaves the form too. */
  part?: string | undefined
}

interface Place {
  pathname: string
  search: unknown
}

const partOf = ({ search }: Place, part: string) => (isRecord(search) ? search[part] : undefined)

/** Asks before a page with unsaved changes is left; the browser asks when its tab is closed or reloaded. */
export function LeaveGuard({ hasUnsaved, part }: Props) {
  const { t } = useTranslation()
  const { status, proceed, reset } = useBlocker({
    // A session that has ended is not held up; a search or a step of the same page is not leaving.
    shouldBlockFn: ({ current, next }) =>
      (next.pathname !== current.pathname || (part !== undefined && partOf(next, part) !== partOf(current, part))) &&
      next.pathname !== '/login' &&
      hasUnsaved(),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  })
  // Whoever types may leave: the question is then at hand, even without a network.
  useEffect(() => {
    const options = { capture: true, once: true }
    document.addEventListener('input', Confirm.fetch, options)
    return () => document.removeEventListener('input', Confirm.fetch, options)
  }, [])
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

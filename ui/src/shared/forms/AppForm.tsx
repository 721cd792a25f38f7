import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { Notice } from '~/shared/parts/Notice'
import classes from './AppForm.module.css'
import { LeaveGuard } from './LeaveGuard'
import { SendingContext } from './sending'
import type { AppFormState } from './use-app-form'

// No control opens it: it comes with the answer to a save.
const ConflictDialog = loadOnIntent(() => import('./conflict/ConflictDialog').then((part) => part.ConflictDialog))

/** What Mantine and the parts of the kit mark a wrong field with. */
const WRONG = '[aria-invalid="true"], [data-error="true"]:is(input, select, textarea)'

interface Props<Values> {
  form: AppFormState<Values>
  children: ReactNode
  /** What the form is, when no heading above it says so. */
  label?: string
  className?: string | undefined
  /** Asks before leaving with unsaved changes; off for searches and filters. */
  isGuarded?: boolean
  /** A value of the page's search whose change leaves the form too: ?section=. */
  part?: string | undefined
  /** What stands above refusals that belong to no field; '' for nothing. */
  refused?: string
}

/** The frame of a form: refusals on top, the focus on the first wrong field, a question before unsaved work is left. */
export function AppForm<Values>({ form, children, label, className, isGuarded = true, part, refused }: Props<Values>) {
  const { t } = useTranslation()
  const { element, refusals, others, isSending, submit, hasUnsaved, conflict } = form
  const wrong = Object.values(form.errors).filter(Boolean).length

  useEffect(() => {
    if (refusals === 0) return
    const field = element.current?.querySelector<HTMLElement>(WRONG)
    const target = field ?? element.current?.querySelector<HTMLElement>('[data-form-problems]')
    target?.focus()
  }, [refusals, element])

  return (
    <form
      ref={element}
      className={`${classes.form} ${className ?? ''}`}
      noValidate
      aria-label={label}
      aria-busy={isSending}
      onSubmit={(event) => void submit(event)}
    >
      <div data-form-problems tabIndex={-1} className={classes.problems}>
        {others.length > 0 && (
          <Notice tone="error" title={refused ?? t('form.refused')}>
            {others.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Notice>
        )}
      </div>
      <VisuallyHidden role="alert">
        {refusals > 0 && wrong > 0 && <span key={refusals}>{t('form.wrong', { count: wrong })}</span>}
      </VisuallyHidden>
      <SendingContext value={isSending}>{children}</SendingContext>
      {conflict && <ConflictDialog {...conflict} />}
      {isGuarded && <LeaveGuard hasUnsaved={hasUnsaved} part={part} />}
    </form>
  )
}

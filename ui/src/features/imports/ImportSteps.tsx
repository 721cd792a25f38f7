import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './ImportSteps.module.css'
import { type ImportStep, type ProductImport, STEPS } from './imports'

interface Props {
  step: ImportStep
  current: ProductImport | undefined
  headingRef: Ref<HTMLLIElement>
}

/** Where an import can be gone to from where it stands. */
function searchFor(target: ImportStep, step: ImportStep, current: ProductImport | undefined): object | null {
  if (target === step) return null
  if (target === 'file') return {}
  const isOpen = current?.state === 'checked' || current?.state === 'checking'
  if (!isOpen) return null
  if (target === 'columns') return { import: current.id, step: 'columns' }
  return target === 'check' ? { import: current.id } : null
}

/** The four steps: what is done, where we are, what follows. Those that can be gone back to are links. */
export function ImportSteps({ step, current, headingRef }: Props) {
  const { t } = useTranslation('imports')
  const at = STEPS.indexOf(step)
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={classes.steps}>
        {STEPS.map((other, index) => {
          const state = index < at ? 'done' : index === at ? 'current' : 'coming'
          const search = searchFor(other, step, current)
          const words = (
            <>
              <span className={classes.number}>
                {state === 'done' && <IconCheck size={14} stroke={2.4} aria-hidden />}
                {t(state === 'done' ? 'steps.done' : 'steps.number', { number: index + 1 })}
              </span>
              <span className={classes.name}>{t(`steps.${other}`)}</span>
            </>
          )
          return (
            <li
              key={other}
              ref={state === 'current' ? headingRef : undefined}
              tabIndex={state === 'current' ? -1 : undefined}
              className={classes.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {search ? (
                <Link to="/products/import" search={search} className={classes.link}>
                  {words}
                </Link>
              ) : (
                <span className={classes.link}>{words}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

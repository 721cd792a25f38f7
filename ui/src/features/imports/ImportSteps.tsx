import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Steps } from '~/shared/parts/Steps'
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

/** The four steps. Those that can be gone back to are links. */
export function ImportSteps({ step, current, headingRef }: Props) {
  const { t } = useTranslation('imports')
  return (
    <Steps
      label={t('steps.label')}
      at={STEPS.indexOf(step)}
      isOver={current?.state === 'done'}
      steps={STEPS.map((other) => {
        const search = searchFor(other, step, current)
        return { name: t(`steps.${other}`), ...(search && { to: { to: '/products/import', search } }) }
      })}
      above={(index, isDone) => t(isDone ? 'steps.done' : 'steps.number', { number: index + 1 })}
      currentRef={headingRef}
    />
  )
}

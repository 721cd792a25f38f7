import { useQuery } from '@tanstack/react-query'
import { lazy, type Ref, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '~/shared/api/errors'
import { ErrorState } from '~/shared/parts/ErrorState'
import { listAsLeft } from '~/shared/parts/list-memory'
import { Notice } from '~/shared/parts/Notice'
import { PageHeader } from '~/shared/parts/PageHeader'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { Steps } from '~/shared/parts/Steps'
import { type ImportStep, type ProductImport, STEPS, stepOf } from './imports'
import { importQuery } from './queries'
import type { ImportSearch } from './search'
import { useImportSearch } from './use-import-search'

// Fetched when an import comes to them.
const FileStep = lazy(() => import('./file/FileStep').then((part) => ({ default: part.FileStep })))
const ColumnsStep = lazy(() => import('./columns/ColumnsStep').then((part) => ({ default: part.ColumnsStep })))
const RunStep = lazy(() => import('./run/RunStep').then((part) => ({ default: part.RunStep })))
const CheckStep = lazy(() => import('./check/CheckStep').then((part) => ({ default: part.CheckStep })))

/** Tables of products, from a file to the catalogue in four steps. The address names the import: whoever opens it is where it stands. */
export function ImportPage() {
  const { t } = useTranslation('imports')
  const [search, change] = useImportSearch()
  const id = search.import ?? 0
  const { data, error, refetch } = useQuery({ ...importQuery(id), enabled: id > 0, throwOnError: isNotFound })
  const step = id === 0 ? 'file' : data && shownStep(data, search)
  const heading = useStepFocus(step)
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={data ? t('of', { file: data.filename }) : t('intro')}
        back={{ ...listAsLeft('/products/list'), label: t('back') }}
      />
      <ImportSteps step={step ?? 'columns'} current={data} headingRef={heading} />
      {error && data && <Notice tone="attention">{t('lost')}</Notice>}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!(step || error) && <BlockSkeleton height={420} />}
      <Suspense fallback={<BlockSkeleton height={420} />}>
        {step === 'file' && <FileStep search={search} onChange={change} />}
        {data && step === 'columns' && <ColumnsStep key={id} of={data} search={search} onChange={change} />}
        {data && step === 'check' && <CheckStep key={id} of={data} search={search} onChange={change} />}
        {data && step === 'run' && <RunStep key={id} of={data} />}
      </Suspense>
    </>
  )
}

/** The columns can be looked at again until the import is started. */
function shownStep(of: ProductImport, { step }: ImportSearch): ImportStep {
  const stands = stepOf(of)
  return stands === 'check' && of.state !== 'interrupted' && step === 'columns' ? 'columns' : stands
}

/** Puts the focus on what the step is called when another one comes; the first one leaves it where it is. */
function useStepFocus(step: ImportStep | undefined) {
  const heading = useRef<HTMLLIElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (step && before.current && step !== before.current) {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo(0, 0)
    }
    before.current = step ?? before.current
  }, [step])
  return heading
}

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
function ImportSteps({ step, current, headingRef }: Props) {
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

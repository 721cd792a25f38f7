import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { importSearch } from '~/features/imports/search'
import { ErrorPage } from '~/features/shell/ErrorPage'
import { loadTexts } from '~/shared/i18n/i18n'
import { BlockSkeleton } from '~/shared/parts/Skeletons'

// What the first page fetches must not name all that four steps are made of.
const ImportScreen = lazy(() => import('./-import-screen').then((part) => ({ default: part.ImportScreen })))

export const Route = createFileRoute('/_app/products/import')({
  validateSearch: importSearch,
  loader: () => loadTexts('imports'),
  component: () => (
    <Suspense fallback={<BlockSkeleton height={560} />}>
      <ImportScreen />
    </Suspense>
  ),
  errorComponent: ErrorPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadTexts } from '~/shared/i18n/i18n'
import { BlockSkeleton } from '~/shared/parts/Skeletons'

// What the first page fetches must not name all that a form is made of.
const CreatePage = lazy(() => import('~/features/products/CreatePage').then((part) => ({ default: part.CreatePage })))

export const Route = createFileRoute('/_app/products/create')({
  loader: () => loadTexts('products', 'catalogue'),
  component: () => (
    <Suspense fallback={<BlockSkeleton height={560} />}>
      <CreatePage />
    </Suspense>
  ),
})

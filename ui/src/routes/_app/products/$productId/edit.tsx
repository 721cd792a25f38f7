import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { BlockSkeleton } from '~/shared/parts/Skeletons'

// What the first page fetches must not name all that a form is made of.
const EditPage = lazy(() => import('~/features/products/EditPage').then((part) => ({ default: part.EditPage })))

export const Route = createFileRoute('/_app/products/$productId/edit')({
  // The field that somebody wants to fill in.
  validateSearch: ({ field }: { field?: string }): { field?: string } => (field ? { field } : {}),
  loader: () => loadTexts('products', 'catalogue'),
  component: EditProduct,
  errorComponent: ErrorPage,
})

function EditProduct() {
  const { productId } = Route.useParams()
  const { field } = Route.useSearch()
  return (
    <Suspense fallback={<BlockSkeleton height={560} />}>
      <EditPage key={productId} id={productId} focus={field} />
    </Suspense>
  )
}

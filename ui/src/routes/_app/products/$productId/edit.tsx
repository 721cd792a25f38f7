import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ErrorPage } from '~/features/shell/messages/ErrorPage'
import { loadTexts } from '~/shared/i18n/i18n'
import { BlockSkeleton } from '~/shared/parts/Skeletons'

// What the first page fetches must not name all that a form is made of.
const EditScreen = lazy(() => import('./-sheet-screens').then((part) => ({ default: part.EditScreen })))

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
      <EditScreen key={productId} id={productId} focus={field} />
    </Suspense>
  )
}

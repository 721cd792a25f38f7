import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '~/features/imports/ImportPage'
import { importSearch } from '~/features/imports/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'

export const Route = createFileRoute('/_app/products/import')({
  validateSearch: importSearch,
  loader: () => loadTexts('imports', 'tables'),
  component: ImportPage,
  errorComponent: ErrorPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '~/features/imports/ImportPage'
import { importSearch } from '~/features/imports/search'
import { ErrorPage } from '~/features/shell/messages/ErrorPage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/products/import')({
  validateSearch: importSearch,
  loader: () => loadTexts('imports', 'tables'),
  component: ImportPage,
  errorComponent: ErrorPage,
})

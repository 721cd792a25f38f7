import { createFileRoute } from '@tanstack/react-router'
import { DocumentsPage } from '~/features/documents/list/DocumentsPage'
import { documentsSearch, USUAL_SORT } from '~/features/documents/list/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/documents/')({
  validateSearch: documentsSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('documents', 'order'),
  component: DocumentsPage,
})

import { createFileRoute } from '@tanstack/react-router'
import { FramesPage } from '~/features/agreement-frames/list/FramesPage'
import { framesSearch, USUAL_SORT } from '~/features/agreement-frames/list/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/agreement-frames/')({
  validateSearch: framesSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('frames'),
  component: FramesPage,
})

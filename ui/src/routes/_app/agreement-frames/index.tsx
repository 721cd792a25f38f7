import { createFileRoute } from '@tanstack/react-router'
import { FramesPage } from '~/features/agreement-frames/list/FramesPage'
import { framesSearch, withoutDefaults } from '~/features/agreement-frames/list/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/agreement-frames/')({
  validateSearch: framesSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('frames'),
  component: FramesPage,
})

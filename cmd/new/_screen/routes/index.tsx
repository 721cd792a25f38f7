import { createFileRoute } from '@tanstack/react-router'
import { SpecimensPage } from '~/features/place/SpecimensPage'
import { specimenSearch, USUAL_SORT } from '~/features/place/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/specimens/')({
  validateSearch: specimenSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('specimens'),
  component: SpecimensPage,
})

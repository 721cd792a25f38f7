import { createFileRoute } from '@tanstack/react-router'
import { SpecimensPage } from '~/features/place/SpecimensPage'
import { specimenSearch, withoutDefaults } from '~/features/place/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/specimens/')({
  validateSearch: specimenSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('specimens'),
  component: SpecimensPage,
})

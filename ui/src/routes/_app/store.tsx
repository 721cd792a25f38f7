import { createFileRoute } from '@tanstack/react-router'
import { StorePage } from '~/features/store/StorePage'
import { SECTIONS } from '~/features/store/sections'
import { loadTexts } from '~/shared/i18n/i18n'
import { choiceSearch, searchOf } from '~/shared/parts/search-fields'

export const Route = createFileRoute('/_app/store')({
  validateSearch: searchOf({ section: choiceSearch(...SECTIONS) }),
  loader: () => loadTexts('store', 'shop', 'record', 'catalogue'),
  component: Store,
})

function Store() {
  return <StorePage section={Route.useSearch().section} />
}

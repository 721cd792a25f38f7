import { createFileRoute } from '@tanstack/react-router'
import { CataloguePage } from '~/features/catalogue/CataloguePage'
import { catalogueSearch, withoutDefaults } from '~/features/catalogue/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/products/grid')({
  validateSearch: catalogueSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('catalogue'),
  component: () => <CataloguePage path="/products/grid" />,
})

import { createFileRoute } from '@tanstack/react-router'
import { CataloguePage } from '~/features/catalogue/list/CataloguePage'
import { catalogueSearch, withoutDefaults } from '~/features/catalogue/search'
import { useWorkbench } from '~/features/products/list/use-workbench'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/products/list')({
  validateSearch: catalogueSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('catalogue', 'catalogue-list', 'products', 'products-list'),
  component: ProductList,
})

function ProductList() {
  return <CataloguePage path="/products/list" work={useWorkbench()} />
}

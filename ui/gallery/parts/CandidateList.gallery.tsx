import { CandidateList } from '~/shared/warehouse/CandidateList'
import type { PickedProduct } from '~/shared/warehouse/product-queries'
import type { Gallery } from '../gallery'
import { goods } from '../samples/goods'

/** The same wine in several years: products of one code. */
const years = (vintages: number[]): PickedProduct[] =>
  goods.slice(0, 1).flatMap((wine) =>
    vintages.map((vintage) => ({
      ...wine,
      '@id': `/api/products/${vintage}`,
      id: vintage,
      reference: `MX-${vintage}`,
      vintage,
      warehouse: 'supplier',
      available: 60,
      listPriceTaxExcl: 12.4,
    })),
  )

export default {
  about: 'Products that have the same code, of which somebody says which one is meant.',
  states: {
    'two vintages': () => <CandidateList products={years([2021, 2022])} onChoose={() => undefined} />,
    'many, which wrap': () => (
      <CandidateList products={years([2018, 2019, 2020, 2021, 2022])} onChoose={() => undefined} />
    ),
  },
} satisfies Gallery

import { atShopPrice } from '~/shared/product/price'
import { ShopProducts } from '~/shared/shop/ShopProducts'
import { ShopWindow } from '~/shared/shop/ShopWindow'
import { aShop } from '~/shared/shop/testing/a-shop'
import type { Gallery } from '../gallery'
import { wines } from '../samples/catalogue'

const still = () => undefined

const sold = wines.map((wine) => atShopPrice({ ...wine, storePriceTaxIncl: 18.5 }))

export default {
  about: 'A shop as its customers see it: who sells, on which terms, what the law has said there, and the wines.',
  states: {
    'to buy in': () => (
      <ShopWindow shop={aShop()}>
        <ShopProducts asked={{ data: sold, error: null, refetch: still }} selling="plain" />
      </ShopWindow>
    ),
    'to look at': () => (
      <ShopWindow shop={aShop({ storeFreeShippingFromValue: null, storeFreeShippingFromQuantity: null, cgv: null })}>
        <ShopProducts asked={{ data: sold.slice(0, 1), error: null, refetch: still }} selling="none" />
      </ShopWindow>
    ),
    'nothing for sale': () => (
      <ShopWindow shop={aShop({ presentation: '' })}>
        <ShopProducts asked={{ data: [], error: null, refetch: still }} selling="plain" />
      </ShopWindow>
    ),
    loading: () => <ShopProducts asked={{ data: undefined, error: null, refetch: still }} selling="plain" />,
    failed: () => <ShopProducts asked={{ data: undefined, error: new Error(), refetch: still }} selling="plain" />,
  },
} satisfies Gallery

import { expect, it } from 'vitest'
import { emptyContent } from './content'
import { emptyCart, useCart } from './store'
import { takeUsualDelivery } from './sync'
import { quote } from './testing/samples'

const offer = {
  code: 'express',
  label: 'Express',
  region: 'dartess',
  delay: '',
  delivery: 'home',
  priceTaxExcl: 18,
  priceTaxIncl: 21.6,
  groups: [],
} as const
const known = quote([[1, 6]], { carrier: [{ ...offer, groups: [] }], usualCarrier: 'express' })

it('chooses the delivery of the last order while none is chosen, and writes it', () => {
  useCart.setState(emptyCart)
  takeUsualDelivery(known)
  expect(useCart.getState()).toMatchObject({
    isDirty: true,
    content: { carrier: 'express', delivery: 'home', relay: null },
  })
})

it('leaves a delivery that was chosen, and one that is no longer offered', () => {
  useCart.setState({ ...emptyCart, content: { ...emptyContent, carrier: 'messagerie' } })
  takeUsualDelivery(known)
  expect(useCart.getState()).toMatchObject({ isDirty: false, content: { carrier: 'messagerie' } })
  useCart.setState(emptyCart)
  takeUsualDelivery({ ...known, carrier: [] })
  expect(useCart.getState()).toMatchObject({ isDirty: false, content: { carrier: null } })
})

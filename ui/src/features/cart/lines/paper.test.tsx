import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it } from 'vitest'
import { withAdded } from '~/shared/cart/content'
import { openCart } from '~/shared/cart/testing/open-cart'
import { person, product, quote } from '~/shared/cart/testing/samples'
import { server } from '~/testing/server'
import { openStep } from '../testing/open-step'

const lines = withAdded([], product(1), 6)
const [billing, shipping] = person('restaurant').addresses
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  server.use(
    http.get('*/api/cart/:id/pdf/save', ({ request }) => {
      asked.push(new URL(request.url).pathname)
      return HttpResponse.json({})
    }),
  )
})

const open = async (isDirty: boolean) => {
  const computed = quote([[1, 6]], { id: 'cart-7', billingAddress: billing ?? null, shippingAddress: shipping ?? null })
  openCart(
    'restaurant',
    {
      customer: 3,
      billingAddress: 1,
      shippingAddress: 2,
      carrier: 'express',
      delivery: 'home',
      lines: isDirty ? withAdded(lines, product(2), 6) : lines,
    },
    { quote: computed, quotedLines: lines, ...(isDirty && { isDirty, sync: 'saving' }) },
  )
  await openStep('summary')
}

//
it('keeps the cart as a quotation among the documents', async () => {
  await open(false)
  await userEvent.click(screen.getByRole('button', { name: 'Garder dans mes documents' }))
  await waitFor(() => expect(asked).toEqual(['/api/cart/cart-7/pdf/save']))
})

it('waits for the total that the paper will tell', async () => {
  await open(true)
  expect(screen.getByRole('button', { name: 'Télécharger le devis' })).toBeDisabled()
})

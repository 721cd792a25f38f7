import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Quote } from '~/api/quote'
import { withAdded } from '~/shared/cart/content'
import { type CartState, cart } from '~/shared/cart/store'
import { cancelWrite } from '~/shared/cart/sync'
import { openCart } from '~/shared/cart/testing/open-cart'
import { product, quote } from '~/shared/cart/testing/samples'
import { server } from '~/testing/server'
import { openStep } from '../testing/open-step'

const lines = withAdded(withAdded([], product(1), 6), product(3), 6)
const choices = { customer: 9, billingAddress: 1, shippingAddress: 2, carrier: 'express', delivery: 'home' as const }

interface Posted {
  items: { discountValue: number }[]
}

/** What the server computes for an agent whose margin is 5 %. */
function computed(discounts = [0, 0], change: Partial<Quote> = {}): Quote {
  const made = quote(
    [
      [1, 6],
      [3, 6],
    ],
    { version: 2, ...change },
  )
  for (const part of made.suppliers) {
    part.maxDiscount = 5
    part.items.forEach((item, at) => {
      item.discountValue = discounts[at] ?? 0
    })
  }
  return made
}

function open(state: Partial<CartState> = {}) {
  openCart('commercial_agent', { ...choices, lines }, { quote: computed(), quotedLines: lines, ...state })
  return openStep('summary')
}

let posted: Posted[] = []

beforeEach(() => {
  posted = []
  server.use(
    http.post('*/api/cart', async ({ request }) => {
      const body = (await request.json()) as Posted
      posted.push(body)
      const discounts = body.items.map(({ discountValue }) => discountValue)
      const at = discounts.findIndex((discount) => discount > 5)
      if (at < 0) return HttpResponse.json(computed(discounts))
      const violation = {
        propertyPath: `items[${at}].discountValue`,
        code: 'margin',
        message: 'Remise au-delà de votre marge de négociation (5 %)',
      }
      return HttpResponse.json({ violations: [violation] }, { status: 422 })
    }),
  )
  return cancelWrite
})

const fields = () => screen.getAllByRole('textbox', { name: /^Remise sur Clos/ })
const field = (at: number) => fields()[at] as HTMLInputElement

describe('a discount on a line', () => {
  it('is typed with a comma, sent when the field is left, and Enter goes to the next line', async () => {
    await open()
    expect(field(0)).toHaveAccessibleName(/max\. 5/)
    await userEvent.type(field(0), '4,5{Enter}')
    expect(field(1)).toHaveFocus()
    expect(field(0)).toHaveValue('4,5\u00A0%')
    await waitFor(() => expect(posted.at(-1)?.items.map((item) => item.discountValue)).toEqual([4.5, 0]))
    await waitFor(() => expect(cart().sync).toBe('saved'))
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    expect(field(0)).toHaveFocus()
  })

  it('beyond the margin is refused at its line, stays as it was typed, and one click brings it down', async () => {
    await open()
    await userEvent.type(field(1), '6')
    await userEvent.tab()
    const line = () => field(1).closest('li') as HTMLElement
    await waitFor(() => expect(line()).toHaveTextContent('Remise au-delà de votre marge de négociation (5 %)'))
    expect(field(1)).toHaveValue('6\u00A0%')
    expect(field(1)).toBeInvalid()
    expect(field(0)).toBeValid()
    const [repair] = screen.getAllByRole('button', { name: /^Ramener à 5\u00A0%, Clos 3/ })
    await userEvent.click(repair as HTMLElement)
    await waitFor(() => expect(cart().sync).toBe('saved'))
    expect(field(1)).toHaveValue('5\u00A0%')
    expect(posted.at(-1)?.items.map((item) => item.discountValue)).toEqual([0, 5])
    expect(field(1)).toBeValid()
  })

  it('that is no number is not sent and not lost', async () => {
    await open()
    await userEvent.type(field(0), 'quatre')
    await userEvent.tab()
    expect(field(0)).toHaveValue('quatre')
    expect(screen.getByRole('alert')).toBeInTheDocument()
    expect(cart().content.lines[0]?.discountValue).toBeUndefined()
  })

  it('is taken off by emptying the field', async () => {
    const discounted = [{ ...lines[0], discountValue: 4 }, lines[1]] as typeof lines
    openCart(
      'commercial_agent',
      { ...choices, lines: discounted },
      { quote: computed([4, 0]), quotedLines: discounted },
    )
    await openStep('summary')
    await userEvent.clear(field(0))
    await userEvent.tab()
    await waitFor(() => expect(posted.at(-1)?.items[0]?.discountValue).toBe(0))
    expect(field(0)).toHaveValue('')
  })

  it('is offered to nobody who gives none', async () => {
    openCart(
      'restaurant',
      { ...choices, lines },
      {
        quote: quote([
          [1, 6],
          [3, 6],
        ]),
        quotedLines: lines,
      },
    )
    await openStep('summary')
    expect(screen.queryByRole('textbox', { name: /^Remise/ })).toBeNull()
  })
})

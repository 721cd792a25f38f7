import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Quote } from '~/api/quote'
import { withAdded } from '~/shared/cart/content'
import { openCart } from '~/shared/cart/testing/open-cart'
import { product, quote } from '~/shared/cart/testing/samples'
import { server } from '~/testing/server'
import { openStep } from '../testing/open-step'
import { codeSavings } from './code-savings'

const step = { code: 'promo_code', label: { fr: 'Code NOEL25', en: 'Code NOEL25' }, document: 'NOEL25' }

/** The cart with a code that takes an amount off its only line. */
function withCode(amount: number, items: [number, number][] = [[1, 6]]): Quote {
  const answer = quote(items, { promoCode: 'NOEL25' })
  const [item] = answer.suppliers[0]?.items ?? []
  item?.trace.push({ ...step, rate: 0, before: 10, after: 10, amount })
  return answer
}

const blocked = (code: string, message: string, suppliers: string[] = []): Quote =>
  quote([[1, 6]], { promoCode: 'NOEL25', blockers: [{ propertyPath: 'promoCode', code, message, suppliers }] })

const MINIMUM = 'Ajoutez 240,00 € HT de produits de Maison 1 pour utiliser le code NOEL25.'

/** Codes that were sent, in their order. */
const sent: (string | undefined)[] = []

function answer(quotes: (code: string | undefined) => Quote): void {
  server.use(
    http.post('*/api/cart', async ({ request }) => {
      const { promoCode } = (await request.json()) as { promoCode?: string }
      sent.push(promoCode)
      return HttpResponse.json(quotes(promoCode))
    }),
  )
}

const field = () => screen.findByRole('textbox', { name: 'Code promo' })

beforeEach(() => {
  sent.length = 0
  const lines = withAdded([], product(1), 6)
  openCart('restaurant', { lines }, { quote: quote([[1, 6]]), quotedLines: lines })
})

describe('the promo code of the cart', () => {
  it('is typed as one likes, applied by Enter, says what it takes off, and is taken back', async () => {
    answer((code) => (code ? withCode(25) : quote([[1, 6]])))
    await openStep('customer')
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Ajouter un code promo' }))
    expect(await field()).toHaveFocus()
    await user.keyboard(' noel25 {Enter}')
    const remove = await screen.findByRole('button', { name: 'Retirer le code NOEL25' })
    expect(sent).toEqual(['NOEL25'])
    expect(remove.parentElement?.textContent?.replaceAll('\u00A0', ' ')).toBe('NOEL25−25,00 €')
    expect(remove.parentElement).toHaveFocus()
    expect(screen.getByText(/Code NOEL25 appliqué : 25,00 € de remise/)).toBeInTheDocument()
    await user.click(remove)
    await waitFor(() => expect(sent).toEqual(['NOEL25', undefined]))
    expect(screen.getByRole('button', { name: 'Ajouter un code promo' })).toHaveFocus()
  })

  it('says why it does not apply and leads to the wines that help; it stays to be mended', async () => {
    answer(() => blocked('promo_code_minimum', MINIMUM, ['/api/users/1', '/api/users/4']))
    await openStep('customer')
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Ajouter un code promo' }))
    await user.keyboard('NOEL25{Enter}')
    const form = screen.getByRole('form', { name: 'Code promo' })
    expect(await within(form).findByText(MINIMUM)).toBeInTheDocument()
    expect(await field()).toHaveValue('NOEL25')
    expect(await field()).toHaveFocus()
    expect(await field()).toHaveAccessibleDescription(MINIMUM)
    expect(within(form).getByRole('link', { name: 'Ajouter de ces vins' })).toHaveAttribute(
      'href',
      '/products/grid?supplier=%5B%221%22%2C%224%22%5D',
    )
    const obstacles = screen.getByRole('region', { name: 'Un point à régler avant de valider' })
    expect(obstacles.textContent).toContain('Le code promo ne s’applique pas.')
    await user.click(within(obstacles).getByRole('button', { name: 'Voir le code' }))
    expect(await field()).toHaveFocus()
    await user.click(within(form).getByRole('button', { name: 'Retirer le code' }))
    expect(await screen.findByRole('button', { name: 'Ajouter un code promo' })).toHaveFocus()
  })

  it('is mended by another word, whose answer replaces the refusal', async () => {
    answer((code) =>
      code === 'NOEL25'
        ? withCode(25)
        : { ...blocked('promo_code_unknown', 'Le code NOEL n’existe pas.'), promoCode: 'NOEL' },
    )
    await openStep('customer')
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Ajouter un code promo' }))
    await user.keyboard('NOEL{Enter}')
    const form = screen.getByRole('form', { name: 'Code promo' })
    expect(await within(form).findByText('Le code NOEL n’existe pas.')).toBeInTheDocument()
    await user.keyboard('25')
    expect(within(form).queryByText('Le code NOEL n’existe pas.')).not.toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: 'Retirer le code NOEL25' })).toBeInTheDocument()
  })

  it('is closed by Escape while there is none', async () => {
    await openStep('customer')
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Ajouter un code promo' }))
    await user.keyboard('NO{Escape}')
    expect(screen.getByRole('button', { name: 'Ajouter un code promo' })).toHaveFocus()
    expect(sent).toEqual([])
  })
})

describe('what a code takes off', () => {
  it('is the sum of what lines say: their share of an amount, or a rate of units that are rounded', () => {
    const cart = quote([
      [1, 6],
      [3, 12],
      [2, 6],
    ])
    const traces = cart.suppliers.flatMap(({ items }) => items).map(({ trace }) => trace)
    traces[0]?.push({ ...step, rate: 0, before: 10, after: 10, amount: 12.34 })
    traces[1]?.push({ ...step, rate: 5, before: 9.99, after: 9.4905, amount: 0 }) // 12 × (9.99 − 9.49) = 6.00
    expect(codeSavings(cart)).toBe(18.34)
    expect(codeSavings(quote([[1, 6]]))).toBe(0)
  })
})

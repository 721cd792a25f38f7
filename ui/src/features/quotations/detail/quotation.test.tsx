import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { aParty } from '~/shared/order/testing/fixtures'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { QuotationDetail } from '../quotation'
import { aQuotationDetail, aRevision, aSimulation } from '../testing/fixtures'

const [line] = aQuotationDetail.items
if (!line) throw new Error('the fixture has a line')

/** Opens a quotation; `now` is what the server has, which a test may change. */
async function open(group: GroupCode, own: Partial<QuotationDetail> = {}) {
  const held = { now: { ...aQuotationDetail, ...own } }
  server.use(
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0, months: [], byStatus: [] })),
    http.get('*/api/quotations/:id', () => HttpResponse.json(held.now)),
    http.get('*/api/users/5', () => HttpResponse.json({ parameters: { base64ContentCGV: '' } })),
    http.get('*/api/products/:id', () => HttpResponse.json({ orderMultiple: 6 })),
    http.get('*/api/products', () => HttpResponse.json({ 'hydra:member': [], 'hydra:totalItems': 0 })),
    http.post('*/api/quotations/:id/simulation', () => HttpResponse.json(aSimulation)),
    http.get('*/api/cart', () => new HttpResponse(null, { status: 404 })),
  )
  await openScreen('/quotations/9', group)
  await screen.findByRole('heading', { level: 1, name: 'DEV-2026-000009' })
  return held
}

const accept = () => screen.getByRole('button', { name: /^Accepter et commander, 175,10/ })

/** A seller reads the same quotation: somebody else is its customer. */
const asked = {
  customer: aParty(44, 'Le Comptoir des Tilleuls', 'restaurant'),
  awaiting: 'seller' as const,
}

describe('a quotation that awaits its customer', () => {
  it('R-2.049 shows its lines, whose answer it awaits and what the last version changed', async () => {
    await open('restaurant')
    const lines = await screen.findByRole('table', { name: 'Lignes du devis' })
    expect(lines.textContent).toMatch(/Château Brisac.*12,40.*11,16/)
    expect(screen.getByRole('heading', { name: 'Maison Delorme vous propose ce devis' })).toBeDefined()
    const versions = screen.getByRole('region', { name: 'Versions' })
    expect(within(versions).getByText('Votre meilleur prix ?')).toBeDefined()
    expect(versions.textContent).toMatch(/Remise.*0\s%.*10\s%/)
  })

  it('is accepted in one click once the general terms are, as the version that was read', async () => {
    const sent: unknown[] = []
    const held = await open('restaurant')
    server.use(
      http.post('*/api/orders/9/transitions', async ({ request }) => {
        sent.push(await request.json())
        const timeline = [
          {
            from: 'quotation',
            to: 'processing',
            actor: 'Camille',
            impersonator: '',
            comment: '',
            at: '2026-11-21T09:00:00Z',
          },
        ]
        const moved = { ...held.now, status: 'processing', number: 'CMD-2026-000010', transitions: [], timeline }
        held.now = { ...moved, awaiting: '', mayRevise: false } as unknown as QuotationDetail
        return HttpResponse.json(moved)
      }),
    )
    await userEvent.click(accept())
    expect(screen.getByText('Cochez cette case pour commander.')).toBeDefined()
    expect(sent).toEqual([])
    await userEvent.click(screen.getByRole('checkbox', { name: /conditions générales de vente de Maison Delorme/ }))
    await userEvent.click(accept())
    const order = await screen.findByRole('link', { name: 'Voir la commande CMD-2026-000010' })
    expect(order.getAttribute('href')).toBe('/orders/9')
    expect(sent).toEqual([{ from: 'quotation', transition: 'processing', revision: 2, cgAccepted: true }])
  })

  it('says at the line why it cannot be ordered', async () => {
    await open('restaurant')
    server.use(
      http.post('*/api/orders/9/transitions', () =>
        HttpResponse.json(
          { violations: [{ propertyPath: 'items[0].quantity', message: 'Il reste 6 unités de ce produit.' }] },
          { status: 422 },
        ),
      ),
    )
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(accept())
    expect(await screen.findByText('Château Brisac 2021 : Il reste 6 unités de ce produit.')).toBeDefined()
    const lines = screen.getByRole('table', { name: 'Lignes du devis' })
    expect(within(lines).getByText('Il reste 6 unités de ce produit.')).toBeDefined()
  })

  it('forgets why it could not be ordered once a version that cures it has come', async () => {
    const held = await open('restaurant')
    server.use(
      http.post('*/api/orders/9/transitions', () =>
        HttpResponse.json(
          { violations: [{ propertyPath: 'items[0].quantity', message: 'Il reste 6 unités de ce produit.' }] },
          { status: 422 },
        ),
      ),
      http.post('*/api/quotations/9/revisions', () => {
        held.now = { ...held.now, revision: 3 }
        return HttpResponse.json(held.now, { status: 201 })
      }),
    )
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(accept())
    expect(await screen.findByText('Château Brisac 2021 : Il reste 6 unités de ce produit.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Négocier' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Envoyer la contre-proposition' }))
    await screen.findByRole('table', { name: 'Lignes du devis' })
    expect(screen.queryByText(/Il reste 6 unités/)).toBeNull()
  })

  it('reads it again when it changed meanwhile, and says so', async () => {
    const held = await open('restaurant')
    server.use(
      http.post('*/api/orders/9/transitions', () => {
        held.now = { ...held.now, revision: 3, awaiting: 'seller', mayRevise: false, transitions: [] }
        const body = { code: 'orders.quotation_revised', 'hydra:description': 'Ce devis a changé entre-temps.' }
        return HttpResponse.json(body, { status: 409 })
      }),
    )
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(accept())
    expect(await screen.findByText('Ce devis a changé entre-temps.')).toBeDefined()
    expect(await screen.findByText(/Maison Delorme prépare sa réponse/)).toBeDefined()
  })

  it('is countered line by line, in French figures, and keeps what was typed when that fails', async () => {
    const sent: unknown[] = []
    const held = await open('restaurant')
    server.use(
      http.post('*/api/quotations/9/revisions', async ({ request }) => {
        sent.push(await request.json())
        if (sent.length === 1) return HttpResponse.json({ 'hydra:description': 'Réessayez.' }, { status: 503 })
        held.now = { ...held.now, revision: 3, awaiting: 'seller', mayRevise: false, transitions: [] }
        return HttpResponse.json(held.now, { status: 201 })
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Négocier' }))
    const wanted = await screen.findByRole('textbox', { name: /^Prix souhaité HT, Château Brisac/ })
    await userEvent.type(wanted, '10,5')
    await userEvent.type(screen.getByRole('textbox', { name: /^Message/ }), 'Pour douze cartons ?')
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer la contre-proposition' }))
    expect(await screen.findByText('Réessayez.')).toBeDefined()
    expect(screen.getByDisplayValue('Pour douze cartons ?')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer la contre-proposition' }))
    expect(await screen.findByText(/Maison Delorme prépare sa réponse/)).toBeDefined()
    expect(sent[1]).toEqual({
      revision: 2,
      message: 'Pour douze cartons ?',
      items: [{ item: 1, quantity: 12, wantedUnitPriceTaxExcl: 10.5 }],
    })
  })

  it('is refused with a reason', async () => {
    const sent: unknown[] = []
    await open('restaurant')
    server.use(
      http.post('*/api/orders/9/transitions', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ ...aQuotationDetail, status: 'canceled_quotation', transitions: [] })
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Refuser' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Trop cher')
    await userEvent.click(dialog.getByRole('button', { name: 'Refuser le devis' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ transition: 'canceled_quotation', comment: 'Trop cher', revision: 2 })
  })
})

describe('a request that was just sent', () => {
  it('is withdrawn by who asked for it, with a reason, and never refused by it', async () => {
    const sent: unknown[] = []
    await open('restaurant', { awaiting: 'seller', transitions: ['canceled_quotation'] })
    server.use(
      http.post('*/api/orders/9/transitions', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ ...aQuotationDetail, status: 'canceled_quotation', transitions: [] })
      }),
    )
    expect(screen.queryByRole('button', { name: 'Refuser' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Retirer ma demande' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Retirer DEV-2026-000009' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Motif/ }), 'La carte a changé')
    await userEvent.click(dialog.getByRole('button', { name: 'Retirer le devis' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ transition: 'canceled_quotation', comment: 'La carte a changé', revision: 2 })
  })
})

describe('a quotation that an administrator reads', () => {
  it('tells who awaits whom', async () => {
    await open('admin', { ...asked, transitions: ['canceled_quotation'] })
    expect(
      screen.getByRole('heading', { name: 'Le Comptoir des Tilleuls attend la réponse de Maison Delorme' }),
    ).toBeDefined()
    expect(screen.getByRole('button', { name: 'Répondre pour Maison Delorme' })).toBeDefined()
    expect(screen.queryByText(/votre réponse/)).toBeNull()
  })

  it('accepts it for the customer with what was signed, which a refusal keeps', async () => {
    const sent: unknown[] = []
    await open('admin', { ...asked, awaiting: 'customer', transitions: ['processing', 'canceled_quotation'] })
    server.use(
      http.post('*/api/orders/9/transitions', async ({ request }) => {
        sent.push(await request.json())
        if (sent.length > 1)
          return HttpResponse.json({ ...aQuotationDetail, status: 'processing', number: 'CMD-2026-000010' })
        const violations = [{ propertyPath: 'items[0].quantity', message: 'Il reste 6 unités de ce produit.' }]
        return HttpResponse.json({ violations }, { status: 422 })
      }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer l’accord du client' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Accord du client sur DEV-2026-000009' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Passer la commande' }))
    expect(sent).toEqual([])
    const signed = new File(['%PDF-1.4 signé'], 'devis-signe.pdf', { type: 'application/pdf' })
    await dialog.findByRole('button', { name: 'Choisir un fichier' })
    const input = document.querySelector('input[type="file"]')
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
    await userEvent.upload(input, signed)
    expect(await dialog.findByText('devis-signe.pdf')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Passer la commande' }))
    expect(await dialog.findByText('Château Brisac 2021 : Il reste 6 unités de ce produit.')).toBeDefined()
    expect(dialog.getByText('devis-signe.pdf')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Passer la commande' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual({
      from: 'quotation',
      transition: 'processing',
      revision: 2,
      proof: expect.stringMatching(/^data:application\/pdf;base64,/),
    })
  })
})

describe('a quotation that awaits its seller', () => {
  const wished = (margin: number) => ({ ...asked, items: [{ ...line, margin, wantedUnitPriceTaxExcl: 11 }] })

  it('lets an agent grant the price that is wished within its margin', async () => {
    const sent: { items: { discountValue: number }[] }[] = []
    const held = await open('commercial_agent', { ...wished(15), transitions: ['canceled_quotation'] })
    server.use(
      http.post('*/api/quotations/9/revisions', async ({ request }) => {
        sent.push((await request.json()) as (typeof sent)[number])
        return HttpResponse.json({ ...held.now, revision: 3, awaiting: 'customer' }, { status: 201 })
      }),
    )
    expect(await screen.findByText(/jusqu’à 15\s% de remise par ligne/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /^Accorder ce prix/ }))
    expect(screen.getByText('Prix souhaité accordé')).toBeDefined()
    const price = screen.getByRole('textbox', { name: /^Prix net HT, Château Brisac/ })
    expect((price as HTMLInputElement).value).toMatch(/^11,00/)
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer au client' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.items[0]?.discountValue).toBe(11.26)
  })

  it('gets another product of the supplier, found by name, at the least that is sold of it', async () => {
    const sent: unknown[] = []
    const searched: (string | null)[] = []
    const held = await open('supplier', wished(100))
    const found = { ...line.product, '@id': '/api/products/77', id: 77, name: 'Clos des Marnes', vintage: 2022 }
    server.use(
      http.get('*/api/products', ({ request }) => {
        const { searchParams } = new URL(request.url)
        searched.push(searchParams.get('search'))
        const known = { ...line.product, orderMultiple: 6, minQuantity: 6 }
        const rows = [known, { ...found, orderMultiple: 6, minQuantity: 12 }]
        return HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': 2 })
      }),
      http.post('*/api/quotations/9/revisions', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ ...held.now, revision: 3, awaiting: 'customer' }, { status: 201 })
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter un produit' }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Ajouter un produit' }), 'marnes')
    await waitFor(() => expect(searched).toContain('marnes'))
    const list = within(await screen.findByRole('listbox', { name: 'Ajouter un produit', hidden: true }))
    const option = await list.findByRole('option', { name: 'Clos des Marnes 2022', hidden: true })
    // What the quotation has already is not offered again.
    expect(list.getAllByRole('option', { hidden: true })).toEqual([option])
    await userEvent.click(option)
    expect(await screen.findByRole('button', { name: 'Retirer Clos des Marnes 2022 du devis' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer au client' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ revision: 2, add: [{ product: '/api/products/77', quantity: 12 }] })
  })

  it('stands for the usual days unless another day is chosen', async () => {
    const sent: unknown[] = []
    const held = await open('supplier', wished(100))
    server.use(
      http.post('*/api/quotations/9/revisions', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ ...held.now, revision: 3, awaiting: 'customer' }, { status: 201 })
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Choisir une date' }))
    const field = await screen.findByLabelText('Valable jusqu’au')
    expect(field).toHaveFocus()
    const later = new Date().getFullYear() + 1
    await userEvent.type(field, `31/01/${later}`)
    await userEvent.tab()
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer au client' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ revision: 2, validUntil: `${later}-01-31` })
  })

  it('tells an agent what lies beyond its margin', async () => {
    await open('commercial_agent', {
      ...wished(1),
      items: wished(1).items.map((own) => ({ ...own, discountValue: 0, trace: [] })),
    })
    expect(await screen.findByText(/au-delà de votre marge de 1\s%/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Accorder ce prix/ })).toBeNull()
  })

  it('keeps what was typed when somebody else answered before, and goes on from there', async () => {
    const held = await open('supplier', wished(100))
    const sent: { revision: number }[] = []
    server.use(
      http.post('*/api/quotations/9/revisions', async ({ request }) => {
        const body = (await request.json()) as { revision: number }
        sent.push(body)
        if (body.revision === 3) return HttpResponse.json({ ...held.now, revision: 4 }, { status: 201 })
        const later = aRevision({ revision: 3, author: 'Sophie Delaunoy', role: 'agent' })
        held.now = { ...held.now, revision: 3, revisions: [...held.now.revisions, later] }
        return HttpResponse.json({ code: 'orders.quotation_revised', 'hydra:description': 'Changé.' }, { status: 409 })
      }),
    )
    await userEvent.type(await screen.findByRole('textbox', { name: /^Message/ }), 'Notre offre')
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer au client' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Reprendre sur la version 3' }))
    expect(screen.getByDisplayValue('Notre offre')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer au client' }))
    await waitFor(() => expect(sent.map(({ revision }) => revision)).toEqual([2, 3]))
  })
})

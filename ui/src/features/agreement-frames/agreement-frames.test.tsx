import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { AgreementFrame } from './frame'
import { aFrame } from './testing/fixtures'

const sent: [method: string, body: unknown][] = []
const asked: URLSearchParams[] = []

const page = <T,>(rows: T[]) => HttpResponse.json({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

/** The API with some frames; what is sent is kept. */
function serve(
  frames: AgreementFrame[],
  answer: (body: object) => Response = (body) => HttpResponse.json(aFrame(body)),
) {
  const keep = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as object
    sent.push([request.method, body])
    return answer(body)
  }
  server.use(
    http.get('*/api/agreement_frames', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return page(frames)
    }),
    http.get('*/api/agreement_frames/:id', ({ params }) => {
      const found = frames.find(({ id }) => String(id) === params.id)
      return found ? HttpResponse.json(found) : new HttpResponse(null, { status: 404 })
    }),
    http.post('*/api/agreement_frames', keep),
    http.patch('*/api/agreement_frames/:id', keep),
    http.post('*/api/agreement_frames/:id/end', async ({ request }) => {
      sent.push(['END', await request.json()])
      return HttpResponse.json(aFrame({ status: 'ended', endedAt: '2026-11-20T09:00:00Z' }))
    }),
    http.post('*/api/agreement_frames/:id/renewals', () => {
      sent.push(['RENEW', null])
      return HttpResponse.json(renewal, { status: 201 })
    }),
    http.get('*/api/suppliers', () => page([{ id: 41, company: 'Château Cantelaude' }])),
    http.get('*/api/customers', () =>
      page([
        { id: 12, company: 'Le Bistrot', userGroup: { code: 'restaurant' } },
        { id: 13, company: 'Négoce du Sud', userGroup: { code: 'negociant' } },
      ]),
    ),
    http.get('*/api/users/:id', ({ params }) => HttpResponse.json({ id: Number(params.id), company: 'Le Bistrot' })),
    http.get('*/api/saved_views', () => page([])),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
}

/** The copy of the frame for the next year. */
const renewal = aFrame({
  '@id': '/api/agreement_frames/9',
  id: 9,
  startsOn: '2027-01-01',
  endsOn: '2027-12-31',
  status: 'scheduled',
  buyers: [],
  renews: '/api/agreement_frames/5',
})

async function open(path: string) {
  const opened = await openScreen(path, 'admin')
  return { ...opened, user: userEvent.setup() }
}

const plain = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00A0\u202F]/g, ' ')

beforeEach(() => {
  sent.length = 0
  asked.length = 0
})

describe('the list of agreement frames', () => {
  it('R-1.017 R-2.016 R-6.012 shows what frames give, between whom and when; filters are in the URL', async () => {
    serve([
      aFrame(),
      aFrame({ '@id': '/api/agreement_frames/6', id: 6, name: 'Cavistes', basis: 'equivalents', status: 'scheduled' }),
    ])
    const { user, address } = await open('/agreement-frames?search=chr&sort=name&supplier=41&customer=12')
    const table = await screen.findByRole('table', { name: 'Accords-cadres' })
    expect(await within(table).findByRole('link', { name: 'CHR 2026' })).toHaveAttribute(
      'href',
      '/agreement-frames/5/edit',
    )
    expect(plain(table)).toContain('3 % dès 500,00 €')
    expect(plain(table)).toContain('3 % dès 500 bouteilles')
    expect(within(table).getByText('Programmé')).toBeInTheDocument()
    expect(asked.at(-1)?.get('search')).toBe('chr')
    expect(asked.at(-1)?.get('order[name]')).toBe('asc')
    expect(asked.at(-1)?.getAll('member[]')).toEqual(['41', '12'])
    await user.click(screen.getAllByRole('button', { name: 'Statut' })[0] as HTMLElement)
    await user.click(await screen.findByRole('checkbox', { name: 'Terminé', hidden: true }))
    await waitFor(() => expect(asked.at(-1)?.getAll('status[]')).toEqual(['ended']))
    expect(address()).toContain('ended')
  })

  it('says what an empty list is for, and offers to try again when it fails', async () => {
    serve([])
    let fails = true
    server.use(http.get('*/api/agreement_frames', () => (fails ? new HttpResponse(null, { status: 500 }) : undefined)))
    const { user } = await open('/agreement-frames')
    const again = await screen.findByRole('button', { name: 'Réessayer' })
    fails = false
    await user.click(again)
    expect(await screen.findByText('Aucun accord-cadre')).toBeInTheDocument()
  })
})

describe('the form of an agreement frame', () => {
  it('R-2.017 R-6.013 makes a frame; buyers who are in another are named before they are moved', async () => {
    const refusal = 'Déjà dans un autre accord-cadre : Le Bistrot (« CHR 2025 »). Confirmez pour les en faire sortir.'
    serve([], (body) =>
      'moveBuyers' in body && body.moveBuyers
        ? HttpResponse.json(aFrame(), { status: 201 })
        : HttpResponse.json({ code: 'pricing.buyers_in_other_frames', 'hydra:description': refusal }, { status: 409 }),
    )
    const { user, address } = await open('/agreement-frames/create')
    await user.type(await screen.findByRole('textbox', { name: /^Nom/ }), 'CHR 2026')
    await user.type(screen.getByRole('textbox', { name: /^À partir de/ }), '500')
    await user.type(screen.getByRole('textbox', { name: /^Remise/ }), '3')
    await user.click(screen.getByRole('combobox', { name: /^Fournisseurs/ }))
    await user.click(await screen.findByRole('option', { name: 'Château Cantelaude', hidden: true }))
    await user.click(screen.getByRole('combobox', { name: /^Acheteurs/ }))
    await user.click(await screen.findByRole('option', { name: 'Le Bistrot', hidden: true }))
    expect(screen.queryByRole('option', { name: 'Négoce du Sud', hidden: true })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Créer l’accord-cadre' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/Le Bistrot/)).toBeInTheDocument()
    await user.click(within(dialog).getByRole('button', { name: 'Les déplacer' }))
    await waitFor(() => expect(address()).toBe('/agreement-frames'))
    expect(sent).toMatchObject([
      ['POST', { moveBuyers: false }],
      [
        'POST',
        {
          name: 'CHR 2026',
          basis: 'value',
          tiers: [{ from: 500, discount: 3 }],
          yearlyTiers: [],
          suppliers: ['/api/users/41'],
          buyers: ['/api/users/12'],
          moveBuyers: true,
        },
      ],
    ])
  })

  it('asks whether tiers that give less as orders grow are meant', async () => {
    serve([aFrame({ tiers: [{ from: 0, discount: 3 }] })])
    const { user, address } = await open('/agreement-frames/5/edit')
    await user.click(await screen.findByRole('button', { name: 'Ajouter un palier' }))
    await user.type(screen.getAllByRole('textbox', { name: /^À partir de/ })[1] as HTMLElement, '500')
    await user.type(screen.getAllByRole('textbox', { name: /^Remise/ })[1] as HTMLElement, '2')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const box = await screen.findByRole('checkbox', { name: 'Ces paliers sont bien ceux que je veux' })
    expect(box).toHaveAccessibleDescription('Confirmez ces paliers, ou corrigez-les.')
    await user.click(box)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(address()).toBe('/agreement-frames'))
    expect(sent).toMatchObject([['PATCH', { fallingTiers: true }]])
  })

  it('R-2.018 R-6.014 comes filled in, and sends what was changed', async () => {
    serve([aFrame()])
    const { user, address } = await open('/agreement-frames/5/edit')
    const name = await screen.findByRole('textbox', { name: /^Nom/ })
    expect(name).toHaveValue('CHR 2026')
    expect(screen.getByRole('textbox', { name: /^Numéro de contrat/ })).toHaveValue('AC-2026-04')
    await user.clear(name)
    await user.type(name, 'CHR 2027')
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(address()).toBe('/agreement-frames'))
    expect(sent).toEqual([['PATCH', { version: 1, name: 'CHR 2027', moveBuyers: false }]])
  })

  it('is ended after it was asked, and read from then on', async () => {
    serve([aFrame()])
    const { user } = await open('/agreement-frames/5/edit')
    await user.click(await screen.findByRole('button', { name: 'Mettre fin à l’accord' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Mettre fin à l’accord' }))
    expect(await screen.findByText(/Cet accord-cadre est terminé/)).toBeInTheDocument()
    expect(sent).toEqual([['END', { version: 1 }]])
  })

  it('is renewed: the copy is opened, and says when the buyers come', async () => {
    serve([aFrame(), renewal])
    const { user, address } = await open('/agreement-frames/5/edit')
    await user.click(await screen.findByRole('button', { name: 'Renouveler' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Renouveler' }))
    expect(await screen.findByText(/ses acheteurs arrivent le 1\S*\s+janv/)).toBeInTheDocument()
    expect(address()).toBe('/agreement-frames/9/edit')
    expect(sent).toEqual([['RENEW', null]])
  })

  it('keeps what was signed, and takes it out after a question', async () => {
    const signed = { id: 3, name: 'signé.pdf', url: '/api/agreement_frames/5/documents/3', at: '2026-01-02T09:00:00Z' }
    serve([aFrame({ documents: [signed] })])
    const removed: unknown[] = []
    server.use(
      http.post('*/api/agreement_frames/5/documents', async ({ request }) => {
        sent.push(['DOCUMENT', await request.json()])
        return HttpResponse.json(aFrame({ documents: [signed, { ...signed, id: 4, name: 'annexe.pdf' }] }), {
          status: 201,
        })
      }),
      http.delete('*/api/agreement_frames/5/documents/:document', ({ params }) => {
        removed.push(params.document)
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const { user } = await open('/agreement-frames/5/edit')
    const panel = within(await screen.findByRole('region', { name: 'Documents signés' }))
    await user.click(panel.getByRole('button', { name: 'Ajouter un document' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter un document' }))
    await user.click(dialog.getByRole('button', { name: 'Ajouter' }))
    expect(sent).toEqual([])
    const input = document.querySelector('input[type="file"]')
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
    await user.upload(input, new File(['%PDF-1.7 x'], 'annexe.pdf', { type: 'application/pdf' }))
    await dialog.findByText('annexe.pdf')
    await user.click(dialog.getByRole('button', { name: 'Ajouter' }))
    expect(await panel.findByRole('button', { name: 'Télécharger annexe.pdf' })).toBeInTheDocument()
    expect(sent).toMatchObject([['DOCUMENT', { name: 'annexe.pdf' }]])
    await user.click(panel.getByRole('button', { name: 'Retirer signé.pdf' }))
    const question = within(await screen.findByRole('dialog', { name: 'Retirer ce document ?' }))
    await user.click(question.getByRole('button', { name: 'Retirer signé.pdf' }))
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Télécharger signé.pdf' })).toBeNull())
    expect(removed).toEqual(['3'])
  })

  it('leaves the documents of a frame that has ended where they are', async () => {
    const signed = { id: 3, name: 'signé.pdf', url: '/api/agreement_frames/5/documents/3', at: '2026-01-02T09:00:00Z' }
    serve([aFrame({ status: 'ended', documents: [signed] })])
    await open('/agreement-frames/5/edit')
    expect(await screen.findByRole('button', { name: 'Télécharger signé.pdf' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Retirer signé.pdf' })).toBeNull()
  })

  it('R-2.019 has no page to be read: its address is unknown', async () => {
    serve([aFrame()])
    await open('/agreement-frames/5')
    expect(await screen.findByText(/Cette page n’existe pas/)).toBeInTheDocument()
  })
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { ImportRow, ProductImport } from './imports'
import { anImport, aRow, wrongPrice } from './testing/fixtures'

const sent: { what: string; body: unknown }[] = []
const collection = <T,>(rows: T[]) => ({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

let current: ProductImport
let rows: ImportRow[]

// What is fetched with the screen is at hand: a loaded machine takes its time to read it the first time.
beforeAll(async () => {
  await Promise.all([import('./ImportPage'), import('./check/CheckStep')])
})

beforeEach(() => {
  sent.length = 0
  current = anImport()
  rows = []
  server.use(
    http.get('*/api/product_imports', () => HttpResponse.json(collection([]))),
    http.get('*/api/product_imports/7', () => HttpResponse.json(current)),
    http.get('*/api/product_imports/7/rows', ({ request }) => {
      const only = new URL(request.url).searchParams.get('only')
      return HttpResponse.json(collection(only === 'faulty' ? rows.filter(({ action }) => action === 'faulty') : rows))
    }),
    http.put('*/api/product_imports/7/columns', async ({ request }) => {
      sent.push({ what: 'columns', body: await request.json() })
      current = { ...current, state: 'checked' }
      return HttpResponse.json(current)
    }),
    http.post('*/api/product_imports/7/:act', async ({ request, params }) => {
      sent.push({ what: String(params.act), body: await request.json() })
      current = { ...current, state: 'running', mode: 'all' }
      return HttpResponse.json(current)
    }),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/suppliers', () => HttpResponse.json(collection([{ id: 5, company: 'Maison Margaux' }]))),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
})

async function open(path = '/products/import?import=7', group: GroupCode = 'supplier') {
  const page = await openScreen(path, group)
  return { ...page, user: userEvent.setup() }
}

describe('the file', () => {
  const choose = async (file: File) => {
    const button = await screen.findByRole('button', { name: 'Choisir un fichier' })
    const field = button.closest('main')?.querySelector<HTMLInputElement>('input[type=file]')
    await userEvent.setup({ applyAccept: false }).upload(field as HTMLInputElement, file)
  }

  it('is refused when empty, before anything is sent', async () => {
    await open('/products/import')
    expect(await screen.findByText('Aucun import pour l’instant')).toBeInTheDocument()
    await choose(new File([], 'vide.csv'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce fichier est vide')
  })

  it('is refused in the words of the server', async () => {
    const said = 'Ce classeur est endommagé.'
    server.use(
      http.post('*/api/product_imports', () => HttpResponse.json({ 'hydra:description': said }, { status: 422 })),
    )
    await open('/products/import')
    await choose(new File(['x'], 'casse.xlsx'))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('casse.xlsx n’a pas pu être importé')
    expect(alert).toHaveTextContent(said)
  })

  it('leads to its columns, and its name is in the address', async () => {
    server.use(http.post('*/api/product_imports', () => HttpResponse.json(current, { status: 201 })))
    const { address } = await open('/products/import')
    await choose(new File(['Réf;Vin'], 'tarif.csv'))
    expect(await screen.findByRole('button', { name: 'Contrôler 3 lignes' })).toBeInTheDocument()
    expect(address()).toBe('/products/import?import=7')
  })
})

describe('the columns', () => {
  it('tell how the file was read and what was remembered, and are sent as chosen', async () => {
    const { user } = await open()
    expect(await screen.findByText('3 lignes · CSV, point-virgule, Windows-1252')).toBeInTheDocument()
    expect(screen.getByText('Retenu d’un import précédent')).toBeInTheDocument()
    await user.click(screen.getByRole('combobox', { name: 'Champ pour la colonne Prix' }))
    await user.click(await screen.findByRole('option', { name: 'Ne pas importer', hidden: true }))
    expect(screen.getByText(/créés à 0,00/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Contrôler 3 lignes' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({
      columns: [
        { index: 0, field: 'reference' },
        { index: 1, field: 'name' },
        { index: 2, field: 'type' },
        { index: 3, field: null },
      ],
    })
  })

  it('want a supplier from an administrator', async () => {
    current = anImport({ supplier: null })
    const { user } = await open('/products/import?import=7', 'admin')
    await user.click(await screen.findByRole('button', { name: 'Contrôler 3 lignes' }))
    expect(await screen.findByText('Choisissez le fournisseur dont ce sont les produits')).toBeInTheDocument()
    expect(sent).toEqual([])
  })
})

describe('the check', () => {
  beforeEach(() => {
    rows = [wrongPrice(2), aRow(3), wrongPrice(4)]
    current = anImport({ state: 'checked', counts: { created: 1, changed: 0, unchanged: 0, faulty: 2 } })
  })

  const cell = (number: number, value: string) =>
    screen.findByRole('button', { name: `Prix tarif HT, ligne ${number} : ${value}` })

  it('shows the error under its cell, saves with Enter and goes to the next one', async () => {
    server.use(
      http.patch('*/api/product_imports/7/rows', async ({ request }) => {
        sent.push({ what: 'repair', body: await request.json() })
        const row = aRow(2, { values: { ...aRow(2).values, listPriceTaxExcl: '9,90' } })
        return HttpResponse.json({ rows: [row], counts: { created: 2, changed: 0, unchanged: 0, faulty: 1 } })
      }),
    )
    const { user } = await open()
    const first = await cell(2, 'neuf')
    expect(first).toHaveAccessibleDescription('Ce n’est pas un nombre')
    first.focus()
    await user.keyboard('9,90{Enter}')
    expect(await cell(4, 'neuf')).toHaveFocus()
    await waitFor(() => expect(screen.getByRole('button', { name: /^À corriger/ })).toHaveTextContent('À corriger1'))
    expect(await cell(2, '9,90')).not.toHaveAccessibleDescription()
    expect(sent[0]?.body).toEqual({ rows: [{ number: 2, values: { listPriceTaxExcl: '9,90' } }] })
  })

  it('brings back what was there with Escape, and sends nothing', async () => {
    const { user } = await open()
    const first = await cell(2, 'neuf')
    first.focus()
    await user.keyboard('{F2}x{Escape}')
    expect(await cell(2, 'neuf')).toHaveFocus()
  })

  it('keeps what was written when there is no connection, and does not start without it', async () => {
    server.use(http.patch('*/api/product_imports/7/rows', () => HttpResponse.error()))
    const { user } = await open()
    ;(await cell(2, 'neuf')).focus()
    await user.keyboard('9,90{Enter}')
    await waitFor(async () => expect(await cell(2, '9,90')).toHaveAccessibleDescription(/rien n’est perdu/))
    await user.click(screen.getByRole('button', { name: 'Importer 1 ligne' }))
    expect(await screen.findByText(/Une correction n’a pas été enregistrée/)).toBeInTheDocument()
    expect(sent).toEqual([])
    // Looked at again, it is still there, and is saved when it is written again.
    cleanup()
    await open()
    expect(await cell(2, '9,90')).toHaveAccessibleDescription(/rien n’est perdu/)
    const row = aRow(2, { values: { ...aRow(2).values, listPriceTaxExcl: '9,90' } })
    server.use(
      http.patch('*/api/product_imports/7/rows', () => HttpResponse.json({ rows: [row], counts: current.counts })),
    )
    ;(await cell(2, '9,90')).focus()
    await user.keyboard('{Enter}{Enter}')
    await waitFor(async () => expect(await cell(2, '9,90')).not.toHaveAccessibleDescription())
  })

  it('sends what waits behind another cell also when the screen is left', async () => {
    const answers: (() => void)[] = []
    server.use(
      http.patch('*/api/product_imports/7/rows', async ({ request }) => {
        const body = (await request.json()) as { rows: { number: number }[] }
        sent.push({ what: 'repair', body: body.rows[0]?.number })
        await new Promise<void>((resolve) => answers.push(resolve))
        return HttpResponse.json({ rows: [], counts: current.counts })
      }),
    )
    const { user, router } = await open()
    ;(await cell(2, 'neuf')).focus()
    await user.keyboard('9,90{Enter}')
    expect(await cell(4, 'neuf')).toHaveFocus()
    await user.keyboard('12{Enter}')
    await waitFor(() => expect(sent).toHaveLength(1))
    await router.navigate({ to: '/products/import', search: {} })
    answers[0]?.()
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([2, 4]))
    answers[1]?.()
  })

  it('starts with the valid rows while some are faulty, all or nothing otherwise', async () => {
    const { user } = await open()
    expect(await screen.findByRole('radio', { name: 'Tout ou rien' })).toBeDisabled()
    expect(screen.getByText(/2 lignes restent de côté/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Importer 1 ligne' }))
    expect(await screen.findByText('Import en cours')).toBeInTheDocument()
    expect(sent).toEqual([{ what: 'start', body: { mode: 'valid' } }])
  })
})

describe('the import', () => {
  it('resumes after an interruption', async () => {
    const may = { cancel: false, resume: true, undo: false }
    current = anImport({ state: 'interrupted', mode: 'all', reason: 'L’import s’est arrêté.', may })
    const { user } = await open()
    expect(await screen.findByText('L’import s’est arrêté.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Reprendre' }))
    await waitFor(() => expect(sent).toEqual([{ what: 'resume', body: {} }]))
  })

  it('tells what came of it, and asks before it is undone', async () => {
    current = anImport({
      state: 'done',
      mode: 'all',
      result: { ...anImport().result, created: 3 },
      may: { cancel: false, resume: false, undo: true },
      undoUntil: new Date(Date.now() + 3_600_000).toISOString(),
    })
    const { user } = await open()
    expect(await screen.findByRole('heading', { name: 'L’import est terminé' })).toBeInTheDocument()
    expect(within(screen.getByRole('navigation', { name: 'Étapes de l’import' })).getAllByText('Terminé')).toHaveLength(
      4,
    )
    expect(screen.getByRole('link', { name: 'Voir les produits' })).toHaveAttribute('href', '/products/list')
    await user.click(screen.getByRole('button', { name: 'Annuler cet import' }))
    const dialog = await screen.findByRole('dialog', { name: 'Annuler cet import ?' })
    await user.click(within(dialog).getByRole('button', { name: 'Annuler 3 produits' }))
    await waitFor(() => expect(sent).toEqual([{ what: 'undo', body: {} }]))
  })

  it('tells which products stay as they are', async () => {
    current = anImport({ state: 'undone', mode: 'all', result: { ...anImport().result, undone: 2, kept: 1 } })
    const message = 'Ce produit a été modifié depuis l’import'
    rows = [aRow(3, { product: '/api/products/12', errors: [{ field: null, code: 'changed_since', message }] })]
    await open()
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Clos 3' })).toHaveAttribute('href', '/products/12')
  })

  it('of somebody else is no page', async () => {
    server.use(http.get('*/api/product_imports/7', () => HttpResponse.json({}, { status: 404 })))
    await open()
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument()
  })

  it('that cannot be read is asked for again', async () => {
    server.use(http.get('*/api/product_imports/7', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('button', { name: 'Contrôler 3 lignes' })).toBeInTheDocument()
  })
})

import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import type { GroupCode } from '~/api/types'
import { database } from '~/shared/queue/database'
import { showDraft } from '~/shared/queue/drafts'
import { storageOwner } from '~/shared/session/session'
import { aWine } from '~/shared/warehouse/testing/a-wine'
import { openScreen } from '~/testing/open-screen'
import { server } from '~/testing/server'
import type { Receipt, ReceiptDetail, ReceiptStatus } from './receipt'
import { lineRow, receiptDetail, receiptRow } from './testing/fixtures'

const collection = <T,>(rows: T[]) => ({ 'hydra:member': rows, 'hydra:totalItems': rows.length })

/** Answers of the server; what lists were asked for, and what was sent. */
function serve(rows: Receipt[], detail: ReceiptDetail = receiptDetail()) {
  const asked: URLSearchParams[] = []
  const sent: unknown[] = []
  server.use(
    http.get('*/api/receipts/summary', () => HttpResponse.json({ toReceive: 4, late: 1, toCount: 2 })),
    http.get('*/api/receipts', ({ request }) => {
      asked.push(new URL(request.url).searchParams)
      return HttpResponse.json(collection(rows))
    }),
    http.get('*/api/receipts/12', () => HttpResponse.json(detail)),
    http.post('*/api/receipts', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(detail, { status: 201 })
    }),
    http.post('*/api/receipts/12/transitions', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ ...detail, status: 'canceled', transitions: [] })
    }),
    http.get('*/api/products', ({ request }) => {
      const search = new URL(request.url).searchParams.get('search') ?? ''
      const wines = [
        { ...aWine(), warehouse: 'supplier' },
        {
          ...aWine({ '@id': '/api/products/102', id: 102, reference: 'ROS-7', ean: '', name: 'Clos' }),
          warehouse: 'dartess',
        },
      ]
      return HttpResponse.json(
        collection(wines.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))),
      )
    }),
    http.get('*/api/saved_views', () => HttpResponse.json(collection([]))),
    http.get('*/api/suppliers', () => HttpResponse.json(collection([{ id: 10, company: 'Maison Margaux' }]))),
    http.get('*/api/orders/summary', () => HttpResponse.json({ toProcess: 0 })),
    http.get('*/api/demo/accounts', () => new HttpResponse(null, { status: 404 })),
    http.get('*/api/cart', () => HttpResponse.json(null)),
  )
  return { asked, sent }
}

afterEach(async () => {
  await (await database()).clear('drafts')
  showDraft(`${storageOwner()} /receipts/create`, null)
})

describe('the list of receipts', () => {
  it('shows what comes with the exact words of its status, and says what is late', async () => {
    const labels: Record<ReceiptStatus, string> = {
      processing: 'En attente',
      warehouse: 'En attente',
      partiel: 'Partiellement receptionné',
      complete: 'Réceptionné',
      canceled: 'Annulé',
    }
    const rows = Object.keys(labels).map((status, at) =>
      receiptRow({
        '@id': `/api/receipts/${at}`,
        id: at,
        number: `REC-${at}`,
        status: status as ReceiptStatus,
        late: at === 0,
      }),
    )
    serve(rows)
    await openScreen('/receipts', 'supplier')
    for (const [at, label] of Object.values(labels).entries()) {
      expect(await screen.findByRole('row', { name: new RegExp(`REC-${at}`) })).toHaveTextContent(label)
    }
    expect(screen.getByRole('row', { name: /REC-0/ })).toHaveTextContent('En retard depuis le 4 déc. 2026')
  })

  it('opens its parts from tabs and figures', async () => {
    const { asked } = serve([receiptRow()])
    const { address } = await openScreen('/receipts', 'supplier')
    const user = userEvent.setup()
    await screen.findByRole('row', { name: /REC-2026-000012/ })
    expect(asked.at(-1)?.get('view')).toBe('open')
    await user.click(screen.getByRole('button', { name: /^À compter/ }))
    await waitFor(() => expect(asked.at(-1)?.getAll('status[]')).toEqual(['warehouse', 'partiel']))
    await user.click(screen.getByRole('link', { name: 'En retard' }))
    await waitFor(() => expect(address()).toBe('/receipts?tab=late'))
    await waitFor(() => expect(asked.at(-1)?.get('view')).toBe('todo'))
  })

  it('of the past is a list of its own', async () => {
    const { asked } = serve([receiptRow({ status: 'complete' })])
    await openScreen('/receipts/history', 'supplier')
    expect(await screen.findByRole('row', { name: /REC-2026-000012/ })).toHaveTextContent('Réceptionné')
    expect(asked.at(-1)?.get('view')).toBe('history')
  })

  it.each<[GroupCode, RegExp]>([
    ['restaurant', /vous promet/],
    ['customer', /vous promet/],
    ['commercial_agent', /vos clients/],
  ])('tells a %s where its own wines on their way are', async (group, help) => {
    serve([])
    await openScreen('/receipts', group)
    expect(screen.getByText('Aucune réception pour vous')).toBeInTheDocument()
    expect(screen.getByText(help)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Réceptions' })).not.toBeInTheDocument()
    cleanup()
    await openScreen('/receipts/create', group)
    expect(screen.getByText('Aucune réception pour vous')).toBeInTheDocument()
  })

  it.each<GroupCode>(['supplier', 'admin'])('stands in the menu of a %s', async (group) => {
    serve([receiptRow()])
    await openScreen('/receipts', group)
    const menu = screen.getByRole('navigation', { name: 'Menu principal' })
    expect(within(menu).getByRole('link', { name: 'Réceptions' })).toBeInTheDocument()
  })
})

/** Adds a wine as somebody does who keeps to the keyboard: the quantity has the focus next. */
async function addPalmeraie(user: ReturnType<typeof userEvent.setup>, bottles: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: 'Ajouter un vin' }))
  await user.keyboard('palmeraie')
  await screen.findByRole('option', { name: /Château Palmeraie/, hidden: true })
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Bouteilles de Château Palmeraie 2018' })).toHaveFocus(),
  )
  await user.keyboard(`${bottles}{Enter}`)
}

async function paste(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.click(await screen.findByRole('button', { name: 'Coller une liste' }))
  const dialog = await screen.findByRole('dialog', { name: 'Coller une liste' })
  await user.click(within(dialog).getByRole('textbox', { name: 'Liste' }))
  await user.paste(text)
  await user.click(within(dialog).getByRole('button', { name: 'Ajouter ces vins' }))
}

describe('announcing a receipt', () => {
  it('takes wines by the keyboard alone, and pasted ones; what is not found is left to be settled', async () => {
    const { sent } = serve([])
    await openScreen('/receipts/create', 'supplier')
    const user = userEvent.setup()
    await addPalmeraie(user, '24')
    expect(screen.getByText('4 cartons de 6')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Ajouter un vin' })).toHaveFocus()

    await paste(user, 'mar-101;6\nROS-7;12\nXYZ;3')
    expect(await screen.findByText('2 lignes à régler')).toBeInTheDocument()
    expect(screen.getByText('Ce vin est tenu dans un autre entrepôt.')).toBeInTheDocument()
    expect(screen.getByText('Aucun vin du fournisseur n’a ce code.')).toBeInTheDocument()
    expect(screen.getByText('1 vin, 30 bouteilles')).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Annoncer la réception' }))
    expect(await screen.findByText('2 lignes restent à régler.')).toBeInTheDocument()
    expect(sent).toEqual([])
    for (const text of ['ROS-7;12', 'XYZ;3'])
      await user.click(screen.getByRole('button', { name: `Retirer la ligne ${text}` }))
    await user.click(screen.getByRole('button', { name: 'Annoncer la réception' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      warehouse: 'supplier',
      supplier: '/api/users/3',
      dutyStatus: 'paid',
      lines: [{ product: '/api/products/101', expected: 30, lot: '', vintage: null, bestBefore: null }],
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'REC-2026-000012' })).toBeInTheDocument()
  })

  it('keeps lots and best-before days of a pasted list, and asks about a day among lots', async () => {
    const { sent } = serve([])
    await openScreen('/receipts/create', 'supplier')
    const user = userEvent.setup()
    await paste(user, 'MAR-101;36;L-A1;31/05/2028\nMAR-101;24;L-B2\nMAR-101;12;09/12/2025')
    expect(await screen.findByText('1 vin ajouté')).toBeInTheDocument()
    expect(screen.getByText('1 vin, 60 bouteilles')).toBeInTheDocument()
    expect(screen.getByText(/^Le lot se lit comme une date/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Le garder' }))
    await user.click(screen.getByRole('button', { name: 'Annoncer la réception' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      lines: [
        {
          expected: 72,
          lots: [
            { lot: 'L-A1', quantity: 36, bestBefore: '2028-05-31' },
            { lot: 'L-B2', quantity: 24, bestBefore: null },
            { lot: '09/12/2025', quantity: 12, bestBefore: null },
          ],
        },
      ],
    })
  })

  it('reads a pasted table by the names of its columns, as a file', async () => {
    serve([])
    const read: string[] = []
    const column = { samples: [], remembered: false }
    server.use(
      http.post('*/api/receipts/tables', async ({ request }) => {
        read.push(await request.text())
        const fields = ['quantity', 'lot', 'code', read.length === 1 ? 'bestBefore' : null]
        return HttpResponse.json({
          format: 'csv',
          encoding: 'utf-8',
          delimiter: 'tab',
          columns: fields.map((field, index) => ({ ...column, index, header: `C${index}`, field })),
          rows: [{ number: 2, cells: ['36', 'L-A1', 'MAR-101', '31/05/2028'] }],
        })
      }),
    )
    await openScreen('/receipts/create', 'supplier')
    const user = userEvent.setup()
    const text = 'Quantité\tN° de lot\tRéférence\tDLUO\n36\tL-A1\tMAR-101\t31/05/2028'
    await paste(user, text)
    expect(await screen.findByText('1 vin, 36 bouteilles')).toBeInTheDocument()
    expect(screen.getByDisplayValue('L-A1')).toBeInTheDocument()
    await paste(user, text)
    expect(await screen.findByRole('dialog', { name: 'Colonnes du fichier' })).toBeInTheDocument()
    expect(screen.getByText(/^Liste collée/)).toBeInTheDocument()
    expect(read).toEqual([text, text])
  })

  it('takes wines from a file; what was chosen of its columns stays when there is no answer', async () => {
    serve([])
    const named: unknown[] = []
    const column = { samples: ['MAR-101'], field: null, remembered: false }
    server.use(
      http.post('*/api/receipts/tables', () =>
        HttpResponse.json({
          format: 'xlsx',
          encoding: null,
          delimiter: null,
          columns: [
            { ...column, index: 0, header: 'Truc' },
            { index: 1, header: 'Qté', samples: ['6'], field: 'quantity', remembered: true },
          ],
          rows: [
            { number: 2, cells: ['MAR-101', '6'] },
            { number: 3, cells: ['MAR-101', 'six'] },
          ],
        }),
      ),
      http.put('*/api/receipts/tables/columns', async ({ request }) => {
        named.push(await request.json())
        return named.length === 1 ? HttpResponse.error() : new HttpResponse(null, { status: 204 })
      }),
    )
    await openScreen('/receipts/create', 'supplier')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Importer un fichier' }))
    await screen.findByRole('dialog', { name: 'Importer un fichier' })
    const input = document.querySelector('input[type="file"]')
    if (!(input instanceof HTMLInputElement)) throw new Error('no file input')
    fireEvent.change(input, { target: { files: [new File(['PK'], 'livraison.xlsx')] } })
    const dialog = await screen.findByRole('dialog', { name: 'Colonnes du fichier' })
    expect(within(dialog).getByText('Retenu d’un import précédent')).toBeInTheDocument()
    const add = within(dialog).getByRole('button', { name: 'Ajouter 2 lignes' })
    await user.click(add)
    expect(within(dialog).getByText('Indiquez la colonne de la référence ou du code EAN.')).toBeInTheDocument()
    const truc = within(dialog).getByRole('combobox', { name: 'Champ pour la colonne Truc' })
    await user.click(truc)
    await user.click(await screen.findByRole('option', { name: 'Référence ou code EAN', hidden: true }))
    await user.click(add)
    expect(await within(dialog).findByText(/connexion/i)).toBeInTheDocument()
    expect(truc).toHaveValue('Référence ou code EAN')
    await user.click(add)
    expect(await screen.findByText('1 vin, 6 bouteilles')).toBeInTheDocument()
    expect(named.at(-1)).toEqual({
      supplier: '/api/users/3',
      columns: [
        { header: 'Truc', field: 'code' },
        { header: 'Qté', field: 'quantity' },
      ],
    })
    await user.type(screen.getByRole('textbox', { name: 'Bouteilles' }), 'dix{Enter}')
    expect(screen.getByRole('textbox', { name: 'Bouteilles' })).toHaveAttribute('aria-invalid', 'true')
    await user.clear(screen.getByRole('textbox', { name: 'Bouteilles' }))
    await user.type(screen.getByRole('textbox', { name: 'Bouteilles' }), '10{Enter}')
    expect(await screen.findByText('1 vin, 16 bouteilles')).toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Ajouter un vin' })).toHaveFocus()
  })

  it('keeps what was entered until it is sent, or thrown away', async () => {
    const { sent } = serve([])
    await openScreen('/receipts/create', 'supplier')
    const user = userEvent.setup()
    await addPalmeraie(user, '24')
    await user.type(screen.getByRole('textbox', { name: 'Transporteur' }), 'Kerval')
    cleanup()
    await openScreen('/receipts/create', 'supplier')
    expect(await screen.findByRole('textbox', { name: 'Bouteilles de Château Palmeraie 2018' })).toHaveValue('24')
    expect(screen.getByRole('textbox', { name: 'Transporteur' })).toHaveValue('Kerval')
    await user.click(screen.getByRole('button', { name: 'Repartir de zéro' }))
    expect(screen.getByRole('textbox', { name: 'Transporteur' })).toHaveValue('')
    cleanup()
    await openScreen('/receipts/create', 'supplier')
    await addPalmeraie(user, '6')
    expect(screen.queryByText(/pas encore envoyé/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Annoncer la réception' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    cleanup()
    await openScreen('/receipts/create', 'supplier')
    await screen.findByRole('combobox', { name: 'Ajouter un vin' })
    expect(screen.queryByText(/pas encore envoyé/)).toBeNull()
    expect(screen.queryByRole('textbox', { name: /Bouteilles de/ })).toBeNull()
  })

  it('shows what the server refuses at its line, and loses nothing', async () => {
    serve([])
    const violations = [{ propertyPath: 'lines[0].product', message: 'Ce produit est introuvable' }]
    server.use(http.post('*/api/receipts', () => HttpResponse.json({ violations }, { status: 422 })))
    await openScreen('/receipts/create', 'supplier')
    const user = userEvent.setup()
    await user.type(screen.getByRole('textbox', { name: 'Transporteur' }), 'Kerval')
    await addPalmeraie(user, '24')
    await user.click(screen.getByRole('button', { name: 'Annoncer la réception' }))
    const line = screen.getByRole('listitem')
    expect(await within(line).findByText('Ce produit est introuvable')).toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Transporteur' })).toHaveValue('Kerval')
    expect(screen.getByRole('textbox', { name: 'Bouteilles de Château Palmeraie 2018' })).toHaveValue('24')
  })

  it('announces the lots of a wine apart, and says what comes without one', async () => {
    const { sent } = serve([])
    await openScreen('/receipts/create', 'supplier')
    const user = userEvent.setup()
    await addPalmeraie(user, '24')
    await user.click(screen.getByRole('button', { name: /^Lot.* de Château Palmeraie 2018/ }))
    await user.type(await screen.findByRole('textbox', { name: 'Lot' }), 'L7')
    await user.click(screen.getByRole('button', { name: 'Plusieurs lots' }))
    const first = screen.getByRole('textbox', { name: 'Bouteilles du lot L7 de Château Palmeraie 2018' })
    expect(first).toHaveValue('24')
    await user.clear(first)
    await user.type(first, '12')
    await user.type(screen.getAllByRole('textbox', { name: 'Lot' })[1] as HTMLElement, 'L8')
    const second = screen.getByRole('textbox', { name: 'Bouteilles du lot L8 de Château Palmeraie 2018' })
    await user.clear(second)
    await user.type(second, '6{Enter}')
    expect(screen.getByText('6 bouteilles sans lot')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Annoncer la réception' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    const lots = [
      { lot: 'L7', quantity: 12, bestBefore: null },
      { lot: 'L8', quantity: 6, bestBefore: null },
    ]
    expect(sent[0]).toMatchObject({ lines: [{ expected: 24, lot: '', lots }] })
  })

  it('asks for the number of the document of suspended goods', async () => {
    const { sent } = serve([])
    await openScreen('/receipts/create', 'supplier')
    const user = userEvent.setup()
    await user.click(screen.getByRole('radio', { name: 'Suspension de droits' }))
    await user.type(screen.getByRole('textbox', { name: /Code ARC/ }), '26frg123')
    await addPalmeraie(user, '24')
    await user.click(screen.getByRole('button', { name: 'Annoncer la réception' }))
    expect(screen.getByRole('textbox', { name: /Code ARC/ })).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })

  it('asks an administrator for the supplier first', async () => {
    serve([])
    await openScreen('/receipts/create', 'admin')
    await screen.findByRole('combobox', { name: /^Fournisseur/ })
    expect(screen.queryByRole('combobox', { name: 'Ajouter un vin' })).not.toBeInTheDocument()
    const user = userEvent.setup()
    await user.click(screen.getByRole('combobox', { name: 'Fournisseur' }))
    await user.click(await screen.findByRole('option', { name: 'Maison Margaux', hidden: true }))
    expect(await screen.findByRole('combobox', { name: 'Ajouter un vin' })).toBeInTheDocument()
  })
})

describe('one receipt', () => {
  const filled = () =>
    screen
      .getAllByRole('button')
      .concat(screen.getAllByRole('link'))
      .filter(({ classList, dataset }) => classList.contains('mantine-Button-root') && dataset.variant !== 'default')
      .map(({ textContent }) => textContent)

  it.each<[string, Partial<ReceiptDetail>, string[]]>([
    ['announced', {}, ['Arrivée au quai']],
    ['arrived', { status: 'warehouse', transitions: ['complete', 'canceled'], mayCount: true }, ['Compter']],
    [
      'counted in part',
      { status: 'partiel', transitions: ['complete'], mayCount: true, lines: [lineRow({ received: 6, open: 18 })] },
      ['Compter'],
    ],
    [
      'all there',
      { status: 'partiel', transitions: ['complete'], mayCount: true, lines: [lineRow({ received: 24, open: 0 })] },
      ['Terminer'],
    ],
    ['complete', { status: 'complete', transitions: [], mayEdit: false }, []],
  ])('that is %s offers what comes next', async (_, changes, next) => {
    serve([], receiptDetail(changes))
    await openScreen('/receipts/12', 'supplier')
    await screen.findByRole('heading', { name: 'Suivi' })
    expect(filled()).toEqual(next)
  })

  it('says what did not come as announced, and prints it', async () => {
    const lines = [
      lineRow({ received: 12, damaged: 2, open: 0, note: 'Palette tombée' }),
      lineRow({
        id: 2,
        product: aWine({ '@id': '/api/products/102', id: 102, name: 'Clos' }),
        expected: 0,
        received: 3,
      }),
    ]
    serve([], receiptDetail({ status: 'complete', transitions: [], mayEdit: false, lines }))
    await openScreen('/receipts/12', 'supplier')
    expect(await screen.findByText('2 écarts avec l’annonce')).toBeInTheDocument()
    expect(screen.getByText(/10 manquantes, 2 abîmées \(Palette tombée\)/)).toBeInTheDocument()
    expect(screen.getByText(/3 non annoncées/, { selector: 'li' })).toBeInTheDocument()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Imprimer' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rapport d’écarts', hidden: true }))
    const report = await screen.findByRole('table', { name: 'Rapport d’écarts' })
    expect(within(report).getByRole('row', { name: /Château Palmeraie/ })).toHaveTextContent('10 manquantes, 2 abîmées')
  })

  it('is canceled with a reason', async () => {
    const { sent } = serve([])
    await openScreen('/receipts/12', 'supplier')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Autres actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Annuler la réception', hidden: true }))
    const dialog = await screen.findByRole('dialog', { name: 'Annuler la réception' })
    await user.click(within(dialog).getByRole('button', { name: 'Annuler la réception' }))
    expect(sent).toEqual([])
    await user.type(within(dialog).getByRole('textbox', { name: 'Motif' }), 'Grêle')
    await user.click(within(dialog).getByRole('button', { name: 'Annuler la réception' }))
    await waitFor(() => expect(sent).toEqual([{ transition: 'canceled', comment: 'Grêle' }]))
    expect(await screen.findByText('Annulé')).toBeInTheDocument()
  })

  it('is not found when it is somebody else’s', async () => {
    serve([])
    server.use(http.get('*/api/receipts/12', () => HttpResponse.json({ code: 'receipts.not_found' }, { status: 404 })))
    await openScreen('/receipts/12', 'supplier')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument()
  })
})

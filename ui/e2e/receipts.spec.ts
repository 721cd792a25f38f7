import type { Page } from '@playwright/test'
import { violations } from './support/axe'
import { dayIn, typedDayIn } from './support/days'
import { makeSeller, makeWines } from './support/products'
import { code, scan } from './support/scanner'
import { SIZES } from './support/sizes'
import { expect, test } from './support/test'
import { presser } from './support/touch'

/** Names that belong to one run of one test. */
const own = (name: string) => {
  const { project, retry } = test.info()
  return `${name}-${project.name}-${retry}-${Date.now()}`
}

const received = (page: Page, wine: string) => page.getByRole('textbox', { name: `Reçues de ${wine}` })

/** Lines of the receipt that is counted by scanner alone. */
const LINES = 40

/** Hands over what was counted by the keyboard. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer le comptage' }).press('Enter')
}

interface Counted {
  counts: { received: number }[]
  status: string
  timeline: { comment: string }[]
}

interface Announced {
  lines: { expected: number; lot: string; bestBefore: string | null; lots: { lot: string }[] }[]
}

/** Chooses a list of lines, encoded as Windows-1252. */
async function chooseList(page: Page, lines: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Importer un fichier' }).click()
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1')
  const file = { name: 'livraison.csv', mimeType: 'text/csv', buffer }
  await page.getByRole('dialog', { name: 'Importer un fichier' }).locator('input[type="file"]').setInputFiles(file)
}

test.describe('Receipts', () => {
  test('@phone a delivery is announced, counted by scanner through a lost network and a reload, and closed short', async ({
    page,
    enter,
    hasTouch,
  }) => {
    const press = presser(hasTouch)
    test.slow()
    const { person, api } = await makeSeller(own('quai'))
    const wines = await makeWines(api, 3)
    const eans = await code(api, wines)
    await enter(person.email)

    // Announced: one wine by the keyboard, two pasted.
    await page.goto('/receipts/create')
    await page.getByRole('textbox', { name: 'Transporteur' }).fill('Kerval Transport')
    const search = page.getByRole('combobox', { name: 'Ajouter un vin' })
    await search.fill('Vin 01')
    await expect(page.getByRole('option', { name: /Vin 01/ })).toBeVisible()
    await search.press('Enter')
    const quantity = page.getByRole('textbox', { name: 'Bouteilles de Vin 01' })
    await expect(quantity).toBeFocused()
    await quantity.fill('10')
    await quantity.press('Enter')
    await press(page.getByRole('button', { name: 'Coller une liste' }))
    const paste = page.getByRole('dialog', { name: 'Coller une liste' })
    await paste.getByRole('textbox', { name: 'Liste' }).fill(`VIN-02;12\n${eans[2]};6`)
    await press(paste.getByRole('button', { name: 'Ajouter ces vins' }))
    await expect(page.getByText('3 vins, 28 bouteilles')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await press(page.getByRole('button', { name: 'Annoncer la réception' }))
    await expect(page.getByRole('heading', { level: 1, name: /^REC-/ })).toBeVisible()
    expect(await violations(page)).toEqual([])

    // Arrived, then counted: six of ten by scanner, the network cut after the third.
    await press(page.getByRole('button', { name: 'Arrivée au quai' }))
    await press(page.getByRole('link', { name: 'Compter' }))
    await expect(received(page, 'Vin 01')).toBeVisible()
    await scan(page, eans[0] ?? '', 3)
    await expect(received(page, 'Vin 01')).toHaveValue('3')
    let isCut = true
    const keys: (string | undefined)[] = []
    await page.route('**/api/receipts/*/counts', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      // The server does what it is asked the first time, and nobody hears of it.
      if (keys.length === 1) await route.fetch()
      await (isCut ? route.abort('internetdisconnected') : route.continue())
    })
    await scan(page, eans[0] ?? '', 3)
    await expect(received(page, 'Vin 01')).toHaveValue('6')
    expect(await violations(page)).toEqual([])
    await page.reload()
    await expect(received(page, 'Vin 01')).toHaveValue('6')
    await press(page.getByRole('button', { name: 'Enregistrer le comptage' }))
    await expect(page.getByText('Hors ligne, 1 envoi en attente')).toBeVisible()
    await page.reload()
    await expect(page.getByText('1 envoi en attente')).toBeVisible()
    isCut = false
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText('Tout est envoyé')).toBeVisible()
    await expect(page.getByText('6 déjà comptées')).toBeVisible()
    expect(new Set(keys).size).toBe(1)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const counted = await api.get<Counted>(`/receipts/${id}`)
    expect(counted.counts.map(({ received: bottles }) => bottles)).toEqual([6])

    // Nothing more comes: closed with the reason, and found in the history.
    await press(page.getByRole('button', { name: 'Terminer' }))
    const finish = page.getByRole('dialog', { name: 'Terminer la réception' })
    await expect(finish).toContainText('Il manque 22 bouteilles')
    await finish.getByRole('textbox', { name: /^Pourquoi/ }).fill('Le camion est reparti')
    expect(await violations(page)).toEqual([])
    await press(finish.getByRole('button', { name: 'Terminer' }))
    await expect(page.getByText('Cette réception est close')).toBeVisible()
    await page.goto('/receipts/history')
    await press(page.getByRole('link', { name: /^REC-/ }))
    await expect(page.getByRole('main')).toContainText('Le camion est reparti')
    await expect(page.getByText('3 écarts avec l’annonce')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test('@tablet @daily-tablet forty lines are counted by scanner alone, each bottle once, through a network that goes and comes back', async ({
    page,
    enter,
  }) => {
    test.slow()
    await page.setViewportSize(SIZES.tablet)
    const { person, api } = await makeSeller(own('quarante'))
    const wines = await makeWines(api, LINES)
    const eans = await code(api, wines)
    const receipt = await api.post<{ '@id': string; id: number }>('/receipts', {
      warehouse: 'supplier',
      expectedOn: dayIn(37),
      lines: wines.map((wine) => ({ product: wine['@id'], expected: 2 })),
    })
    await api.post(`/receipts/${receipt.id}/transitions`, { transition: 'warehouse' })
    await enter(person.email)
    await page.goto(`/receipts/${receipt.id}?count=1`)
    await expect(received(page, 'Vin 01')).toBeVisible()
    let isCut = false
    const keys: (string | undefined)[] = []
    await page.route('**/api/receipts/*/counts', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      // The server takes the first of them while the network is cut, and nobody hears of it.
      if (isCut && keys.length === 1) await route.fetch()
      await (isCut ? route.abort('internetdisconnected') : route.continue())
    })

    // From here on nobody touches the screen: keys are all that a scanner and its stand have.
    for (const ean of eans.slice(0, LINES / 2)) await scan(page, ean, 2)
    await expect(received(page, 'Vin 20')).toHaveValue('2')
    isCut = true
    await save(page)
    await expect(page.getByText('Hors ligne, 1 envoi en attente')).toBeVisible()
    for (const ean of eans.slice(LINES / 2)) await scan(page, ean, 2)
    await expect(received(page, 'Vin 40')).toHaveValue('2')
    await expect(page.getByText('40 bouteilles comptées ici')).toBeVisible()
    isCut = false
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText('40 bouteilles à enregistrer')).toBeVisible()
    await save(page)
    // The count that leaves nothing open ends the receipt.
    await expect(page.getByText('Cette réception est close')).toBeVisible()
    await expect(page.getByText('Tout est envoyé')).toBeVisible()

    await expect
      .poll(async () => (await api.get<Counted>(`/receipts/${receipt.id}`)).counts.map((count) => count.received))
      .toEqual(Array.from({ length: LINES }, () => 2))
    expect(new Set(keys).size).toBe(2)
  })

  test('@daily a delivery is announced from a file as a French spreadsheet saves it, its rows settled in place', async ({
    page,
    enter,
  }) => {
    const { person, api } = await makeSeller(own('fichier'))
    await makeWines(api, 4)
    await enter(person.email)
    await page.goto('/receipts/create')
    const titles = 'Maison;D\xe9signation;Qt\xe9;N\xb0 de lot;DLUO'
    await chooseList(page, [
      titles,
      `VIN-01;Vin 01;12;L7;${typedDayIn(184)}`,
      'VIN-02;Vin 02;1 200;;',
      'VIN-99;\xc9t\xe9;6;L8;',
      'VIN-03;Vin 03;douze;;',
      'VIN-01;Vin 01;6;L9;',
    ])
    const columns = page.getByRole('dialog', { name: 'Colonnes du fichier' })
    await expect(columns).toContainText('5 lignes · CSV, point-virgule, Windows-1252')
    await expect(columns.getByRole('combobox', { name: 'Champ pour la colonne Qté' })).toHaveValue(
      'Quantité en bouteilles',
    )
    expect(await violations(page)).toEqual([])
    await columns.getByRole('button', { name: 'Ajouter 5 lignes' }).press('Enter')
    await expect(columns).toContainText('Indiquez la colonne de la référence ou du code EAN.')
    const code = columns.getByRole('combobox', { name: 'Champ pour la colonne Maison' })
    await code.fill('référence')
    await code.press('ArrowDown')
    await code.press('Enter')
    await columns.getByRole('button', { name: 'Ajouter 5 lignes' }).press('Enter')

    // Three rows are two lines, one of two lots; two are settled by the keyboard, each in its place.
    await expect(page.getByText('2 vins, 1 218 bouteilles')).toBeVisible()
    await expect(page.getByText('2 lignes à régler')).toBeVisible()
    expect(await violations(page)).toEqual([])
    const unknown = page.getByRole('listitem').filter({ hasText: 'VIN-99 · 6 · L8' })
    await expect(unknown).toContainText('Aucun vin du fournisseur n’a ce code.')
    await unknown.getByRole('combobox').fill('Vin 04')
    await expect(page.getByRole('option', { name: /Vin 04/ })).toBeVisible()
    await page.keyboard.press('Enter')
    const bottles = page.getByRole('textbox', { name: 'Bouteilles', exact: true })
    await expect(bottles).toBeFocused()
    await page.keyboard.type('24')
    await page.keyboard.press('Enter')
    await expect(page.getByText('4 vins, 1 248 bouteilles')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Ajouter un vin' })).toBeFocused()
    await page.getByRole('button', { name: 'Annoncer la réception' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^REC-/ })).toBeVisible()
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const { lines } = await api.get<Announced>(`/receipts/${id}`)
    expect(lines[0]?.lots).toMatchObject([
      { lot: 'L7', quantity: 12, bestBefore: dayIn(184) },
      { lot: 'L9', quantity: 6, bestBefore: null },
    ])
    expect(lines.map(({ expected, lot, bestBefore }) => [expected, lot, bestBefore])).toEqual([
      [18, '', null],
      [1200, '', null],
      [6, 'L8', null],
      [24, '', null],
    ])

    // The next file has the same titles: what they are is known.
    await page.goto('/receipts/create')
    await chooseList(page, [titles, 'VIN-03;Vin 03;6;;'])
    await expect(code).toHaveValue('Référence ou code EAN')
    await expect(columns.getByText('Retenu d’un import précédent')).toHaveCount(4)
    await columns.getByRole('button', { name: 'Ajouter 1 ligne' }).press('Enter')
    await expect(page.getByText('1 vin, 6 bouteilles')).toBeVisible()
  })
})

import type { Api, Product } from './support/api'
import { violations } from './support/axe'
import { placeOrder } from './support/carts'
import { dayIn, shownDayIn, typedDayIn } from './support/days'
import { draftsOf } from './support/drafts'
import { makePerson } from './support/parties'
import { makeSeller } from './support/products'
import { type Buyer, expect, secondDevice, signIn, test } from './support/test'

/** Names that belong to one run of one test. */
const own = (name: string) => {
  const { project, retry } = test.info()
  return `${name}-${project.name}-${retry}-${Date.now()}`
}

interface Made {
  '@id': string
  id: number
}

/** Three Margaux of one house that nobody else makes, open to one group alone: the first is awaited, the second in stock. */
async function makeMargaux(api: Api): Promise<Made[]> {
  const wines: Made[] = []
  for (const [at, name] of ['Clos Aîné', 'Clos Cadet', 'Clos Benjamin'].entries())
    wines.push(
      await api.post<Made>('/products', {
        reference: `MAR-${at + 1}`,
        name,
        vintage: 2020,
        type: 'still',
        colour: 'red',
        abv: 13,
        region: 'Bordeaux',
        appellation: 'Margaux',
        listPriceTaxExcl: 20 + at,
        groups: ['cse'],
      }),
    )
  return wines
}

/** Somebody who orders two cartons of a wine that is announced and not there. */
async function orderAhead(name: string, wine: Made): Promise<{ buyer: Buyer; order: number }> {
  const person = await makePerson('cse', `comite-${name}@exemple.fr`, `Comité ${name}`)
  const product = await person.api.get<Product>(`/products/${wine.id}`)
  const buyer: Buyer = { ...person, products: [product] }
  const [iri = ''] = await placeOrder(buyer, [{ ...product, minQuantity: 12 }])
  return { buyer, order: Number(iri.split('/').at(-1)) }
}

test.describe('Promises', () => {
  test('wines are announced and ordered ahead; what comes serves the oldest, the rest moves, and one buyer takes another wine', async ({
    page,
    enter,
    browser,
  }) => {
    test.slow()
    const { person, api } = await makeSeller(own('attente'))
    const [awaited, there] = await makeMargaux(api)
    if (!awaited || !there) throw new Error('the wines are not made')
    await enter(person.email)

    // Three wines are announced: 30 bottles of each.
    await page.goto('/receipts/create')
    await page.getByRole('button', { name: 'Coller une liste' }).click()
    const paste = page.getByRole('dialog', { name: 'Coller une liste' })
    await paste.getByRole('textbox', { name: 'Liste' }).fill('MAR-1;30\nMAR-2;30\nMAR-3;30')
    await paste.getByRole('button', { name: 'Ajouter ces vins' }).click()
    await expect(page.getByText('3 vins, 90 bouteilles')).toBeVisible()
    await expect.poll(() => draftsOf(page)).toMatch(/("expected":30.*){3}/)
    await page.reload()
    await expect(page.getByText('Voici ce que vous aviez saisi et pas encore envoyé.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Date attendue' }).fill(typedDayIn(48))
    await page.getByRole('button', { name: 'Annoncer la réception' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^REC-/ })).toBeVisible()
    const receipt = page.url()

    // Two buyers order ahead: both wait for the day of the receipt.
    const first = await orderAhead(own('doyen'), awaited)
    const second = await orderAhead(own('cadet'), awaited)
    const waiting = await secondDevice(browser)
    await signIn(waiting, second.buyer.email)
    const theirs = await waiting.newPage()
    await theirs.goto(`/orders/${second.order}`)
    await expect(theirs.getByRole('main')).toContainText(shownDayIn(48))
    expect(await violations(theirs)).toEqual([])

    // 60 % of the first wine comes, and all of the others: the oldest order has all of its own, and is told.
    await page.getByRole('button', { name: 'Arrivée au quai' }).click()
    await page.getByRole('link', { name: 'Compter' }).click()
    for (const [wine, bottles] of [
      ['Clos Aîné 2020', '18'],
      ['Clos Cadet 2020', '30'],
      ['Clos Benjamin 2020', '30'],
    ] as const)
      await page.getByRole('textbox', { name: `Reçues de ${wine}` }).fill(bottles)
    await page.getByRole('button', { name: 'Enregistrer le comptage' }).click()
    await expect(page.getByText('Tout est envoyé')).toBeVisible()
    const oldest = await secondDevice(browser)
    await signIn(oldest, first.buyer.email)
    const served = await oldest.newPage()
    await served.goto(`/orders/${first.order}`)
    await expect(served.getByRole('main')).not.toContainText(shownDayIn(48))
    await served.getByRole('button', { name: /^Notifications/ }).click()
    await expect(served.getByRole('listitem').filter({ hasText: 'Clos Aîné 2020 : tout est arrivé' })).toBeVisible()

    // The rest slips: who still waits is told the new day once.
    await page.goto(receipt)
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Modifier la livraison' }).click()
    const edit = page.getByRole('dialog')
    await edit.getByRole('textbox', { name: 'Date attendue' }).fill(typedDayIn(84))
    await edit.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(edit).toBeHidden()
    await theirs.getByRole('button', { name: /^Notifications/ }).click()
    const told = theirs.getByRole('listitem').filter({ hasText: `6 bouteilles de Clos Aîné 2020 : ${shownDayIn(84)}` })
    await expect(told).toHaveCount(1)
    await theirs.keyboard.press('Escape')
    await expect(theirs.getByRole('main')).toContainText(shownDayIn(84))

    // It takes another wine instead: both or nothing, at its own price.
    await theirs.getByRole('button', { name: 'Remplacer…' }).click()
    const dialog = theirs.getByRole('dialog', { name: 'Prendre un autre vin' })
    await expect(dialog).toContainText('6 bouteilles de Clos Aîné 2020 sont encore attendues')
    await dialog.getByRole('radio', { name: /Clos Cadet 2020/ }).check()
    await expect(dialog).toContainText(/6 × 21,00/)
    await dialog.getByRole('checkbox').check()
    expect(await violations(theirs)).toEqual([])
    await dialog.getByRole('button', { name: /^Commander, / }).click()
    const history = theirs.getByRole('region', { name: 'Suivi' })
    await expect(history).toContainText('Remplacées par la commande')
    await expect(theirs.getByRole('main')).not.toContainText(shownDayIn(84))
    await expect(theirs.getByRole('main')).toContainText('6 soldées')
    await history.getByRole('link', { name: /^CMD-/ }).click()
    await expect(theirs.getByRole('main')).toContainText('Clos Cadet')

    // Nothing more comes of the first; another delivery is announced and called off: the history tells all.
    await page.reload()
    await page.getByRole('button', { name: 'Terminer' }).click()
    const finish = page.getByRole('dialog', { name: 'Terminer la réception' })
    await finish.getByRole('textbox', { name: /^Pourquoi/ }).fill('Le reste est cassé')
    await finish.getByRole('button', { name: 'Terminer' }).click()
    await expect(page.getByText('Le reste est cassé').first()).toBeVisible()
    const { id } = await api.post<Made>('/receipts', {
      warehouse: 'supplier',
      expectedOn: dayIn(93),
      lines: [{ product: there['@id'], expected: 6 }],
    })
    await page.goto(`/receipts/${id}`)
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Annuler la réception' }).click()
    const cancel = page.getByRole('dialog')
    await cancel.getByRole('textbox').fill('Erreur de saisie')
    await cancel.getByRole('button', { name: 'Annuler la réception' }).click()
    await expect(page.getByText('Erreur de saisie').first()).toBeVisible()
    await page.goto('/receipts/history')
    await expect(page.getByRole('row').filter({ hasText: 'Réceptionné' })).toHaveCount(1)
    await expect(page.getByRole('row').filter({ hasText: 'Annulé' })).toHaveCount(1)
    await page.goto(receipt)
    const steps = page.getByRole('region', { name: 'Suivi' })
    for (const step of ['Annoncée', 'Arrivée', 'Comptée', 'Modifiée', 'Terminée'])
      await expect(steps).toContainText(step)
    await waiting.close()
    await oldest.close()
  })
})

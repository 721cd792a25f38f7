import { violations } from './support/axe'
import { makeSeller } from './support/products'
import { expect, secondDevice, signIn, test } from './support/test'
import { AT, chooseFile, wineFile } from './support/wine-files'

/** What is wrong in the file, by row: the cell, what the screen calls it, what is said, and what puts it right. */
const faults: [row: number, column: number, wrong: string, field: string, says: RegExp, right: string][] = [
  [8, AT.price, 'douze', 'Prix tarif HT', /Ce n.est pas un nombre/, '12,50'],
  [9, AT.price, '-3', 'Prix tarif HT', /compris entre 0,00 et 1 000 000,00/, '13'],
  [10, AT.colour, 'vert', 'Couleur', /Mot non reconnu/, 'Blanc'],
  [60, AT.type, 'Tonneau', 'Type', /Mot non reconnu/, 'Effervescent'],
  [61, AT.vintage, '1492', 'Millésime', /1900/, '1992'],
  [200, AT.abv, '140', 'Degré (% vol)', /96/, '14'],
  [300, AT.groups, 'Martiens', 'Ouvert à', /Martiens|Mot non reconnu/, 'Distributeurs'],
  [400, AT.reference, 'IMP-0007', 'Référence', /figure déjà à la ligne 8/, 'IMP-0399'],
  [500, AT.name, '', 'Désignation', /./, 'Château Élan 0499'],
  [600, AT.price, '1e9', 'Prix tarif HT', /./, '9,99'],
  [1100, AT.vintage, 'jadis', 'Millésime', /./, '2001'],
  [1201, AT.colour, 'bleu', 'Couleur', /Mot non reconnu/, 'Rosé'],
]

const story = wineFile(1200, Object.fromEntries(faults.map(([row, column, wrong]) => [row, [column, wrong]])))

test.describe('Imports of products', () => {
  test('a supplier imports 1,200 wines with 12 errors, repairs them by keyboard, imports again and undoes (R-2.037)', async ({
    page,
    enter,
  }, { project, retry }) => {
    test.slow()
    const { person, api } = await makeSeller(`import-${project.name}-${retry}-${Date.now()}`)
    await enter(person.email)
    await page.goto('/products/list')
    await page.getByRole('link', { name: 'Importer' }).click()
    await chooseFile(page, 'tarif.csv', story)
    await expect(page.getByText('1 200 lignes · CSV, point-virgule, Windows-1252')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Champ pour la colonne Prix HT' })).toHaveValue('Prix tarif HT')
    await page.getByRole('button', { name: 'Contrôler 1 200 lignes' }).click()

    const toRepair = page.getByRole('button', { name: /^À corriger/ })
    await expect(toRepair).toHaveText('À corriger12', { timeout: 30_000 })
    for (const [row, , wrong, field, says] of faults) {
      const cell = page.getByRole('button', { name: `${field}, ligne ${row} : ${wrong || 'vide'}`, exact: true })
      await expect(cell).toHaveAccessibleDescription(says)
    }
    expect(await violations(page)).toEqual([])

    // From cell to cell by the keyboard alone: what is typed replaces, Enter saves and goes to the next one.
    await page.getByRole('button', { name: 'Prix tarif HT, ligne 8 : douze', exact: true }).focus()
    for (const [row, , wrong, field, , right] of faults) {
      await expect(
        page.getByRole('button', { name: `${field}, ligne ${row} : ${wrong || 'vide'}`, exact: true }),
      ).toBeFocused()
      await page.keyboard.type(right)
      await page.keyboard.press('Enter')
    }
    await expect(toRepair).toHaveText('À corriger0')
    await expect(page.getByRole('radio', { name: 'Tout ou rien' })).toBeChecked()
    await page.getByRole('button', { name: 'Importer 1 200 lignes' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'L’import est terminé' })).toBeVisible({ timeout: 60_000 })
    const figures = page.getByRole('region', { name: 'Résultat de l’import' })
    await expect(figures).toContainText(/Créés1\s200/)
    await expect.poll(() => total(api)).toBe(1200)

    // The same file again: what it says is there already, and its wrong rows are left aside; a name that it lacks is known.
    await page.getByRole('link', { name: 'Importer un autre fichier' }).click()
    await chooseFile(page, 'tarif-bis.csv', story)
    await page.getByRole('button', { name: 'Contrôler 1 200 lignes' }).click()
    await expect(toRepair).toHaveText('À corriger11', { timeout: 30_000 })
    await expect(page.getByRole('button', { name: 'Importer 1 189 lignes' })).toBeEnabled()
    await page.getByRole('button', { name: 'Importer 1 189 lignes' }).click()
    await expect(page.getByText('Aucun produit n’a changé.')).toBeVisible({ timeout: 60_000 })
    await expect(figures).toContainText(/Inchangés1\s189/)

    await page.getByRole('link', { name: 'Importer un autre fichier' }).click()
    await page.getByRole('link', { name: 'tarif.csv' }).click()
    await page.getByRole('button', { name: 'Annuler cet import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Annuler 1 200 produits' }).click()
    await expect(page.getByRole('heading', { name: 'L’import est annulé' })).toBeVisible({ timeout: 60_000 })
    await expect(figures).toContainText(/Annulés1\s200/)
    await expect(page.getByRole('button', { name: 'Annuler cet import' })).toHaveCount(0)
  })

  test('@sizes an import is where it was for whoever opens its address, and for nobody else', async ({
    page,
    enter,
    browser,
  }, { project, retry }) => {
    const name = `etapes-${project.name}-${retry}-${Date.now()}`
    const { person } = await makeSeller(name)
    const file = wineFile(6, { 3: [AT.price, 'cher'], 5: [AT.colour, 'vert'] })
    await enter(person.email)
    await page.goto('/products/import')
    expect(await violations(page)).toEqual([])
    await chooseFile(page, 'cave.csv', file)
    await expect(page.getByRole('button', { name: 'Contrôler 6 lignes' })).toBeVisible()
    expect(await violations(page)).toEqual([])

    // Two columns on one field are refused where they stand, and the reference is asked for.
    const field = page.getByRole('combobox', { name: 'Champ pour la colonne Référence' })
    await field.click()
    await page.getByRole('option', { name: 'EAN', exact: true }).click()
    await expect(page.getByText('Indiquez la colonne de la référence')).toBeVisible()
    await field.click()
    await page.getByRole('option', { name: 'Couleur', exact: true }).click()
    await expect(field).toHaveAccessibleDescription(/Même champ que Couleur/)
    await field.click()
    await page.getByRole('option', { name: 'Référence', exact: true }).click()
    await page.getByRole('button', { name: 'Contrôler 6 lignes' }).click()

    const price = page.getByRole('button', { name: 'Prix tarif HT, ligne 3 : cher', exact: true })
    await expect(price).toHaveAccessibleDescription(/Ce n.est pas un nombre/)
    await page.reload()
    await expect(price).toBeVisible()
    expect(await violations(page)).toEqual([])
    await price.click()
    await page.getByRole('textbox', { name: 'Prix tarif HT, ligne 3' }).fill('18,90')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Couleur, ligne 5 : vert', exact: true })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Importer 5 lignes' })).toBeEnabled()
    await page.getByRole('button', { name: 'Importer 5 lignes' }).click()
    await expect(page.getByRole('heading', { name: 'L’import est terminé' })).toBeVisible({ timeout: 30_000 })
    expect(await violations(page)).toEqual([])
    const address = page.url()

    const neighbour = await makeSeller(`voisin-${name}`)
    const context = await secondDevice(browser)
    await signIn(context, neighbour.person.email)
    const elsewhere = await context.newPage()
    await elsewhere.goto(address)
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await context.close()
  })

  test('@phone files that are no tables are refused with what to do', async ({ page, enter }, { project, retry }) => {
    const { person } = await makeSeller(`refus-${project.name}-${retry}-${Date.now()}`)
    await enter(person.email)
    await page.goto('/products/import')
    const refusals: [name: string, content: Buffer, says: RegExp][] = [
      ['photo.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /ni un CSV ni un classeur Excel/],
      ['vide.csv', Buffer.alloc(0), /Ce fichier est vide/],
      ['titres.csv', Buffer.from('Référence;Désignation\r\n'), /aucune ligne sous les titres/],
      ['ancien.xls', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), /ancien format \.xls/],
      ['casse.xlsx', Buffer.from('504b0304140000000000', 'hex'), /endommagé/],
    ]
    for (const [name, content, says] of refusals) {
      await chooseFile(page, name, content)
      const alert = page.getByRole('alert').filter({ hasText: name })
      await expect(alert).toHaveText(says)
    }
    expect(await violations(page)).toEqual([])
    await expect(page.getByText('Aucun import pour l’instant')).toBeVisible()
  })
})

/** How many products the supplier sees of its own. */
async function total(api: Awaited<ReturnType<typeof makeSeller>>['api']): Promise<number> {
  return (await api.get<{ 'hydra:totalItems': number }>('/products?itemsPerPage=1'))['hydra:totalItems']
}

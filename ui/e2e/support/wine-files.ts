import type { Page } from '@playwright/test'

const TITLES = 'Référence;Désignation;Type;Couleur;Millésime;Degré;Prix HT;Ouvert à'

/** The columns of the file, by their place. */
export const AT = { reference: 0, name: 1, type: 2, colour: 3, vintage: 4, abv: 5, price: 6, groups: 7 }

/** A spreadsheet program's file of wines, as French ones save it: semicolons, commas in decimals; open to one group alone. */
export function wineFile(count: number, changes: Record<number, [column: number, text: string]> = {}): Buffer {
  const rows = Array.from({ length: count }, (_, at) => {
    const own = String(at + 1).padStart(4, '0')
    const price = `${5 + (at % 40)},${String(at % 100).padStart(2, '0')}`
    const cells = [`IMP-${own}`, `Château Élan ${own}`, 'Vin tranquille', 'Rouge', '2020', '12,5', price, 'Négociants']
    // Rows are numbered as a spreadsheet shows them, below the titles.
    const change = changes[at + 2]
    if (change) cells[change[0]] = change[1]
    return cells.join(';')
  })
  // Latin 1 holds the letters used here at the places where Windows-1252 has them.
  return Buffer.from([TITLES, ...rows, ''].join('\r\n'), 'latin1')
}

/** Hands a file to the page's field. */
export async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  // The field is fetched with the screen.
  await page.getByRole('button', { name: 'Choisir un fichier' }).waitFor()
  await page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

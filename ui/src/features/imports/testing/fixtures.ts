import type { ImportRow, ProductImport } from '../imports'

export const anImport = (own: Partial<ProductImport> = {}): ProductImport => ({
  '@id': '/api/product_imports/7',
  id: 7,
  filename: 'tarif.csv',
  format: 'csv',
  encoding: 'windows-1252',
  delimiter: ';',
  supplier: '/api/users/5',
  supplierName: 'Maison Margaux',
  who: 'Maison Margaux',
  asWhom: '',
  columns: [
    { index: 0, header: 'Réf', samples: ['A-1', 'A-2'], field: 'reference', remembered: true },
    { index: 1, header: 'Vin', samples: ['Clos Élan'], field: 'name', remembered: false },
    { index: 2, header: 'Genre', samples: ['Vin tranquille'], field: 'type', remembered: false },
    { index: 3, header: 'Prix', samples: ['9,50'], field: 'listPriceTaxExcl', remembered: false },
  ],
  rows: 3,
  rowsKept: true,
  state: 'columns',
  mode: null,
  progress: { done: 0, total: 3 },
  counts: { created: 0, changed: 0, unchanged: 0, faulty: 0 },
  result: { created: 0, changed: 0, unchanged: 0, faulty: 0, undone: 0, kept: 0 },
  reason: null,
  may: { cancel: true, resume: false, undo: false },
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  finishedAt: null,
  undoUntil: null,
  ...own,
})

export const aRow = (number: number, own: Partial<ImportRow> = {}): ImportRow => ({
  number,
  action: 'created',
  outcome: null,
  values: { reference: `A-${number}`, name: `Clos ${number}`, type: 'Vin tranquille', listPriceTaxExcl: '9,50' },
  errors: [],
  warnings: [],
  product: null,
  ...own,
})

/** A row whose price cannot be read. */
export const wrongPrice = (number: number) =>
  aRow(number, {
    action: 'faulty',
    values: { ...aRow(number).values, listPriceTaxExcl: 'neuf' },
    errors: [{ field: 'listPriceTaxExcl', code: 'unreadable', message: 'Ce n’est pas un nombre' }],
  })

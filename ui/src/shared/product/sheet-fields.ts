import type { Schemas } from '~/api/types'

/** What a seller may write of a product (domain 3.1), but for its technical sheet. */
export type SheetField = Exclude<keyof Schemas['CatalogueProductDraft'], 'technicalSheet' | 'status'>

/** The parts of a sheet in which fields stand. */
export type FieldSection = 'identity' | 'origin' | 'packing' | 'price' | 'texts' | 'pictures' | 'label'

/**
 * How a field is written: a text as typed, a list of codes or texts, yes or no, a number of which 0 stands for nothing
 * (count) or is a value (number), or in a way of its own.
 */
type Kind = 'text' | 'list' | 'flag' | 'count' | 'number' | 'own'

interface Described {
  section: FieldSection
  kind: Kind
  /** The part of the columns of an import, where it is another one; false when no column fills it. */
  column?: FieldSection | false
  /** Lines of a long text. */
  rows?: number
}

/** The fields of a sheet, in the order of the columns of an import. */
export const SHEET_FIELDS = {
  reference: { section: 'identity', kind: 'text' },
  ean: { section: 'identity', kind: 'own' },
  name: { section: 'identity', kind: 'text' },
  type: { section: 'identity', kind: 'own' },
  colour: { section: 'identity', kind: 'own' },
  vintage: { section: 'identity', kind: 'own' },
  country: { section: 'origin', kind: 'own' },
  region: { section: 'origin', kind: 'text' },
  appellation: { section: 'origin', kind: 'text' },
  classification: { section: 'origin', kind: 'text' },
  grapes: { section: 'origin', kind: 'own' },
  abv: { section: 'packing', kind: 'own', column: 'origin' },
  certifications: { section: 'origin', kind: 'list' },
  awards: { section: 'origin', kind: 'list' },
  bottleSizeCl: { section: 'packing', kind: 'number' },
  unitsPerCarton: { section: 'packing', kind: 'number' },
  weightGrams: { section: 'packing', kind: 'count' },
  warehouse: { section: 'packing', kind: 'own' },
  orderMultiple: { section: 'packing', kind: 'number' },
  minQuantity: { section: 'packing', kind: 'number' },
  listPriceTaxExcl: { section: 'price', kind: 'own' },
  groupPrices: { section: 'price', kind: 'own' },
  groups: { section: 'price', kind: 'own' },
  inStore: { section: 'price', kind: 'flag' },
  storePriceTaxIncl: { section: 'price', kind: 'own' },
  priceBasis: { section: 'price', kind: 'own' },
  crd: { section: 'packing', kind: 'flag', column: 'price' },
  sampleAllowed: { section: 'packing', kind: 'flag', column: 'price' },
  stockAlertThreshold: { section: 'packing', kind: 'number', column: 'price' },
  description: { section: 'texts', kind: 'text', rows: 5 },
  tastingNotes: { section: 'texts', kind: 'text', rows: 4 },
  pairings: { section: 'texts', kind: 'text', rows: 2 },
  servingTemperature: { section: 'texts', kind: 'text' },
  images: { section: 'pictures', kind: 'own', column: false },
  producedBefore20231208: { section: 'label', kind: 'flag' },
  ingredients: { section: 'label', kind: 'text' },
  energyKj: { section: 'label', kind: 'count' },
  allergens: { section: 'label', kind: 'list' },
} as const satisfies Record<SheetField, Described>

type Fields = typeof SHEET_FIELDS

/** The fields that are described alike. */
type Like<D> = { [F in SheetField]: Fields[F] extends D ? F : never }[SheetField]

export type FieldOf<K extends Kind> = Like<{ kind: K }>

const names = Object.keys(SHEET_FIELDS) as SheetField[]

export const fieldsOfKind = <K extends Kind>(kind: K) =>
  names.filter((field): field is FieldOf<K> => SHEET_FIELDS[field].kind === kind)

export const fieldsOfSection = <S extends FieldSection>(section: S) =>
  names.filter((field): field is Like<{ section: S }> => SHEET_FIELDS[field].section === section)

/** The fields that the columns of an import fill, in a part of them. */
export const columnsOf = (part: FieldSection): SheetField[] =>
  names.filter((field) => {
    const { section, column = section }: Described = SHEET_FIELDS[field]
    return column === part
  })

import { api } from '~/shared/api/client'
import { ASKED } from '~/shared/forms/conflict/meanwhile'
import type { Picture } from '~/shared/forms/files/PicturesField'
import { fieldsOfSection } from '~/shared/product/sheet-fields'
import type { ProductSheet } from './sheet'
import { changesOf, fieldsOf, type SheetValues } from './values'

const isNew = ({ src }: Picture) => src.startsWith('data:')

/** The technical sheet, when it changes: another one, or none. */
function technicalSheet({ sheetFile, keepsSheet }: SheetValues) {
  const [file] = sheetFile
  if (file) return { technicalSheet: { name: file.name, file: file.dataUrl } }
  return keepsSheet ? {} : { technicalSheet: null }
}

/** What a save sends: the fields that differ, those an agent may write when that is all. */
function patchOf(values: SheetValues, before: SheetValues, mayAll: boolean): Record<string, unknown> {
  const changes = changesOf(values, before)
  if (mayAll) return { ...changes, ...technicalSheet(values) }
  const texts: readonly string[] = fieldsOfSection('texts')
  return Object.fromEntries(Object.entries(changes).filter(([field]) => texts.includes(field)))
}

const order = (sheet: ProductSheet, images: string[]) =>
  JSON.stringify(images) === JSON.stringify(sheet.images)
    ? sheet
    : api.patch('/products/{id}', { version: sheet.version, images }, { path: { id: sheet.id } })

/** A product that is saved, though not all of its pictures are: what is left to send. */
export class PicturesFailed extends Error {
  readonly sheet: ProductSheet
  readonly pictures: Picture[]

  constructor(sheet: ProductSheet, pictures: Picture[], cause: unknown) {
    super('pictures', { cause })
    this.sheet = sheet
    this.pictures = pictures
  }
}

/** Takes pictures away first, so that there is room; then sends new ones, then puts all in their order. */
async function withPictures(sheet: ProductSheet, pictures: Picture[]): Promise<ProductSheet> {
  let now = sheet
  const wanted = [...pictures]
  try {
    now = await order(
      sheet,
      pictures.filter((picture) => !isNew(picture)).map(({ src }) => src),
    )
    for (const [at, picture] of pictures.entries()) {
      if (!isNew(picture)) continue
      const known = new Set(now.images)
      now = await api.post('/products/{id}/images', { image: picture.src }, { path: { id: sheet.id } })
      const url = now.images.find((one) => !known.has(one))
      if (url) wanted[at] = { key: url, src: url }
    }
    return await order(
      now,
      wanted.map(({ src }) => src),
    )
  } catch (error) {
    throw new PicturesFailed(now, wanted, error)
  }
}

/** Makes a product; administrators say whose it is. */
export async function createSheet(values: SheetValues, supplier: string | null): Promise<ProductSheet> {
  const body = {
    ...fieldsOf(values),
    ...technicalSheet(values),
    ...(supplier ? { supplier: `/api/users/${supplier}` } : {}),
  }
  const sheet = await api.post('/products', body)
  return withPictures(sheet, values.images)
}

/** Changes a product; refused with 409 when somebody else has changed one of the fields meanwhile. */
export async function changeSheet(
  sheet: ProductSheet,
  values: SheetValues,
  before: SheetValues,
): Promise<ProductSheet> {
  const patch = patchOf(values, before, sheet.may.all)
  const isSame = Object.keys(patch).length === 0
  const saved = isSame
    ? sheet
    : await api.patch('/products/{id}', { version: sheet.version, ...patch }, { path: { id: sheet.id }, ...ASKED })
  return withPictures(saved, values.images)
}

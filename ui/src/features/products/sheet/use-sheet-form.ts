import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import type { ClashWords } from '~/shared/forms/conflict/field-words'
import { type Meanwhile, meanwhileOf } from '~/shared/forms/conflict/meanwhile'
import type { Picture } from '~/shared/forms/files/PicturesField'
import { differing, dropDraft, keepDraft } from '~/shared/forms/kept-draft'
import { Conflicted } from '~/shared/forms/problems'
import { type AppFormState, useAppForm } from '~/shared/forms/use-app-form'
import { showValue } from '~/shared/product/show-value'
import { toast } from '~/shared/toasts/toast'
import { type Clash, clashesOf } from './clashes'
import { draftOf } from './draft-name'
import { sheetQuery } from './queries'
import { sheetRules } from './rules'
import { changeSheet, createSheet, PicturesFailed } from './save-sheet'
import type { ProductSheet } from './sheet'
import { type SheetValues, valuesOf } from './values'

interface Options {
  /** Null while the product is new. */
  sheet: ProductSheet | null
  initial: SheetValues
  /** Administrators say whose product it is. */
  choosesSupplier: boolean
  onCreated: (sheet: ProductSheet) => void
}

/** What a save came to: the sheet, and the pictures that did not arrive. */
interface Saved {
  sheet: ProductSheet
  left: Picture[] | null
}

/** Somebody else has changed the same fields: the sheet as it is now, and the fields with both values. */
interface Conflict {
  now: ProductSheet
  clashes: Clash[]
  meanwhile: Meanwhile
}

/** The sheet as it was last read, null while it is new, and what the form would hold of it unchanged. */
interface Read {
  sheet: ProductSheet | null
  values: SheetValues
}

/** The form of a sheet: what it begins with, how it is saved, and what happens when two people save the same. */
export function useSheetForm({ sheet, initial, choosesSupplier, onCreated }: Options) {
  const { t } = useTranslation('products')
  const client = useQueryClient()
  const [read, setRead] = useState<Read>({ sheet, values: initial })
  // A choice between two values saves at once, before the page is drawn from what was read for it.
  const latest = useRef(read)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const form = useAppForm<SheetValues, Saved | null>({
    initialValues: initial,
    rules: read.sheet && !read.sheet.may.all ? {} : sheetRules,
    send: async (values) => {
      try {
        const saved = await save(values)
        return saved && { sheet: saved, left: null }
      } catch (error) {
        if (error instanceof PicturesFailed) return { sheet: error.sheet, left: error.pictures }
        throw error
      }
    },
    onSent: (saved) => saved && settle(saved),
  })

  async function save(values: SheetValues): Promise<ProductSheet | null> {
    const { sheet: was, values: before } = latest.current
    if (!was) return createSheet(values, choosesSupplier ? values.supplier : null)
    try {
      return await changeSheet(was, values, before)
    } catch (error) {
      const meanwhile = meanwhileOf(error)
      if (!meanwhile) throw error
      return merge(was, values, meanwhile)
    }
  }

  /** What others changed meanwhile stands beside what was entered here; only the same fields need a choice. */
  async function merge(was: ProductSheet, values: SheetValues, meanwhile: Meanwhile): Promise<ProductSheet | null> {
    const now = await api.get('/products/{id}/sheet', { path: { id: was.id } })
    const before = latest.current.values
    const clashes = clashesOf(values, before, now)
    if (clashes.length > 0) {
      setConflict({ now, clashes, meanwhile })
      throw new Conflicted()
    }
    return changeSheet(now, { ...valuesOf(now), ...differing(values, before) }, valuesOf(now))
  }

  function goOnFrom(now: ProductSheet, entered: Partial<SheetValues>): void {
    const values = valuesOf(now)
    latest.current = { sheet: now, values }
    setRead(latest.current)
    form.setValues({ ...values, ...entered })
    form.resetDirty(values)
  }

  function settle({ sheet: saved, left }: Saved): void {
    const was = latest.current.sheet
    dropDraft(draftOf(was?.id ?? null))
    void client.invalidateQueries({ queryKey: ['products'], predicate: ({ queryKey }) => queryKey[1] !== 'sheet' })
    client.setQueryData(sheetQuery(saved.id).queryKey, saved)
    if (left) toast.error(t('pictures.failed'))
    else toast.success(t(was ? 'saved' : 'created', { name: saved.name }))
    if (!was) {
      // The pictures that did not arrive wait in the draft of the new sheet.
      const values = { images: left ?? [] }
      if (left) keepDraft(draftOf(saved.id), { at: new Date().toISOString(), version: saved.version, values })
      onCreated(saved)
      return
    }
    goOnFrom(saved, left ? { images: left } : {})
  }

  /** Saves a choice for every field that both changed: mine is kept, theirs are taken over. */
  async function resolve({ now }: Conflict, theirs: ReadonlySet<string>): Promise<void> {
    const mine = Object.fromEntries(
      Object.entries(differing(form.getValues(), latest.current.values)).filter(([field]) => !theirs.has(field)),
    )
    setConflict(null)
    goOnFrom(now, mine)
    await form.submit()
  }

  const shown: AppFormState<SheetValues> = {
    ...form,
    conflict: conflict && {
      meanwhile: conflict.meanwhile,
      clashes: conflict.clashes.map(
        ({ field, mine, theirs }): ClashWords => ({
          field,
          label: t(`field.${field}`),
          mine: showValue(t, field, mine),
          theirs: showValue(t, field, theirs),
        }),
      ),
      onResolve: (theirs) => void resolve(conflict, theirs),
      onClose: () => setConflict(null),
    },
  }
  return { form: shown, sheet: read.sheet, before: read.values }
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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

/** The form of a sheet: what it begins with, how it is saved, and what happens when two people save the same. */
export function useSheetForm({ sheet, initial, choosesSupplier, onCreated }: Options) {
  const { t } = useTranslation('products')
  const client = useQueryClient()
  const [base, setBase] = useState(sheet)
  const [before, setBefore] = useState(initial)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const form = useAppForm<SheetValues, Saved | null>({
    initialValues: initial,
    rules: base && !base.may.all ? {} : sheetRules,
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
    if (!base) return createSheet(values, choosesSupplier ? values.supplier : null)
    try {
      return await changeSheet(base, values, before)
    } catch (error) {
      const meanwhile = meanwhileOf(error)
      if (!meanwhile) throw error
      return merge(base, values, meanwhile)
    }
  }

  /** What others changed meanwhile stands beside what was entered here; only the same fields need a choice. */
  async function merge(was: ProductSheet, values: SheetValues, meanwhile: Meanwhile): Promise<ProductSheet | null> {
    const now = await api.get('/products/{id}/sheet', { path: { id: was.id } })
    const clashes = clashesOf(values, before, now)
    if (clashes.length > 0) {
      setConflict({ now, clashes, meanwhile })
      throw new Conflicted()
    }
    return changeSheet(now, { ...valuesOf(now), ...differing(values, before) }, valuesOf(now))
  }

  function settle({ sheet: saved, left }: Saved): void {
    dropDraft(draftOf(base?.id ?? null))
    void client.invalidateQueries({ queryKey: ['products'], predicate: ({ queryKey }) => queryKey[1] !== 'sheet' })
    client.setQueryData(sheetQuery(saved.id).queryKey, saved)
    if (left) toast.error(t('pictures.failed'))
    else toast.success(t(base ? 'saved' : 'created', { name: saved.name }))
    if (!base) {
      // The pictures that did not arrive wait in the draft of the new sheet.
      const values = { images: left ?? [] }
      if (left) keepDraft(draftOf(saved.id), { at: new Date().toISOString(), version: saved.version, values })
      onCreated(saved)
      return
    }
    const values = valuesOf(saved)
    setBase(saved)
    setBefore(values)
    form.setValues(left ? { ...values, images: left } : values)
    form.resetDirty(values)
  }

  /** Goes on with a choice for every field that both changed: mine is kept, theirs are taken over. */
  function resolve({ now }: Conflict, theirs: ReadonlySet<string>): void {
    const mine = Object.fromEntries(
      Object.entries(differing(form.getValues(), before)).filter(([field]) => !theirs.has(field)),
    )
    const values = valuesOf(now)
    setBase(now)
    setBefore(values)
    setConflict(null)
    form.setValues({ ...values, ...mine } as SheetValues)
    form.resetDirty(values)
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
      onResolve: (theirs) => resolve(conflict, theirs),
      onClose: () => setConflict(null),
    },
  }
  return { form: shown, sheet: base, before }
}

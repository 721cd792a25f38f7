import { useRef, useState } from 'react'
import { Conflicted } from '../problems'
import { type AppFormState, type FormOptions, type ShownConflict, useAppForm } from '../use-app-form'
import type { Compared } from './clashes'
import type { FieldWords } from './field-words'
import { meanwhileOf } from './meanwhile'

interface Options<Thing, Values, Result> extends Omit<FormOptions<Values, Result>, 'initialValues' | 'send'> {
  /** What is changed, as it was read. */
  thing: Thing
  /** Reads it anew, as it stands now. */
  read: () => Promise<Thing>
  valuesOf: (thing: Thing) => Values
  /** What was entered before and not sent. */
  draft?: Values | null
  /** Sends what differs from the thing, on its version. */
  save: (thing: Thing, values: Values) => Promise<Result>
  /** The thing that an answer shows: for a form that stays open. */
  saved?: (result: Result) => Thing
  /** The fields in words; a form with many of them has them fetched. */
  words: FieldWords<Values> | (() => Promise<FieldWords<Values>>)
  /** Where a value holds what is made anew with every reading. */
  compared?: Compared<Values>
}

/** What settles a conflict is fetched with the first one. */
const settling = () => Promise.all([import('./clashes'), import('./field-words')])

/** What somebody else made of the thing, until it is decided what stays. */
interface Conflict<Thing> {
  now: Thing
  shown: Pick<ShownConflict, 'clashes' | 'meanwhile'>
}

/**
 * The form of a thing that others may change at the same time. Where they did, what was changed here goes onto what they made
 * of it; for the fields that both changed a person chooses, and `AppForm` asks. Nothing entered is lost.
 */
export function useSharedForm<Thing, Values extends Record<string, unknown>, Result>(
  options: Options<Thing, Values, Result>,
): AppFormState<Values> {
  const { thing, read, valuesOf, draft, save, saved, words, compared, ...rest } = options
  // What colleagues do meanwhile changes nothing of what is being entered.
  const base = useRef(thing)
  const [conflict, setConflict] = useState<Conflict<Thing> | null>(null)
  const form = useAppForm<Values, Result>({
    ...rest,
    initialValues: draft ?? valuesOf(thing),
    send: async (values) => {
      const result = await send(values, true)
      if (saved) base.current = saved(result)
      return result
    },
  })

  async function send(values: Values, mayMerge: boolean): Promise<Result> {
    try {
      return await save(base.current, values)
    } catch (error) {
      const meanwhile = meanwhileOf(error)
      if (!meanwhile) throw error
      const [now, [{ clashesOf, rebased }, { wordsOf }]] = await Promise.all([read(), settling()])
      const [before, theirs] = [valuesOf(base.current), valuesOf(now)]
      const clashes = clashesOf(values, before, theirs, compared)
      if (clashes.length > 0 || !mayMerge) {
        const fields = typeof words === 'function' ? await words() : words
        const shown = clashes.map((clash) => wordsOf(fields, clash, { mine: values, theirs }))
        setConflict({ now, shown: { meanwhile, clashes: shown } })
        throw new Conflicted()
      }
      const merged = rebased(values, before, theirs, compared)
      base.current = now
      form.setValues(merged)
      return send(merged, false)
    }
  }

  async function resolve({ now }: Conflict<Thing>, theirs: ReadonlySet<string>): Promise<void> {
    const [{ rebased }] = await settling()
    const values = rebased(form.getValues(), valuesOf(base.current), valuesOf(now), compared, theirs)
    base.current = now
    setConflict(null)
    form.setValues(values)
    await form.submit()
  }

  return {
    ...form,
    conflict: conflict && {
      ...conflict.shown,
      onResolve: (theirs) => void resolve(conflict, theirs),
      onClose: () => setConflict(null),
    },
  }
}

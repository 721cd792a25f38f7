import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import type { ClashWords } from './conflict/field-words'
import type { Meanwhile } from './conflict/meanwhile'
import { type Problems, problemsOf } from './problems'

export interface FormOptions<Values, Result> {
  initialValues: Values
  /** Rules of shared/validation by field, in the shape of the values; `all(required, email)` for several. */
  rules?: UseFormInput<Values>['validate']
  /** Sends what was entered: what it throws is shown in the form. */
  send: (values: Values) => Promise<Result>
  /** Told of every change. */
  onChange?: (values: Values) => void
  /** What follows: a toast, another page. The form counts as saved by then. */
  onSent?: (result: Result, values: Values) => void
}

/** What somebody else saved meanwhile, and what was typed here. */
export interface ShownConflict {
  meanwhile: Meanwhile
  clashes: readonly ClashWords[]
  onResolve: (theirs: ReadonlySet<string>) => void
  onClose: () => void
}

export interface AppFormState<Values> extends UseFormReturnType<Values> {
  element: RefObject<HTMLFormElement | null>
  isSending: boolean
  /** Refusals that belong to no field on screen. */
  others: string[]
  /** Counts refused submits: each one moves the focus. */
  refusals: number
  submit: (event?: FormEvent) => Promise<void>
  /** Shows refusals that were told elsewhere: on another page of the form, by another button. */
  refuse: (problems: Problems) => void
  /** Something entered has not been sent. */
  hasUnsaved: () => boolean
  /** A choice to be made between what was typed and what somebody else saved (useSharedForm). */
  conflict?: ShownConflict | null
}

/**
 * A form of the product. `{...form.getInputProps('addresses.0.city')}` gives a field its value, its error and its
 * name; `<AppForm form={form}>` draws the frame. Nothing entered is lost when a submit fails.
 */
export function useAppForm<Values extends Record<string, unknown>, Result = unknown>({
  initialValues,
  rules = {},
  onChange,
  send,
  onSent,
}: FormOptions<Values, Result>): AppFormState<Values> {
  const element = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const [isSending, setIsSending] = useState(false)
  const [others, setOthers] = useState<string[]>([])
  const [refusals, setRefusals] = useState(0)
  const form = useForm<Values>({
    name: useId().replaceAll('_', '-'),
    mode: 'controlled',
    initialValues,
    validate: rules,
    ...(onChange ? { onValuesChange: onChange } : {}),
    // A field is checked when it is left, once it was changed; an error stays until the field changes again.
    enhanceGetInputProps: ({ field, form: fields }) => ({
      onBlur: () => {
        if (fields.isDirty(field) && !fields.errors[String(field)]) void fields.validateField(field)
      },
    }),
  })

  function tell(found: string[]) {
    setOthers(found)
    setRefusals((count) => count + 1)
  }

  function refuse(problems: Problems) {
    form.setErrors(problems.fields)
    tell(problems.others)
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    if (sending.current) return
    setOthers([])
    const { hasErrors } = form.validate()
    // A part that cannot read what was typed says so itself.
    if (hasErrors || element.current?.querySelector('[data-unreadable]')) {
      tell([])
      return
    }
    sending.current = true
    setIsSending(true)
    const values = form.getValues()
    try {
      const result = await send(values)
      form.resetDirty(values)
      onSent?.(result, values)
    } catch (error) {
      refuse(problemsOf(error, (path) => form.getInputNode(path) !== null))
    } finally {
      sending.current = false
      setIsSending(false)
    }
  }

  return { ...form, element, isSending, others, refusals, submit, refuse, hasUnsaved: () => form.isDirty() }
}

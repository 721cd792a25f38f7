import type { GetInputPropsReturnType } from '@mantine/form'

interface Form<Values> {
  values: Values
  getInputProps: (path: string) => GetInputPropsReturnType
}

/** A field of a form for a part that has the type of what the form holds, and is never without it. */
export function inputOf<Values, Path extends keyof Values & string>(form: Form<Values>, path: Path) {
  const { value, onChange, ...rest } = form.getInputProps(path)
  const held: Values[Path] = value
  return { ...rest, onChange, value: held }
}

/** A day of a form for DateField; `none` is what the form holds where no day is chosen. */
export function dayOf(form: Pick<Form<unknown>, 'getInputProps'>, path: string, none: '' | null) {
  const { value, onChange, ...rest } = form.getInputProps(path)
  return { ...rest, value: value || null, onChange: (day: string | null | undefined) => onChange(day ?? none) }
}

import type { AppFormState } from '~/shared/forms/use-app-form'

/** The name by which a form finds a part of it on screen. */
export function pathOf<Values>(form: AppFormState<Values>, field: string): string {
  const props: object = form.getInputProps(field)
  return 'data-path' in props ? String(props['data-path']) : ''
}

/** What was refused of a line, as one text: rows are drawn again when it changes and not before. */
export function problemsAt(errors: Record<string, unknown>, at: number): string {
  const prefix = `lines.${at}.`
  return Object.entries(errors)
    .filter(([path, problem]) => path.startsWith(prefix) && problem)
    .map(([, problem]) => String(problem))
    .join(' ')
}

/** A field that was changed here and by somebody else, to other values. */
export interface FieldClash<Values> {
  field: keyof Values & string
  mine: unknown
  theirs: unknown
}

/** A value as it is compared: without what is made anew with every reading. */
export type Compared<Values> = (field: keyof Values & string, value: unknown) => unknown

const asItIs = (_field: string, value: unknown) => value

function isSame<Values>(
  compared: Compared<Values>,
  field: keyof Values & string,
  one: unknown,
  other: unknown,
): boolean {
  return JSON.stringify(compared(field, one)) === JSON.stringify(compared(field, other))
}

/** The fields that were changed here. */
const changedIn = <Values extends object>(values: Values, before: Values, compared: Compared<Values>) =>
  (Object.keys(values) as (keyof Values & string)[]).filter(
    (field) => !isSame(compared, field, values[field], before[field]),
  )

/** The fields changed here that are no longer what they were when the form was opened, nor what is wanted. */
export const clashesOf = <Values extends object>(
  values: Values,
  before: Values,
  now: Values,
  compared: Compared<Values> = asItIs,
): FieldClash<Values>[] =>
  changedIn(values, before, compared).flatMap((field) =>
    isSame(compared, field, now[field], before[field]) || isSame(compared, field, now[field], values[field])
      ? []
      : [{ field, mine: values[field], theirs: now[field] }],
  )

/** What was changed here, on what stands there now; fields in `theirs` are taken as they stand. */
export const rebased = <Values extends object>(
  values: Values,
  before: Values,
  now: Values,
  compared: Compared<Values> = asItIs,
  theirs: ReadonlySet<string> = new Set(),
): Values => ({
  ...now,
  ...Object.fromEntries(
    changedIn(values, before, compared)
      .filter((field) => !theirs.has(field))
      .map((field) => [field, values[field]]),
  ),
})

import type { ReactNode } from 'react'
import { ChoiceFilter } from '~/shared/filters/ChoiceFilter'
import type { ListFilter } from './list-filter'

/** What a filter of codes offers. */
export interface Choice<Search, Code> {
  /** Where the URL keeps what is chosen. */
  key: keyof Search & string
  /** "Statut" */
  label: string
  codes: readonly Code[]
  /** What a code is called. */
  name: (code: Code) => string
  /** How a code is shown in the field; its name when not given. */
  row?: (code: Code) => ReactNode
  /** What is chosen, where that is more than the codes in the URL. */
  chosen?: (search: Search) => Code[]
  /** One at most can be chosen. */
  isSingle?: boolean
  /** What choosing in the field takes away beside. */
  resets?: NoInfer<Partial<Search>>
  isLong?: boolean
}

/** A filter of codes: a status, a group. */
export function choiceFilter<Search extends object, Code extends string>(
  choice: Choice<Search, Code>,
): ListFilter<Search> {
  const { key, label, codes, name, row = name, isSingle = false, resets, isLong = false } = choice
  const inUrl = (search: Search): unknown => search[key]
  const chosenIn =
    choice.chosen ??
    ((search: Search) => {
      const words = inUrl(search)
      return codes.filter((code) => (Array.isArray(words) ? words.includes(code) : words === code))
    })
  const patch = (chosen: Code[]) =>
    ({ [key]: isSingle ? chosen.at(-1) : chosen.length > 0 ? chosen : undefined }) as Partial<Search>
  return {
    keys: [key],
    isLong,
    field: ({ search, onChange, isStacked }) => (
      <ChoiceFilter
        label={label}
        codes={codes}
        row={row}
        chosen={chosenIn(search)}
        onChange={(chosen) => onChange({ ...patch(chosen), ...resets })}
        isStacked={isStacked}
      />
    ),
    chips: (search, onChange) => {
      const chosen = chosenIn(search)
      return chosen.map((code) => ({
        key: code,
        label: name(code),
        onRemove: () => onChange(patch(chosen.filter((one) => one !== code))),
      }))
    },
  }
}

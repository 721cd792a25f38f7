import { Button, Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CheckRow } from '~/shared/parts/CheckRow'
import classes from './ChoiceFilter.module.css'

interface Props<Code> {
  /** "Statut" */
  label: string
  codes: readonly Code[]
  /** How a code is shown. */
  row: (code: Code) => ReactNode
  /** How much a choice finds. */
  count?: (code: Code) => string
  chosen: readonly Code[]
  onChange: (chosen: Code[]) => void
  /** All choices below a heading, in the drawer; else behind a button. */
  isStacked: boolean
}

/** A filter of which several values may be chosen. */
export function ChoiceFilter<Code extends string>({ isStacked, label, chosen, ...choice }: Props<Code>) {
  const rows = <Choice {...choice} chosen={chosen} />
  if (isStacked) {
    return (
      <fieldset className={classes.stacked}>
        <legend>{label}</legend>
        {rows}
      </fieldset>
    )
  }
  return (
    <Popover position="bottom-start" shadow="lg" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.button ?? ''}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {chosen.length > 0 ? `${label} (${chosen.length})` : label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} className={classes.menu ?? ''}>
        {rows}
      </Popover.Dropdown>
    </Popover>
  )
}

type ChoiceProps<Code> = Pick<Props<Code>, 'codes' | 'row' | 'count' | 'chosen' | 'onChange'>

function Choice<Code extends string>({ codes, row, count, chosen, onChange }: ChoiceProps<Code>) {
  const toggle = (code: Code) =>
    onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  return codes.map((code) => (
    <CheckRow
      key={code}
      checked={chosen.includes(code)}
      onToggle={() => toggle(code)}
      {...(count && { count: count(code) })}
    >
      {row(code)}
    </CheckRow>
  ))
}

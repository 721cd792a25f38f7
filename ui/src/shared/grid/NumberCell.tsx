import { useTranslation } from 'react-i18next'
import type { NumberText } from '~/shared/table/number-text'
import { toast } from '~/shared/toasts/toast'
import { GridCell } from './GridCell'

interface Props {
  /** Up and down keep to it. */
  column: string
  /** "Prix HT de Clos Fontarelle". */
  label: string
  /** Null when there is none. */
  value: number | null
  text: NumberText
  /** What is said of a text that is no value. */
  unreadable: string
  inputMode?: 'numeric' | 'decimal'
  className?: string | undefined
  /** Why the value is not saved. */
  failure?: string | null
  /** Called with another value than the one that stands there, or with one that is not saved. */
  onWrite: (value: number) => void
}

/** A cell to write a number in. */
export function NumberCell(props: Props) {
  const { column, label, value, text, unreadable, inputMode = 'numeric', className, failure = null, onWrite } = props
  const { t } = useTranslation()
  const shown = value === null ? null : text.show(value)

  function write(written: string): boolean {
    const read = text.read(written)
    if (read === null) {
      toast.error(unreadable, { id: 'unreadable' })
      return false
    }
    if (read !== value || failure) onWrite(read)
    return true
  }

  return (
    <GridCell
      column={column}
      label={label}
      name={t('table.cell', { label, value: shown ?? t('table.noValue') })}
      written={value === null ? '' : text.write(value)}
      inputMode={inputMode}
      className={className}
      failure={failure}
      onWrite={write}
    >
      {shown ?? '–'}
    </GridCell>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '~/shared/product/product'
import { useRowTabIndex } from '~/shared/table/row-context'
import { toast } from '~/shared/toasts/toast'
import { arrowMoves, type Move, moveFrom } from './cell-moves'
import { type TextColumn, textCells } from './cells'
import classes from './EditCell.module.css'
import { editRow, undoEdit } from './row-edits'

interface Props {
  product: Product
  column: TextColumn
}

/** What begins a new value at once. */
const BEGINS = /^[\d,.]$/

/**
 * A cell to write in: Enter, F2 or a digit begins, Enter goes on below and Tab beside, Escape brings back what was
 * there; outside a value the arrows go from cell to cell.
 */
export function EditCell({ product, column }: Props) {
  const { t } = useTranslation('products')
  const client = useQueryClient()
  const cell = textCells[column]
  const value = cell.value(product)
  const [draft, setDraft] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The focus comes back to the cell that was written in, unless it goes on to another.
  const comesBack = useRef(false)
  const tabIndex = useRowTabIndex()
  const label = t(`column.${column}`)

  useEffect(() => {
    if (draft === null && comesBack.current) {
      comesBack.current = false
      button.current?.focus()
    }
  }, [draft])

  function begin(text: string): void {
    setWrong(false)
    setDraft(text)
  }

  /** False for a text that is no value: it stays to be corrected. */
  function keep(): boolean {
    if (draft === null) return true
    const read = cell.read(draft)
    if (read === null) {
      setWrong(true)
      toast.error(t(`list.unreadable.${column}`), { id: 'unreadable' })
      return false
    }
    setDraft(null)
    if (read !== value) {
      const was = value === null ? t('value.none') : cell.show(value)
      editRow(client, product, { [cell.field(product)]: read })
      toast.undo(
        t('list.changed', { column: label, name: product.name, before: was, after: cell.show(read) }),
        () => undoEdit(client),
        'row-edit',
      )
    }
    return true
  }

  function onKey(event: KeyboardEvent<HTMLButtonElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = arrowMoves[event.key]
    if (move) {
      event.preventDefault()
      moveFrom(event.currentTarget, move)
    } else if (event.key === 'F2') {
      begin(value === null ? '' : cell.write(value))
    } else if (BEGINS.test(event.key)) {
      event.preventDefault()
      begin(event.key)
    }
  }

  function onInputKey(event: KeyboardEvent<HTMLInputElement>): void {
    const goes: Record<string, Move> = {
      Enter: event.shiftKey ? 'up' : 'down',
      Tab: event.shiftKey ? 'left' : 'right',
    }
    const move = goes[event.key]
    if (event.key === 'Escape') {
      event.stopPropagation()
      comesBack.current = true
      setDraft(null)
    } else if (move) {
      event.preventDefault()
      const place = event.currentTarget
      if (keep() && !moveFrom(place, move)) comesBack.current = true
    }
  }

  if (draft !== null) {
    return (
      <input
        className={classes.input}
        // biome-ignore lint/a11y/noAutofocus: writing begins where the cell was
        autoFocus
        data-cell={column}
        aria-label={t('list.cell', { column: label, name: product.name })}
        aria-invalid={isWrong || undefined}
        inputMode={column === 'listPriceTaxExcl' ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={draft}
        onFocus={(event) => draft.length > 1 && event.currentTarget.select()}
        onChange={(event) => begin(event.currentTarget.value)}
        onKeyDown={onInputKey}
        onBlur={() => keep()}
      />
    )
  }
  return (
    <button
      ref={button}
      type="button"
      className={classes.cell}
      data-cell={column}
      tabIndex={tabIndex}
      aria-label={t('list.cellOf', {
        column: label,
        name: product.name,
        value: value === null ? t('value.none') : cell.show(value),
      })}
      onClick={() => begin(value === null ? '' : cell.write(value))}
      onKeyDown={onKey}
    >
      {value === null ? '–' : cell.show(value)}
    </button>
  )
}

import { Popover } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckRow } from '~/shared/parts/CheckRow'
import type { Product } from '~/shared/product/product'
import { arrowMoves, moveFrom } from '~/shared/table/cell-moves'
import { useRowTabIndex } from '~/shared/table/row-context'
import classes from '~/shared/table/WriteCell.module.css'
import { toast } from '~/shared/toasts/toast'
import { BUYER_GROUPS } from '../sheet/sheet'
import { editRow, undoEdit } from './row-edits'

/** The groups a product is open to; chosen in a list that saves when it closes. */
export function GroupsCell({ product }: { product: Product }) {
  const { t } = useTranslation('products')
  const client = useQueryClient()
  const open = product.sheet?.groups ?? []
  const chosen = open.length === 0 ? [...BUYER_GROUPS] : open
  const [draft, setDraft] = useState<string[] | null>(null)
  const tabIndex = useRowTabIndex()
  const shown = draft ?? chosen
  const words = open.length === 0 ? t('value.allGroups') : open.map((one) => t(`enums:user_group.${one}`)).join(', ')

  function close(): void {
    setDraft(null)
    // A product that is open to nobody is archived instead.
    if (!draft || draft.length === 0 || String(draft) === String(chosen)) return
    editRow(client, product, { groups: draft.length === BUYER_GROUPS.length ? [] : draft })
    toast.undo(t('list.groupsChanged', { name: product.name }), () => undoEdit(client), 'row-edit')
  }

  const toggle = (group: string) =>
    setDraft(BUYER_GROUPS.filter((one) => (one === group ? !shown.includes(one) : shown.includes(one))))

  return (
    <Popover
      opened={draft !== null}
      onChange={(isOpen) => !isOpen && close()}
      position="bottom-start"
      shadow="lg"
      trapFocus
    >
      <Popover.Target>
        <button
          type="button"
          className={`${classes.cell} ${classes.words}`}
          data-cell="groups"
          tabIndex={tabIndex}
          title={words}
          aria-label={t('list.groupsOf', { name: product.name, groups: words })}
          onClick={() => (draft ? close() : setDraft(chosen))}
          onKeyDown={(event) => {
            const move = arrowMoves[event.key]
            if (!move) return
            event.preventDefault()
            moveFrom(event.currentTarget, move)
          }}
        >
          {words}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('column.groups')}>
        {BUYER_GROUPS.map((group) => (
          <CheckRow key={group} checked={shown.includes(group)} onToggle={() => toggle(group)}>
            {t(`enums:user_group.${group}`)}
          </CheckRow>
        ))}
      </Popover.Dropdown>
    </Popover>
  )
}

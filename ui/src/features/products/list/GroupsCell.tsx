import { Popover } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '~/shared/grid/GridCell.module.css'
import { useCell } from '~/shared/grid/grid-context'
import { CheckRow } from '~/shared/parts/CheckRow'
import { BUYER_GROUPS, type BuyerGroup } from '~/shared/product/buyer-groups'
import type { Product } from '~/shared/product/product'
import { editRow, useEdited } from './row-edits'

/** The groups a product is open to; chosen in a list that saves when it closes. */
export function GroupsCell({ product: saved }: { product: Product }) {
  const { t } = useTranslation(['products', 'products-list'])
  const client = useQueryClient()
  const { product, failureOf } = useEdited(saved)
  const failure = failureOf('groups')
  const open = product.sheet?.groups ?? []
  const chosen = open.length === 0 ? [...BUYER_GROUPS] : open
  const [draft, setDraft] = useState<BuyerGroup[] | null>(null)
  const cell = useCell('groups', failure)
  const shown = draft ?? chosen
  const words = open.length === 0 ? t('value.allGroups') : open.map((one) => t(`enums:user_group.${one}`)).join(', ')

  function close(): void {
    setDraft(null)
    // A product that is open to nobody is archived instead.
    if (!draft || draft.length === 0 || (String(draft) === String(chosen) && !failure)) return
    const groups = draft.length === BUYER_GROUPS.length ? [] : draft
    editRow(client, product, { groups }, t('products-list:list.groupsChanged', { name: product.name }))
  }

  const toggle = (group: BuyerGroup) =>
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
          {...cell}
          type="button"
          className={`${classes.cell} ${classes.words}`}
          title={failure ?? words}
          aria-label={t('products-list:list.groupsOf', { name: product.name, groups: words })}
          onClick={() => (draft ? close() : setDraft(chosen))}
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

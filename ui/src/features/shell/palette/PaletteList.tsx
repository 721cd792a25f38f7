import type { Ref } from 'react'
import { Stack } from '~/shared/layout/Stack'
import type { Group, Item } from './item'
import classes from './Palette.module.css'

interface Props {
  ref: Ref<HTMLDivElement>
  id: string
  groups: Group[]
  active: Item | undefined
  onOpen: (item: Item) => void
  /** The pointer is on an item. */
  onPoint: (id: string) => void
}

/** The offers, by kind; the field above keeps the focus and says which one is active. */
export const PaletteList = ({ ref, id, groups, active, onOpen, onPoint }: Props) => (
  <div ref={ref} id={id} role="listbox" aria-label={groups[0]?.label} className={classes.list}>
    {groups.map((group) => (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
      <div key={group.id} role="group" aria-labelledby={`palette-group-${group.id}`}>
        <div id={`palette-group-${group.id}`} className={classes.heading} role="presentation">
          {group.label}
        </div>
        {group.items.map((item) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={item.id}
            id={`palette-${item.id}`}
            data-item={item.id}
            role="option"
            tabIndex={-1}
            aria-selected={item === active}
            className={classes.item}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => item !== active && onPoint(item.id)}
            onClick={() => onOpen(item)}
          >
            <span className={classes.icon}>{item.icon}</span>
            <Stack as="span">
              <span className={classes.label}>{item.label}</span>
              {item.detail && <span className={classes.detail}>{item.detail}</span>}
            </Stack>
          </div>
        ))}
      </div>
    ))}
  </div>
)

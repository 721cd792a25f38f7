import { CloseButton, Kbd, Loader } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeLayer } from '../frame/layers'
import type { Item } from './item'
import classes from './Palette.module.css'
import { PaletteList } from './PaletteList'
import { rememberRecent } from './recent'
import { useGroups } from './use-groups'

const LIST = 'palette-list'

/** The search field, which keeps the focus, and the list it moves through. */
export function PaletteContent() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { groups, isWaiting, isFailed, isEmpty, words, retry } = useGroups(typed)
  const items = groups.flatMap((group) => group.items)
  const active = items.find(({ id }) => id === chosen) ?? items[0]

  function open(item: Item) {
    closeLayer()
    item.run?.()
    if (!item.place) return
    if (item.id !== 'search') rememberRecent({ ...item, place: item.place })
    void navigate({ to: item.place.to, search: item.place.search ?? {} })
  }

  function move(step: number) {
    const at = active ? items.indexOf(active) : -1
    const next = items[(at + step + items.length) % items.length]
    if (!next) return
    setChosen(next.id)
    list.current?.querySelector(`[data-item="${CSS.escape(next.id)}"]`)?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && active) open(active)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className={classes.field}>
        <IconSearch size={19} stroke={1.8} aria-hidden />
        <input
          data-autofocus
          className={classes.input}
          role="combobox"
          aria-expanded
          aria-controls={LIST}
          aria-activedescendant={active && `palette-${active.id}`}
          aria-autocomplete="list"
          aria-label={t('palette.title')}
          placeholder={t('shell.search')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setChosen(null)
          }}
          onKeyDown={onKeyDown}
        />
        {isWaiting && <Loader size={16} color="gray.5" aria-hidden />}
        <CloseButton aria-label={t('close')} iconSize={18} onClick={closeLayer} />
      </div>
      <PaletteList ref={list} id={LIST} groups={groups} active={active} onOpen={open} onPoint={setChosen} />
      <p className={classes.status} role="status">
        {isFailed ? t('palette.failed') : isEmpty ? t('palette.empty', { words }) : ''}
        {isFailed && (
          <button type="button" className={classes.retry} onClick={() => void retry()}>
            {t('error.retry')}
          </button>
        )}
      </p>
      <PaletteHints />
    </>
  )
}

const ARROWS = '↑ ↓'

/** The palette's own keys; not shown where there is no keyboard. */
function PaletteHints() {
  const { t } = useTranslation('shell')
  return (
    <p className={classes.hints} aria-hidden="true">
      <span>
        <Kbd size="xs">{ARROWS}</Kbd> {t('palette.hint.move')}
      </span>
      <span>
        <Kbd size="xs">{t('keyboard.key.enter')}</Kbd> {t('palette.hint.open')}
      </span>
      <span>
        <Kbd size="xs">{t('keyboard.key.escape')}</Kbd> {t('palette.hint.close')}
      </span>
    </p>
  )
}

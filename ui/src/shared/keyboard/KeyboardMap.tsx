import { Kbd } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Dim } from '~/shared/layout/Dim'
import { Dialog } from '~/shared/parts/Dialog'
import { useActiveShortcuts } from './active'
import classes from './KeyboardMap.module.css'
import { SECTIONS, type ShortcutId, shortcutIds, shortcuts } from './shortcuts'

/** The keys that answer on this very screen, taken from the registry that handles them. */
export default function KeyboardMap({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell')
  const handlers = useActiveShortcuts((state) => state.handlers)
  const active = shortcutIds.filter((id) => (handlers[id]?.length ?? 0) > 0)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('keyboard.title')} size={660}>
      <div className={classes.sections}>
        {SECTIONS.map((section) => {
          const ids = active.filter((id) => shortcuts[id].section === section)
          if (ids.length === 0) return null
          return (
            <section key={section} aria-labelledby={`keys-${section}`}>
              <h3 id={`keys-${section}`} className={classes.title}>
                {t(`keyboard.section.${section}`)}
              </h3>
              <dl>
                {ids.map((id) => (
                  <div key={id} className={classes.row} data-shortcut={id}>
                    <dt>{t(`keyboard.shortcut.${id}`)}</dt>
                    <dd className={classes.keys}>
                      <Keys id={id} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}

const names: Record<string, string> = { ArrowUp: '↑', ArrowDown: '↓' }

function Keys({ id }: { id: ShortcutId }) {
  const { t } = useTranslation('shell')
  const nameOf = (key: string) =>
    names[key] ?? (key.length === 1 ? (key === 'k' ? 'K' : key) : t(`keyboard.key.${key.toLowerCase()}`))
  return shortcuts[id].keys.split(' ').map((press, at) => (
    <Fragment key={press}>
      {at > 0 && <Dim size={12}>{t('keyboard.then')}</Dim>}
      {press.split('+').map((key) => (
        <Kbd key={key}>{nameOf(key)}</Kbd>
      ))}
    </Fragment>
  ))
}

import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Intent } from '~/shared/parts/load-on-intent'
import classes from './Acts.module.css'
import type { Act, Look } from './acts'

interface Props {
  /** Buttons, in their order. */
  acts?: readonly Act[]
  /** What is done less often: behind three dots, before them. */
  others?: readonly Act[]
  /** What fetches the dialogs of the others. */
  intent?: Intent
}

/** What can be done with a document now, and the dialog that is open. */
export function Acts({ acts = [], others = [], intent }: Props) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<number | null>(null)
  const all = [...others, ...acts]
  const start = (act: Act) => {
    if (act.dialog) setAsked(all.indexOf(act))
    act.onAct?.()
  }
  const offered = others.filter(({ isOffered = true }) => isOffered)
  return (
    <>
      {offered.length > 0 && (
        <Menu position="bottom-end" shadow="md" width={290}>
          <Menu.Target>
            <Button variant="default" className={classes.others ?? ''} aria-label={t('document.others')} {...intent}>
              <IconDots size={18} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {offered.map((act) => (
              <ActItem key={act.label} act={act} onAct={() => start(act)} />
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {acts.map((act) => (act.isOffered ?? true) && <ActButton key={act.label} act={act} onAct={() => start(act)} />)}
      {asked !== null && <Fragment key={asked}>{all[asked]?.dialog?.(() => setAsked(null))}</Fragment>}
    </>
  )
}

interface ActProps {
  act: Act
  /** Does it, its own dialog first. */
  onAct?: (() => void) | undefined
}

function ActButton({ act: { label, isNext = false, isBusy = false, icon, intent, draw }, onAct }: ActProps) {
  const look: Look = {
    variant: isNext ? 'filled' : 'default',
    'data-next': isNext || undefined,
    leftSection: icon,
    children: label,
  }
  if (draw) return draw(look)
  return <Button {...look} loading={isBusy} {...intent} onClick={onAct} />
}

/** An act as an item of a menu. */
export const ActItem = ({ act, onAct = act.onAct }: ActProps) => (
  <Menu.Item
    className={act.isHarm ? (classes.harm ?? '') : ''}
    disabled={act.isBusy ?? false}
    leftSection={act.icon}
    {...act.intent}
    onClick={onAct}
  >
    {act.label}
  </Menu.Item>
)

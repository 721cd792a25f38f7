import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Intent } from '~/shared/parts/load-on-intent'
import classes from './Acts.module.css'
import type { Act, Look } from './acts'
import { MoveDialog } from './late'

interface Props {
  /** Buttons, in their order: all that there may be, for what is asked about keeps its place. */
  acts?: readonly Act[]
  /** What is done less often: behind three dots, before them. */
  others?: readonly Act[]
  /** What fetches the dialogs of the others. */
  intent?: Intent
}

/** What can be done with a document now, and the dialog that is open. */
export function Acts({ acts = [], others = [], intent }: Props) {
  const { t } = useTranslation()
  const [place, setPlace] = useState<number | null>(null)
  const all = [...others, ...acts]
  const asked = place === null ? undefined : all[place]
  const close = () => setPlace(null)
  const start = (act: Act) => (act.onAct ? act.onAct() : setPlace(all.indexOf(act)))
  const offered = others.filter(isOffered)
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
      {acts.filter(isOffered).map((act) => (
        <ActButton key={act.label} act={act} onAct={() => start(act)} />
      ))}
      {asked?.dialog?.(close)}
      {asked?.question && (
        <MoveDialog
          {...asked.question}
          submit={isOffered(asked) ? asked.label : null}
          isHarm={asked.isHarm ?? false}
          onClose={close}
        />
      )}
    </>
  )
}

const isOffered = ({ isOffered: mayBe = true }: Act) => mayBe

const intentOf = ({ intent, question }: Act) => intent ?? (question && MoveDialog.intent)

interface ActProps {
  act: Act
  /** Does it, its own dialog first. */
  onAct?: (() => void) | undefined
}

function ActButton({ act, onAct }: ActProps) {
  const { label, isNext = false, isBusy = false, icon, draw } = act
  const look: Look = {
    variant: isNext ? 'filled' : 'default',
    'data-next': isNext || undefined,
    leftSection: icon,
    children: label,
  }
  if (draw) return draw(look)
  return <Button {...look} loading={isBusy} {...intentOf(act)} onClick={onAct} />
}

/** An act as an item of a menu. */
export const ActItem = ({ act, onAct = act.onAct }: ActProps) => (
  <Menu.Item
    className={act.isHarm ? (classes.harm ?? '') : ''}
    disabled={act.isBusy ?? false}
    leftSection={act.icon}
    {...intentOf(act)}
    onClick={onAct}
  >
    {act.label}
  </Menu.Item>
)

type Opened<Props> = ComponentType<NoInfer<Props> & { onClose: () => void }> & { intent: Intent }

/** The dialog of an act: one that is fetched when somebody turns to its button, about something. */
export const opens = <Props extends object>(Dialog: Opened<Props>, about: Props): Pick<Act, 'dialog' | 'intent'> => ({
  intent: Dialog.intent,
  dialog: (close) => <Dialog {...about} onClose={close} />,
})

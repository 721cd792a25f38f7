import { Button } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFoot } from '~/shared/forms/FormFoot'
import { Dim } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { Dialog } from '~/shared/parts/Dialog'
import classes from './OutcomeDialog.module.css'

/** What became of one row. */
export interface Outcome {
  id: number
  name: ReactNode
  isDone: boolean
  /** What was done, or why it was refused. */
  words: string
}

interface Props {
  title: string
  /** What the list is called to who does not see it. */
  label: string
  outcomes: Outcome[]
  onClose: () => void
}

/** What became of each of several rows: those that were refused first, with why. */
export function OutcomeDialog({ title, label, outcomes, onClose }: Props) {
  const { t } = useTranslation()
  const sorted = [...outcomes.filter(({ isDone }) => !isDone), ...outcomes.filter(({ isDone }) => isDone)]
  return (
    <Dialog onClose={onClose} size={560} title={title}>
      <Stack gap={16}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keyboard too */}
        <ul className={classes.list} aria-label={label} tabIndex={0}>
          {sorted.map(({ id, name, isDone, words }) => (
            <li key={id} className={classes.row} data-outcome={isDone ? 'done' : 'refused'}>
              {isDone ? <IconCircleCheck size={19} aria-hidden /> : <IconCircleX size={19} aria-hidden />}
              <div>
                <div className={classes.name}>{name}</div>
                <Dim as="p">{words}</Dim>
              </div>
            </li>
          ))}
        </ul>
        <FormFoot submit={null}>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('close')}
          </Button>
        </FormFoot>
      </Stack>
    </Dialog>
  )
}

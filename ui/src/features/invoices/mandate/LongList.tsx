import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plural } from '~/shared/format/format'
import classes from './MandatePanel.module.css'

/** Rows in sight: the first invoices stand below them. */
const SHOWN = 4

/** A list of which the first rows are in sight, and the others once they are asked for. */
export function LongList({ label, children }: { label: string; children: ReactNode[] }) {
  const { t } = useTranslation('invoices')
  const [isWhole, setWhole] = useState(false)
  const count = children.length - SHOWN
  return (
    <>
      <ul className={classes.waiting} aria-label={label}>
        {isWhole ? children : children.slice(0, SHOWN)}
      </ul>
      {count > 0 && (
        <div>
          <Button variant="subtle" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('list.less') : t('list.more', plural(count))}
          </Button>
        </div>
      )}
    </>
  )
}

import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '~/shared/format/format'
import { Dialog } from '~/shared/parts/Dialog'
import { FormFoot } from '../FormFoot'
import classes from './ConflictDialog.module.css'
import type { ClashWords } from './field-words'
import type { Meanwhile } from './meanwhile'

interface Props {
  clashes: readonly ClashWords[]
  meanwhile: Meanwhile
  /** With the fields that are taken as they stand now; the others are kept as they were typed. */
  onResolve: (theirs: ReadonlySet<string>) => void
  onClose: () => void
}

/** Somebody else saved the same fields meanwhile: both values side by side, one choice for each; nothing is lost. */
export function ConflictDialog({ clashes, meanwhile: { who, at }, onResolve, onClose }: Props) {
  const { t } = useTranslation()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())

  function choose(field: string, isMine: boolean) {
    const next = new Set(theirs)
    if (isMine) next.delete(field)
    else next.add(field)
    setTheirs(next)
  }

  return (
    <Dialog onClose={onClose} size={640} closeOnClickOutside={false} title={t('conflict.title')}>
      <p className={classes.lead}>
        {at && (
          <b>
            {who ? t('conflict.by', { who, at: formatDateTime(at) }) : t('conflict.at', { at: formatDateTime(at) })}
          </b>
        )}{' '}
        {clashes.length === 0 ? t('conflict.again') : t('conflict.lead', { count: clashes.length })}
      </p>
      {clashes.map(({ field, label, mine, theirs: other }) => (
        <Radio.Group
          key={field}
          className={classes.clash ?? ''}
          label={label}
          value={theirs.has(field) ? 'theirs' : 'mine'}
          onChange={(choice) => choose(field, choice === 'mine')}
        >
          <div className={classes.values}>
            <Radio value="mine" className={classes.value ?? ''} label={t('conflict.mine')} description={mine} />
            <Radio value="theirs" className={classes.value ?? ''} label={t('conflict.theirs')} description={other} />
          </div>
        </Radio.Group>
      ))}
      <FormFoot submit={null}>
        <Button variant="default" onClick={onClose}>
          {t('conflict.back')}
        </Button>
        <Button onClick={() => onResolve(theirs)}>{t('conflict.go')}</Button>
      </FormFoot>
    </Dialog>
  )
}

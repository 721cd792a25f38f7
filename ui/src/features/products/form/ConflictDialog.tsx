import { Button, Modal, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFoot } from '~/shared/forms/FormFoot'
import { showValue } from '~/shared/product/show-value'
import type { Conflict } from '../sheet/use-sheet-form'
import classes from './ConflictDialog.module.css'

interface Props {
  conflict: Conflict
  /** With the fields whose own value is kept. */
  onResolve: (kept: ReadonlySet<string>) => void
  onClose: () => void
}

/** Somebody else saved the same fields meanwhile: both values side by side, one choice for each; nothing is lost. */
export function ConflictDialog({ conflict: { clashes }, onResolve, onClose }: Props) {
  const { t } = useTranslation('products')
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())

  function choose(field: string, isMine: boolean) {
    const next = new Set(theirs)
    if (isMine) next.delete(field)
    else next.add(field)
    setTheirs(next)
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size={640}
      closeOnClickOutside={false}
      title={t('conflict.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <p className={classes.lead}>{t('conflict.lead', { count: clashes.length })}</p>
      {clashes.map(({ field, mine, theirs: other }) => (
        <Radio.Group
          key={field}
          className={classes.clash ?? ''}
          label={t(`field.${field}`)}
          value={theirs.has(field) ? 'theirs' : 'mine'}
          onChange={(choice) => choose(field, choice === 'mine')}
        >
          <div className={classes.values}>
            <Radio
              value="mine"
              className={classes.value ?? ''}
              label={t('conflict.mine')}
              description={showValue(t, field, mine)}
            />
            <Radio
              value="theirs"
              className={classes.value ?? ''}
              label={t('conflict.theirs')}
              description={showValue(t, field, other)}
            />
          </div>
        </Radio.Group>
      ))}
      <FormFoot submit={null}>
        <Button variant="default" onClick={onClose}>
          {t('conflict.back')}
        </Button>
        <Button
          onClick={() => onResolve(new Set(clashes.map(({ field }) => field).filter((field) => !theirs.has(field))))}
        >
          {t('conflict.go')}
        </Button>
      </FormFoot>
    </Modal>
  )
}

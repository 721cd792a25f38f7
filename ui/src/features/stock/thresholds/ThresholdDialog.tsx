import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plural } from '~/shared/format/format'
import { FormFoot } from '~/shared/forms/FormFoot'
import { NumberField } from '~/shared/forms/inputs/NumberField'
import { Dialog } from '~/shared/parts/Dialog'
import classes from './ThresholdDialog.module.css'

interface Props {
  count: number
  isBusy: boolean
  onChange: (threshold: number) => void
  onClose: () => void
}

/** Asks at which level the supplier is told, for all chosen products. */
export function ThresholdDialog({ count, isBusy, onChange, onClose }: Props) {
  const { t } = useTranslation('stock')
  const [threshold, setThreshold] = useState<number | string>('')
  return (
    <Dialog onClose={onClose} title={t('threshold.title')}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (threshold !== '') onChange(Number(threshold))
        }}
      >
        <NumberField
          label={t('threshold.field')}
          description={t('threshold.help')}
          max={1_000_000}
          value={threshold}
          onChange={setThreshold}
          data-autofocus
        />
        <FormFoot submit={t('threshold.apply', plural(count))} button={{ disabled: threshold === '', loading: isBusy }}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        </FormFoot>
      </form>
    </Dialog>
  )
}

import { Button, Modal, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plural } from '~/shared/format/format'
import { FormFoot } from '~/shared/forms/FormFoot'
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
    <Modal opened onClose={onClose} title={t('threshold.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (threshold !== '') onChange(Number(threshold))
        }}
      >
        <NumberInput
          label={t('threshold.field')}
          description={t('threshold.help')}
          hideControls
          allowDecimal={false}
          allowNegative={false}
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
    </Modal>
  )
}

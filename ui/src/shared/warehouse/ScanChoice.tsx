import { IconBarcode } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './ScanChoice.module.css'

/** What one scan of a bottle adds; a carton's own code adds a carton either way. */
export function ScanChoice({ byCarton, onChange }: { byCarton: boolean; onChange: (byCarton: boolean) => void }) {
  const { t } = useTranslation('warehouse')
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.label}>
        <IconBarcode size={20} stroke={1.6} aria-hidden />
        {t('scan.label')}
      </legend>
      {(['bottle', 'carton'] as const).map((unit) => (
        <label key={unit} className={classes.unit}>
          <input
            type="radio"
            name="scan"
            className={classes.radio}
            checked={byCarton === (unit === 'carton')}
            onChange={() => onChange(unit === 'carton')}
          />
          {t(`scan.${unit}`)}
        </label>
      ))}
    </fieldset>
  )
}

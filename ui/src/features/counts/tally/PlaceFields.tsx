import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './PlaceFields.module.css'
import type { Tally } from './tally'

interface Props {
  here: Tally
  onChange: (patch: Partial<Omit<Tally, 'units'>>) => void
}

/** Where the bottles lie and what their label says: kept with what is counted there. */
export function PlaceFields({ here, onChange }: Props) {
  const { t } = useTranslation('counts')
  return (
    <div className={classes.places}>
      {(['place', 'lot', 'note'] as const).map((key) => (
        <TextInput
          key={key}
          label={t(`entry.${key}`)}
          maxLength={key === 'note' ? 500 : 100}
          value={here[key]}
          onChange={(event) => onChange({ [key]: event.currentTarget.value })}
        />
      ))}
    </div>
  )
}

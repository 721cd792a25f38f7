import { Radio, type RadioGroupProps } from '@mantine/core'
import classes from './ChoiceField.module.css'

interface Props extends Omit<RadioGroupProps, 'children' | 'aria-label'> {
  /** Names the group for everybody: a name that is only heard would be lost. */
  label: string
  choices: { value: string; label: string }[]
}

/** One of a few choices that are all in view, side by side. */
export const ChoiceField = ({ choices, ...others }: Props) => (
  <Radio.Group {...others}>
    <div className={classes.choices}>
      {choices.map(({ value, label }) => (
        <Radio key={value} value={value} label={label} classNames={{ root: classes.choice ?? '' }} />
      ))}
    </div>
  </Radio.Group>
)

import { useTranslation } from 'react-i18next'
import { formatMoney } from '~/shared/format/format'
import { Panel } from '~/shared/parts/Panel'
import classes from './Says.module.css'
import { type Conditions, conditionWords, exampleOf, sentenceOf } from './words'

/** A code in words: what it does, under which conditions, and what that makes of an order. */
export function Says({ title, conditions }: { title: string; conditions: Conditions }) {
  const { t } = useTranslation('codes')
  const sentence = sentenceOf(t, conditions)
  const example = exampleOf(conditions)
  return (
    <Panel title={title}>
      <p className={classes.sentence} data-empty={sentence === null || undefined}>
        {sentence ?? t('says.empty')}
      </p>
      {sentence && (
        <ul className={classes.conditions}>
          {conditionWords(t, conditions).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {example && (
        <p className={classes.example}>
          {t('says.example', { before: formatMoney(example.before), after: formatMoney(example.after) })}
        </p>
      )}
    </Panel>
  )
}

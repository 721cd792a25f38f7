import classes from './Facts.module.css'

/** Names and values, those without a value left out. */
export function Facts({ facts }: { facts: [label: string, value: string][] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

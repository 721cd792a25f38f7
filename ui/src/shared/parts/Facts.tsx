import type { ReactNode } from 'react'
import classes from './Facts.module.css'

/** A name and its value; '' and null stand for no value. */
export type Fact = [label: string, value: ReactNode]

/** Names and values, those without a value left out. */
export const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className={classes.facts}>
    {facts
      .filter(([, value]) => value !== '' && value !== null)
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

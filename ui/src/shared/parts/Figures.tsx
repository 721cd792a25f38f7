import classes from './Figures.module.css'

/** What something is in figures, beside one another: four fit. */
export const Figures = ({ label, figures }: { label: string; figures: [label: string, figure: string][] }) => (
  <dl className={classes.figures} aria-label={label}>
    {figures.map(([name, figure]) => (
      <div key={name} className={classes.figure}>
        <dt>{name}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
)

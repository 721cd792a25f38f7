import classes from './PersonSign.module.css'

/** The first letters of the two words that say most. */
function initialsOf(name: string): string {
  const words = name.split(/[\s'’-]+/).filter((word) => /^\p{Lu}/u.test(word))
  const [first, second] = words.length > 2 ? words.slice(-2) : words
  return (first?.[0] ?? name[0] ?? '') + (second?.[0] ?? '')
}

/** A person's logo, or the initials of its name. */
export function PersonSign({ name, logo = '' }: { name: string; logo?: string | undefined }) {
  return (
    <span className={classes.sign} aria-hidden>
      {logo ? <img src={logo} alt="" className={classes.logo} /> : initialsOf(name)}
    </span>
  )
}

import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { currentLocale } from '~/shared/locale/locale'
import { follow, hrefIn, hrefOf } from './address'
import { partNames } from './galleries'
import classes from './PartList.module.css'

/** The parts, a search among them, and the other language. */
export function PartList({ part }: { part: string }) {
  const [words, setWords] = useState('')
  const found = partNames.filter((name) => name.toLowerCase().includes(words.trim().toLowerCase()))
  const other = currentLocale() === 'fr' ? 'en' : 'fr'
  return (
    <nav className={classes.list} aria-label="Gallery" lang="en">
      <div className={classes.head}>
        <b className={classes.brand}>Gallery</b>
        <a href={hrefIn(other)} className={classes.lang} lang={other}>
          {other === 'fr' ? 'En français' : 'In English'}
        </a>
      </div>
      <TextInput
        type="search"
        aria-label="Search parts"
        placeholder="Search parts"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <ul className={classes.names}>
        {found.map((name) => (
          <li key={name}>
            <a
              className={classes.name}
              href={hrefOf(name)}
              onClick={follow}
              aria-current={name === part ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

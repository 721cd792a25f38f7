import type { ReactNode } from 'react'
import { join } from '~/shared/layout/props'
import paper from './paper.module.css'

interface Props {
  /** Who sends it. */
  brand: ReactNode
  title: string
  /** What stands to the right of its title: dates, a code. */
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** One A4 sheet: who sends it, what it is, and its content. */
export const Sheet = ({ brand, title, aside, className, children }: Props) => (
  <article className={join(paper.sheet, className)}>
    <header className={paper.head}>
      <div>
        <p className={paper.brand}>{brand}</p>
        <h2 className={paper.title}>{title}</h2>
      </div>
      {aside}
    </header>
    {children}
  </article>
)

/** Words beside a sheet's title, a line each; '' for none. */
export const SheetFacts = ({ facts }: { facts: readonly string[] }) => (
  <p className={paper.facts}>
    {facts.filter(Boolean).map((fact) => (
      <span key={fact}>{fact}</span>
    ))}
  </p>
)

/** What is filled in by hand at the foot. */
export const Signatures = ({ words }: { words: readonly string[] }) => (
  <div className={paper.signatures}>
    {words.map((word) => (
      <p key={word}>{word}</p>
    ))}
  </div>
)

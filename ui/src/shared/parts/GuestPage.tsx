import { type ReactNode, useEffect } from 'react'
import classes from './GuestPage.module.css'

interface Props {
  title: string
  subtitle?: ReactNode
  /** Room for fields side by side. */
  isWide?: boolean
  children: ReactNode
}

/** The column of a page without a person: its title, a sentence, its form. */
export function GuestPage({ title, subtitle, isWide = false, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Millésime`
  }, [title])
  return (
    <div className={classes.page} data-wide={isWide || undefined}>
      <h1 className={classes.title}>{title}</h1>
      {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      {children}
    </div>
  )
}

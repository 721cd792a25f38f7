import { type ReactNode, useEffect } from 'react'
import { Bottle } from '~/shared/bottle/Bottle'
import { cellar } from './cellar'
import classes from './MessagePage.module.css'

interface Props {
  /** The HTTP status the page stands for. */
  status: number
  title: string
  help: string
  children: ReactNode
}

/** A page that is not there, not allowed, or broken. */
export function MessagePage({ status, title, help, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Millésime`
  }, [title])
  const bottle = cellar[status % cellar.length]
  return (
    <div className={classes.page}>
      <div className={classes.bottle} aria-hidden="true">
        {bottle && <Bottle product={bottle} height={230} decorative />}
      </div>
      <p className={classes.status}>{status}</p>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.help}>{help}</p>
      <div className={classes.actions}>{children}</div>
    </div>
  )
}

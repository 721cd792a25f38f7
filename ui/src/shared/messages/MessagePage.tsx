import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Row } from '~/shared/layout/Row'
import classes from './MessagePage.module.css'

// Decoration: it must not weigh on the first screen, nor stop a page that tells what went wrong.
const MessageArt = lazy(() => import('./MessageArt').catch(() => ({ default: () => null })))

interface Props {
  /** The HTTP status the page stands for. */
  status: number
  title: string
  /** The language of a title that the specification gives in English. */
  titleLang?: string
  help: string
  /** A line in small type: a reference to quote. */
  note?: string | null
  children: ReactNode
}

/** A page that is not there, not allowed, or broken. */
export function MessagePage({ status, title, titleLang, help, note, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Millésime`
  }, [title])
  return (
    <div className={classes.page}>
      <div className={classes.bottle} aria-hidden="true">
        <Suspense>
          <MessageArt status={status} />
        </Suspense>
      </div>
      <p className={classes.status}>{status}</p>
      <h1 className={classes.title} lang={titleLang}>
        {title}
      </h1>
      <p className={classes.help}>{help}</p>
      {note && <p className={classes.note}>{note}</p>}
      <Row align="stretch" justify="center" wrap mt={24}>
        {children}
      </Row>
    </div>
  )
}

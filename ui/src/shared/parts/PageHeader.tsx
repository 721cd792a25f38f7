import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import classes from './PageHeader.module.css'

interface Props {
  title: string
  /** One sentence or a line of facts below the title. */
  subtitle?: ReactNode
  /** The list a detail belongs to, as it was left. */
  back?: { to: string; label: string; search?: object }
  /** A picture or initials before the words, for who or what has a face. */
  sign?: ReactNode
  /** Buttons; one filled at most. */
  actions?: ReactNode
}

/** The top of every screen: names the page and the browser's tab. */
export function PageHeader({ title, subtitle, back, sign, actions }: Props) {
  useEffect(() => {
    document.title = `${title} · Millésime`
  }, [title])
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        {back && (
          <Link to={back.to} search={back.search ?? {}} className={classes.back}>
            <IconChevronLeft size={15} aria-hidden />
            {back.label}
          </Link>
        )}
        <div className={classes.named}>
          {sign}
          <div className={classes.name}>
            <h1 className={classes.title}>{title}</h1>
            {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
          </div>
        </div>
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import type { Section } from '../sections'
import classes from './PanelLink.module.css'

interface Props {
  section: Section
  children: string
  /** What it leads to, for those who do not see the panel around. */
  label: string
}

/** Beside the title of a panel: where its content is changed. */
export const PanelLink = ({ section, children, label }: Props) => (
  <Link to="/profile/edit" search={{ section }} className={classes.link} aria-label={label}>
    {children}
  </Link>
)

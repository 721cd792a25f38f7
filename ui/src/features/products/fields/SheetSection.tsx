import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '~/shared/parts/Panel'
import { anchorOf, type Section } from '../sheet/sections'
import classes from './SheetSection.module.css'

interface Props {
  section: Section
  aside?: ReactNode
  children: ReactNode
}

/** A part of the sheet, which the navigation leads to. */
export function SheetSection({ section, aside, children }: Props) {
  const { t } = useTranslation('products')
  return (
    <div id={anchorOf(section)} className={classes.section} data-section={section}>
      <Panel title={t(`section.${section}`)} aside={aside}>
        {children}
      </Panel>
    </div>
  )
}

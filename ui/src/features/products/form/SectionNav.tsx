import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentInSight } from '~/shared/parts/use-current-in-sight'
import { anchorOf, type Section } from '../sheet/sections'
import classes from './SectionNav.module.css'

interface Props {
  sections: readonly Section[]
  /** Parts with something wrong, and how many. */
  wrong: Partial<Record<Section, number>>
}

/** The parts of the sheet: the way to each, and where one is; beside the form, tabs above it on smaller screens. */
export function SectionNav({ sections, wrong }: Props) {
  const { t } = useTranslation('products')
  const nav = useRef<HTMLElement>(null)
  const current = useCurrentSection(sections)
  useCurrentInSight(nav, current)
  return (
    <nav ref={nav} className={classes.nav} aria-label={t('sections')}>
      {sections.map((section) => (
        <a
          key={section}
          href={`#${anchorOf(section)}`}
          className={classes.link}
          aria-current={section === current ? 'location' : undefined}
          onClick={(event) => {
            event.preventDefault()
            document.getElementById(anchorOf(section))?.scrollIntoView({ block: 'start' })
          }}
        >
          {t(`section.${section}`)}
          {wrong[section] !== undefined && (
            <span className={classes.wrong} title={t('wrong', { count: wrong[section] })}>
              {wrong[section]}
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}

/** Pixels below the top of the window where a part counts as reached. */
const REACH = 200

/** The part that is being read: the last one whose top has been reached. */
function useCurrentSection(sections: readonly Section[]): Section | undefined {
  const [current, setCurrent] = useState(sections[0])
  useEffect(() => {
    function look() {
      const reached = sections.filter((section) => {
        const top = document.getElementById(anchorOf(section))?.getBoundingClientRect().top
        return top !== undefined && top < REACH
      })
      const isEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      setCurrent(isEnd && window.scrollY > 0 ? sections.at(-1) : (reached.at(-1) ?? sections[0]))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [sections])
  return current
}

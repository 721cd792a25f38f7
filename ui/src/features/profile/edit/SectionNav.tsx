import {
  IconAdjustments,
  IconDatabase,
  IconDevices,
  IconLock,
  IconMapPin,
  type IconProps,
  IconUser,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ComponentType, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupCode } from '~/api/types'
import type { Section } from '../sections'
import classes from './SectionNav.module.css'

const icons: Record<Section, ComponentType<IconProps>> = {
  identity: IconUser,
  password: IconLock,
  addresses: IconMapPin,
  parameters: IconAdjustments,
  sessions: IconDevices,
  data: IconDatabase,
}

/** Pixels at the end of the tabs that are pale. */
const FADE = 40

interface Props {
  sections: Section[]
  shown: Section
  group: GroupCode
}

/** The sections of the profile: a list beside the form, tabs above it on smaller screens. */
export function SectionNav({ sections, shown, group }: Props) {
  const { t } = useTranslation('profile')
  const nav = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab of the section is brought into sight when it changes
  useEffect(() => {
    const box = nav.current
    const tab = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !tab) return
    const isInSight =
      tab.offsetLeft >= box.scrollLeft && tab.offsetLeft + tab.offsetWidth <= box.scrollLeft + box.clientWidth - FADE
    if (!isInSight) box.scrollLeft = tab.offsetLeft - FADE
  }, [shown])

  return (
    <nav ref={nav} className={classes.sections} aria-label={t('sections')}>
      {sections.map((section) => {
        const Icon = icons[section]
        return (
          <Link
            key={section}
            to="/profile/edit"
            search={{ section }}
            resetScroll={false}
            replace
            className={classes.section}
            aria-current={section === shown ? 'page' : undefined}
          >
            <Icon size={18} stroke={1.7} aria-hidden />
            {section === 'parameters' ? t(`record:title.${group}`) : t(`section.${section}`)}
          </Link>
        )
      })}
    </nav>
  )
}

import {
  IconAdjustments,
  IconBell,
  IconDatabase,
  IconDevices,
  IconFileInvoice,
  IconLock,
  IconMapPin,
  type IconProps,
  IconUser,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ComponentType, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupCode } from '~/api/types'
import { useCurrentInSight } from '~/shared/parts/use-current-in-sight'
import type { Section } from '../sections'
import classes from './SectionNav.module.css'

const icons: Record<Section, ComponentType<IconProps>> = {
  identity: IconUser,
  password: IconLock,
  addresses: IconMapPin,
  parameters: IconAdjustments,
  invoicing: IconFileInvoice,
  notifications: IconBell,
  sessions: IconDevices,
  data: IconDatabase,
}

interface Props {
  sections: Section[]
  shown: Section
  group: GroupCode
}

/** The sections of the profile: a list beside the form, tabs above it on smaller screens. */
export function SectionNav({ sections, shown, group }: Props) {
  const { t } = useTranslation('profile')
  const nav = useRef<HTMLElement>(null)
  useCurrentInSight(nav, shown)

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

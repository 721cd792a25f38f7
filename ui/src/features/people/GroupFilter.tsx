import { Button, Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { GroupCode } from '~/api/types'
import { CheckRow } from '~/shared/parts/CheckRow'
import classes from './GroupFilter.module.css'
import { CUSTOMER_GROUPS } from './people-lists'

interface Props {
  chosen: GroupCode[]
  onChange: (groups: GroupCode[]) => void
}

/** The groups to show; several may be chosen. */
export function GroupChoice({ chosen, onChange }: Props) {
  const { t } = useTranslation()
  const toggle = (group: GroupCode) =>
    onChange(chosen.includes(group) ? chosen.filter((one) => one !== group) : [...chosen, group])
  return CUSTOMER_GROUPS.map((group) => (
    <CheckRow key={group} checked={chosen.includes(group)} onToggle={() => toggle(group)}>
      {t(`enums:user_group.${group}`)}
    </CheckRow>
  ))
}

/** The same behind a button. */
export function GroupFilter({ chosen, onChange }: Props) {
  const { t } = useTranslation('people')
  return (
    <Popover position="bottom-start" shadow="lg" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.button ?? ''}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {chosen.length > 0 ? t('filter.groupCount', { count: chosen.length }) : t('column.group')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('column.group')} className={classes.menu ?? ''}>
        <GroupChoice chosen={chosen} onChange={onChange} />
      </Popover.Dropdown>
    </Popover>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ListTabs } from '~/shared/parts/ListTabs'

const screens = {
  list: '/taste-and-buy',
  orders: '/taste-and-buy/orders',
  waiters: '/taste-and-buy/waiters',
} as const

export type TasteScreen = keyof typeof screens

/** The screens of Taste & Buy, one beside the other. */
export function TasteTabs({ current }: { current: TasteScreen }) {
  const { t } = useTranslation('taste')
  const navigate = useNavigate()
  return (
    <ListTabs
      label={t('screens.label')}
      current={current}
      tabs={(Object.keys(screens) as TasteScreen[]).map((key) => ({ key, label: t(`screens.${key}`) }))}
      onTab={(key = 'list') => void navigate({ to: screens[key] })}
    />
  )
}

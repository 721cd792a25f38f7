import { Menu } from '@mantine/core'
import { IconArrowRight, IconCheck, IconPencil, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MenuLink } from '~/shared/parts/MenuLink'
import { RowMenu } from '~/shared/table/RowMenu'
import { usePromoCodeActions } from '../actions'
import type { PromoCode } from '../promo-code'

/** What can be done with one code of the list. */
export function PromoCodeMenu({ code }: { code: PromoCode }) {
  const { t } = useTranslation('codes')
  return <RowMenu label={t('row.menu', { code: code.code })}>{() => <Items code={code} />}</RowMenu>
}

function Items({ code }: { code: PromoCode }) {
  const { t } = useTranslation('codes')
  const { stop, start } = usePromoCodeActions(code)
  const codeId = { codeId: String(code.id) }
  return (
    <>
      <MenuLink to="/promo-codes/$codeId" params={codeId} leftSection={<IconArrowRight size={16} aria-hidden />}>
        {t('action.open')}
      </MenuLink>
      <MenuLink to="/promo-codes/$codeId/edit" params={codeId} leftSection={<IconPencil size={16} aria-hidden />}>
        {t('action.edit')}
      </MenuLink>
      <Menu.Divider />
      {code.status === 'stopped' ? (
        <Menu.Item leftSection={<IconCheck size={16} aria-hidden />} onClick={() => void start()}>
          {t('action.start')}
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconX size={16} aria-hidden />} onClick={() => void stop()}>
          {t('action.stop')}
        </Menu.Item>
      )}
    </>
  )
}

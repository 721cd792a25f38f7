import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Address } from '~/api/types'
import { addressName } from '~/shared/addresses/address-name'
import classes from './AddressButtons.module.css'
import type { useAddressDialog } from './use-address-dialog'

interface Props {
  of: Address['typeAddress']
  /** The one that is chosen. */
  address: Address | undefined
  work: ReturnType<typeof useAddressDialog>
}

/** Another address, or the chosen one written anew; nothing for who may not. */
export function AddressButtons({ of, address, work }: Props) {
  const { t } = useTranslation('cart')
  if (!work.mayEdit) return null
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconPlus size={16} aria-hidden />}
        aria-label={t(`address.addOf.${of}`)}
        {...work.intent}
        onClick={() => work.open(of)}
      >
        {t('address.add')}
      </Button>
      {address && (
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={t('address.changeOne', { name: addressName(address) })}
          {...work.intent}
          onClick={() => work.open(of, address)}
        >
          {t('address.change')}
        </Button>
      )}
    </div>
  )
}

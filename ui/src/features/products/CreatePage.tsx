import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAdmin } from '~/shared/access/groups'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { useSession } from '~/shared/session/session'
import { SheetForm } from './form/SheetForm'
import { newSheet } from './sheet/values'

/** A new product. */
export function CreatePage() {
  const { t } = useTranslation('products')
  const navigate = useNavigate()
  const user = useSession((session) => session.user)
  const choosesSupplier = user !== null && isAdmin(user.userGroup.code)
  const [initial] = useState(() => newSheet(choosesSupplier || !user ? null : String(user.id)))
  if (!user) return null
  return (
    <>
      <PageHeader
        title={t('createTitle')}
        subtitle={t('createSubtitle')}
        back={{ ...listAsLeft('/products'), label: t('title') }}
      />
      <SheetForm
        sheet={null}
        initial={initial}
        company={choosesSupplier ? '' : user.company}
        choosesSupplier={choosesSupplier}
        onCreated={({ id }) =>
          void navigate({ to: '/products/$productId/edit', params: { productId: String(id) }, replace: true })
        }
      />
    </>
  )
}

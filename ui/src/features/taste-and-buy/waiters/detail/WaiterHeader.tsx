import { useTranslation } from 'react-i18next'
import type { Waiter } from '~/api/types'
import { api } from '~/shared/api/client'
import { opens } from '~/shared/document/Acts'
import { DocumentHeader } from '~/shared/document/DocumentHeader'
import { useUpdates } from '~/shared/document/documents'
import { useMove } from '~/shared/document/use-move'
import { loadOnIntent } from '~/shared/parts/load-on-intent'
import { toast } from '~/shared/toasts/toast'
import { hasSold, nameOf, stateOf, waiterStates, waiters } from '../waiter'

const EditDialog = loadOnIntent(() => import('./EditDialog').then((part) => part.EditDialog))
const PinDialog = loadOnIntent(() => import('./PinDialog').then((part) => part.PinDialog))
const DeleteDialog = loadOnIntent(() => import('./DeleteDialog').then((part) => part.DeleteDialog))

/** A waiter's name, whether it sells, and what can be done with it. */
export function WaiterHeader({ waiter }: { waiter: Waiter }) {
  const { t } = useTranslation('waiters')
  const move = useMove(useUpdates(waiters))
  const { id, active, hasPin } = waiter
  const name = nameOf(waiter)

  const set = (next: boolean, version: number) =>
    move.run(
      () => api.patch('/waiters/{id}', { version, active: next }, { path: { id } }),
      (saved) => {
        if (next) toast.success(t('done.activated', { name }))
        else toast.undo(t('done.deactivated', { name }), () => void set(true, saved.version), `waiter-${id}`)
      },
    )

  return (
    <DocumentHeader
      title={name}
      states={waiterStates}
      state={stateOf(waiter)}
      others={[
        { label: t('delete.action'), isOffered: !hasSold(waiter), isHarm: true, ...opens(DeleteDialog, { waiter }) },
      ]}
      acts={[
        {
          label: t(active ? 'action.deactivate' : 'action.activate'),
          isBusy: move.isBusy,
          onAct: () => void set(!active, waiter.version),
        },
        { label: t('edit.action'), ...opens(EditDialog, { waiter }) },
        {
          label: t(hasPin ? 'pin.renew' : 'pin.give'),
          isOffered: active,
          isNext: !hasPin,
          ...opens(PinDialog, { waiter }),
        },
      ]}
    />
  )
}

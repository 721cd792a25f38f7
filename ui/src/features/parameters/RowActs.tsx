import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useBusy } from '~/shared/parts/use-busy'
import { readAgain } from './queries'

interface Props {
  /** Of what. */
  name: string
  active: boolean
  onEdit: () => void
  /** Takes it out of service, or into it. */
  turn: () => Promise<unknown>
}

/** Changes a carrier or a grid, or turns it off and on; what is so afterwards is read in any case. */
export function RowActs({ name, active, onEdit, turn }: Props) {
  const { t } = useTranslation('parameters')
  const client = useQueryClient()
  const { isBusy, run } = useBusy()
  const onTurn = () =>
    run(async () => {
      await turn().finally(() => readAgain(client))
    }, t('failed'))
  return (
    <>
      <Button variant="default" aria-label={t('grids.editOf', { name })} onClick={onEdit}>
        {t('grids.edit')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        loading={isBusy}
        aria-label={t(active ? 'grids.stopOf' : 'grids.resumeOf', { name })}
        onClick={() => void onTurn()}
      >
        {t(active ? 'grids.stop' : 'grids.resume')}
      </Button>
    </>
  )
}

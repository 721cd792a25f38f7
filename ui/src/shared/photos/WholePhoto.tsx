import { Dialog } from '~/shared/parts/Dialog'
import classes from './Photo.module.css'

interface Props {
  opened: boolean
  address: string
  label: string
  onClose: () => void
}

/** The photo of a damage in its full size. */
export const WholePhoto = ({ opened, address, label, onClose }: Props) => (
  <Dialog opened={opened} onClose={onClose} size="auto" title={label}>
    <img className={classes.whole} src={address} alt={label} />
  </Dialog>
)

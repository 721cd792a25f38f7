import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'

interface Way {
  /** "Excel (.xlsx)" */
  label: string
  onChoose: () => unknown
}

interface Props {
  /** "Exporter" */
  label: string
  /** The formats to choose from; where there is one, the button itself exports. */
  ways: [Way, ...Way[]]
  disabled: boolean
  isBusy: boolean
  /** On a telephone the whole list is exported by choosing all of it. */
  isByChoice?: boolean
}

/** The whole list as a file, in the format that the person chooses. */
export function ExportMenu({ label, ways, disabled, isBusy, isByChoice = false }: Props) {
  const button = {
    variant: 'default',
    leftSection: <IconDownload size={17} stroke={1.8} aria-hidden />,
    disabled,
    loading: isBusy,
    'data-wide-only': isByChoice || undefined,
    children: label,
  }
  if (ways.length === 1) return <Button {...button} onClick={ways[0].onChoose} />
  return (
    <Menu position="bottom-end" shadow="md" width={220}>
      <Menu.Target>
        <Button {...button} />
      </Menu.Target>
      <Menu.Dropdown>
        {ways.map((way) => (
          <Menu.Item key={way.label} onClick={way.onChoose}>
            {way.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

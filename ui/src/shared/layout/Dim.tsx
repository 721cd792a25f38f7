import classes from './layout.module.css'
import { join, type LayoutProps, styleOf } from './props'

interface Props extends LayoutProps {
  as?: 'span' | 'p' | 'small' | 'div'
  /** As large as the words around it when nothing is said. */
  size?: 12 | 13
}

/** Words of second rank; with `data-figures` their digits are as wide as one another. */
export function Dim({ as: Element = 'span', size, mt, mb, className, style, ...rest }: Props) {
  const own = size ? { fontSize: size } : {}
  return <Element {...rest} className={join(classes.dim, className)} style={styleOf(own, { mt, mb, style })} />
}

/** A line of help below or beside what it is about. */
export const Hint = (props: LayoutProps) => <Dim as="p" size={13} {...props} />

import classes from './layout.module.css'
import { join, type LayoutProps, styleOf } from './props'

interface Props extends LayoutProps {
  as?: 'div' | 'span' | 'section' | 'ul' | 'ol' | 'li' | 'dl' | 'address'
  /** Between two of its parts. */
  gap?: number
}

/** Parts below one another. */
export const Stack = ({ as: Element = 'div', gap, mt, mb, className, style, ...rest }: Props) => (
  <Element
    {...rest}
    className={join(classes.stack, className)}
    style={styleOf(gap ? { gap } : {}, { mt, mb, style })}
  />
)

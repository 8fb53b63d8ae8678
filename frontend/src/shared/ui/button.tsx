import type { ComponentProps, ElementType, MouseEvent } from 'react';
import { classNames } from './class-names.js';

interface Variations {
  readonly primary?: boolean;
  readonly negative?: boolean;
  readonly basic?: boolean;
  readonly fluid?: boolean;
  readonly size?: 'mini' | 'tiny' | 'small' | 'large';
  /** Holds an icon and no words: it needs an `aria-label`. */
  readonly icon?: boolean;
  readonly loading?: boolean;
  readonly disabled?: boolean;
  /** Stays pressed or not: screen readers hear which by `active`. */
  readonly toggle?: boolean;
  readonly active?: boolean;
  readonly className?: string | undefined;
}

type ButtonProps<As extends ElementType> = Variations & { readonly as?: As } & Omit<
    ComponentProps<As>,
    keyof Variations | 'as'
  >;

/** A button with the styles of Semantic. `as={Link} to="…"` draws a link that is one. */
export function Button<As extends ElementType = 'button'>({ as, ...props }: ButtonProps<As>) {
  const {
    primary,
    negative,
    basic,
    fluid,
    size,
    icon,
    loading,
    disabled,
    toggle,
    active,
    className,
    onClick,
    ...rest
  } = props;
  const Element: ElementType = as ?? 'button';
  const click = (event: MouseEvent) => (disabled ? event.preventDefault() : onClick?.(event));
  const classes = { active, basic, fluid, icon, loading, negative, primary, toggle, disabled };
  return (
    <Element
      {...(Element === 'button' ? { disabled } : { role: 'button', 'aria-disabled': disabled })}
      {...(disabled ? { tabIndex: -1 } : {})}
      {...(toggle ? { 'aria-pressed': active === true } : {})}
      {...rest}
      className={classNames('ui', size, classes, 'button', className)}
      onClick={click}
    />
  );
}

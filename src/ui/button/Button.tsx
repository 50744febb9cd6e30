import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '@/ui/icon/Icon';
import type { IconName } from '@/ui/icon/icon-names';
import styles from '@/ui/button/Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary';

type Look = {
  /** At most one primary button in a view; `tertiary` looks like a link. */
  readonly variant?: ButtonVariant;
  /** As wide as its container. */
  readonly isFull?: boolean;
  readonly icon?: IconName | undefined;
  readonly iconEnd?: IconName | undefined;
  readonly children: ReactNode;
};

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & { readonly ref?: Ref<HTMLButtonElement> };

/** A button for an action. For a link that looks like a button use `ButtonLink`. */
export function Button({
  variant = 'primary',
  isFull,
  icon,
  iconEnd,
  children,
  className,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button type="button" {...rest} className={buttonClass(variant, { isFull, className })}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </button>
  );
}

type ButtonLinkProps = Look &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & { readonly href: string };

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  isFull,
  icon,
  iconEnd,
  children,
  className,
  ...rest
}: ButtonLinkProps): ReactNode {
  return (
    <a {...rest} className={buttonClass(variant, { isFull, className })}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </a>
  );
}

/** The classes of a button, for anchors that another component renders. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  more: { readonly isFull?: boolean | undefined; readonly className?: string | undefined } = {},
): string {
  const name = variant === 'primary' && 'main-action';
  return [styles.button, styles[variant], more.isFull && styles.full, name, more.className]
    .filter(Boolean)
    .join(' ');
}

function Content({ icon, iconEnd, children }: Pick<Look, 'icon' | 'iconEnd' | 'children'>): ReactNode {
  return (
    <>
      {icon ? <Icon name={icon} size="m" /> : null}
      {children}
      {iconEnd ? <Icon name={iconEnd} size="m" isDirectional /> : null}
    </>
  );
}

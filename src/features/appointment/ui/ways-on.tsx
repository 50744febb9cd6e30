import type { ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Icon } from '@/ui/icon/Icon';
import styles from './ways.module.css';

const ways = {
  visit: {
    path: '/appointments/manage',
    icon: 'calendar',
    title: 'See, move or cancel your visit',
    text: 'Type the code from the message that confirmed it.',
  },
  book: {
    path: '/schedule-an-appointment',
    icon: 'clock',
    title: 'Book a visit',
    text: 'Take the soonest time, or choose a doctor first.',
  },
  doctor: {
    path: '/find-a-physician',
    icon: 'stethoscope',
    title: 'Find a doctor and choose a time',
    text: 'Each doctor’s page shows the times that are free.',
  },
  request: {
    path: '/request-an-appointment',
    icon: 'mail',
    title: 'Request an appointment',
    text: 'Fill in a new form, and we call you with times.',
  },
} as const;

type Ways = {
  readonly to: readonly (keyof typeof ways)[];
  /** '' for none. */
  readonly phone: string;
};

type WithoutLinkProps = Ways & {
  /** What is wrong with the link; '' where the visitor came without one. */
  readonly problem: string;
};

/**
 * A page that a message leads to, opened without its link or with one that is no longer valid: where else visitors get
 * what they came for.
 * @requirement I17 I18 J9 K10
 */
export function WithoutLink({ problem, ...ways }: WithoutLinkProps): ReactNode {
  const t = usePhrases();
  return (
    <>
      <p role="alert">
        {problem ||
          t(
            'This page opens with the link in our message to you. Look for the message in your spam folder too.',
          )}
      </p>
      <WaysOn {...ways} />
    </>
  );
}

/** Ways to a visit, below what the page asks for. @requirement I16 */
export function WaysOn({ to, phone }: Ways): ReactNode {
  const t = usePhrases();
  const page = usePage();
  return (
    <section className={styles.waysOn}>
      <h2>{t('What you can do now')}</h2>
      <ul className={styles.ways}>
        {to.map((name) => {
          const { path, icon, title, text } = ways[name];
          return (
            <li key={name}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <h3>
                <a href={hrefOn(page, path)}>{t(title)}</a>
              </h3>
              <p>{t(text)}</p>
            </li>
          );
        })}
        {phone === '' ? null : (
          <li>
            <span className={styles.icon}>
              <Icon name="phone" />
            </span>
            <h3>
              <CallLink phone={phone} />
            </h3>
            <p>{t('We can find your visit or your form for you.')}</p>
          </li>
        )}
      </ul>
    </section>
  );
}

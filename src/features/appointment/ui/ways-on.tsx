import type { ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Way } from './way';
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
  wait: {
    path: '/find-a-physician',
    icon: 'stethoscope',
    title: 'Join a doctor’s waitlist',
    text: 'Is nothing free within a week? Press “Tell me when an earlier time opens” on the doctor’s page.',
  },
  // Whoever joins again within a day is sent no second message.
  newLink: {
    path: '/find-a-physician',
    icon: 'mail',
    title: 'Ask for a new link',
    text: 'No message after a day? Join the waitlist again on the doctor’s page, and we send another.',
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
  /** What the people at the phone can do. */
  readonly byPhone: string;
};

type WithoutLinkProps = Ways & {
  /** Which message has the link, or what is wrong with the one that was opened. */
  readonly said: string;
};

/**
 * A page that a message leads to, opened without its link or with one that is no longer valid: where else visitors get
 * what they came for.
 * @requirement I17 I18 J9 K10
 */
export function WithoutLink({ said, ...ways }: WithoutLinkProps): ReactNode {
  return (
    <>
      <p role="alert">{said}</p>
      <WaysOn {...ways} />
    </>
  );
}

/** Ways to a visit, below what the page asks for. @requirement I16 */
export function WaysOn({ to, phone, byPhone }: Ways): ReactNode {
  const t = usePhrases();
  const page = usePage();
  return (
    <section className={styles.waysOn}>
      <h2>{t('What you can do now')}</h2>
      <ul className={styles.ways}>
        {to.map((name) => {
          const { path, icon, title, text } = ways[name];
          const link = <a href={hrefOn(page, path)}>{t(title)}</a>;
          return <Way key={name} as="h3" icon={icon} link={link} text={t(text)} />;
        })}
        {phone === '' ? null : <Way as="h3" icon="phone" link={<CallLink phone={phone} />} text={byPhone} />}
      </ul>
    </section>
  );
}

import type { ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { Way } from '@/features/appointment/ui/way';
import { authored, requestLink, type Workflow } from '../model/workflow';
import styles from '@/features/appointment/ui/ways.module.css';

const online = [
  {
    path: '/soonest-appointment',
    icon: 'clock',
    title: 'As soon as possible',
    text: 'See the earliest open times with any doctor.',
  },
  {
    path: '/book-online',
    icon: 'list',
    title: 'By what you need',
    text: 'Answer a few short questions and see doctors who can help.',
  },
  {
    path: '/find-a-physician',
    icon: 'stethoscope',
    title: 'With a doctor you choose',
    text: 'Search by name, then take one of the times on the profile.',
  },
] as const;

/**
 * For whoever comes to the booking page without a time: three ways to one, what to do with a visit that is booked, and
 * how to ask for a visit by phone or by a form.
 * @requirement I8 I9 @decision Q56
 */
export function WaysToBook({ workflow }: { readonly workflow: Workflow }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const request = requestLink(workflow, page);
  const phone = authored(workflow, 'waitlistPhone', '');
  return (
    <>
      <ul className={styles.ways}>
        {online.map(({ path, icon, title, text }) => (
          <Way
            key={path}
            as="h2"
            icon={icon}
            link={<a href={hrefOn(page, path)}>{t(title)}</a>}
            text={t(text)}
          />
        ))}
      </ul>
      <div className={styles.others}>
        <section>
          <h2>{t('Have you booked already?')}</h2>
          <p>{t('Open the link in our message to you, or type its code.')}</p>
          <a href={hrefOn(page, '/appointments/manage')}>{t('See, move or cancel your visit')}</a>
        </section>
        <section>
          <h2>{t('Not able to book online?')}</h2>
          <p>{t('Call us, or send a request and we call you back.')}</p>
          <ul>
            {phone === '' ? null : (
              <li>
                <CallLink phone={phone} />
              </li>
            )}
            <li>
              <a href={request.href}>{request.text || t('Request an appointment')}</a>
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}

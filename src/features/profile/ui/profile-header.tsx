import type { ReactNode } from 'react';
import { Image } from '@/cms/fields/image';
import { anchorOf, hrefOn } from '@/cms/fields/link';
import { usePage } from '@/cms/page';
import { usePhrases } from '@/i18n/use-phrases';
import { formatPhone, telHref } from '@/lib/phone';
import { buttonClass } from '@/ui/button/Button';
import { PortraitPlaceholder } from '@/ui/portrait-placeholder/PortraitPlaceholder';
import { Stars } from '@/ui/stars/Stars';
import { Tip } from '@/ui/tip/Tip';
import type { Badge, Profile } from '../model/profile';
import styles from './profile-header.module.css';

/** Longer lists lead to their section. */
const summaryItems = 3;

/**
 * Who a physician is, in one look.
 * @requirement D2
 */
export function ProfileHeader({ profile }: { readonly profile: Profile }): ReactNode {
  const t = usePhrases();
  const { rating, pronouns, specialties, places } = profile;
  const titles = [...profile.academicTitles, ...profile.specialtyTitles];
  return (
    <header className={styles.header}>
      <div className={styles.photo}>
        {profile.photo ? (
          <Image
            field={{ value: profile.photo }}
            alt={profile.photo.alt}
            sizes="(width >= 768px) 240px, 128px"
            isHero
          />
        ) : (
          <PortraitPlaceholder />
        )}
      </div>
      <div className={styles.who}>
        <ProviderBadge badge={profile.providerType} />
        <h1>
          {profile.name}
          {pronouns ? <span className={styles.pronouns}> ({pronouns.replace(/^\(|\)$/g, '')})</span> : null}
        </h1>
        {titles.length > 0 ? (
          <ul className={styles.titles}>
            {titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        ) : null}
        {rating ? (
          <a className={styles.rating} href="#ratings-reviews">
            <Stars
              rating={rating.value}
              count={rating.count}
              label={t('{rating} out of 5, {count} ratings', { rating: rating.value, count: rating.count })}
            />
          </a>
        ) : null}
        <Facts profile={profile} />
      </div>
      <div className={styles.summaries}>
        <SummaryList
          label={t('Specialties')}
          items={specialties.map((name) => ({ name, href: '' }))}
          more={{
            href: '#Specialities',
            text: t('See {count} more specialties', { count: specialties.length - summaryItems }),
          }}
        />
        <SummaryList
          label={t('Locations')}
          items={places.map(({ title, href }) => ({ name: title, href }))}
          more={{
            href: '#Locations',
            text: t('See {count} more locations', { count: places.length - summaryItems }),
          }}
        />
      </div>
      <Actions profile={profile} />
    </header>
  );
}

/** What decides whether a visitor can become a patient. */
function Facts({ profile }: { readonly profile: Profile }): ReactNode {
  const t = usePhrases();
  return (
    <ul className={styles.facts}>
      <li className={profile.acceptsNewPatients ? styles.yes : undefined}>
        {profile.acceptsNewPatients ? t('Accepting New Patients') : t('Not Accepting New Patients')}
      </li>
      {profile.hasTelehealth ? <li className={styles.yes}>{t('Video Visits')}</li> : null}
    </ul>
  );
}

type SummaryListProps = {
  readonly label: string;
  readonly items: readonly { readonly name: string; readonly href: string }[];
  readonly more: { readonly href: string; readonly text: string };
};

function SummaryList({ label, items, more }: SummaryListProps): ReactNode {
  const page = usePage();
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{label}</h2>
      <ul>
        {items.slice(0, summaryItems).map(({ name, href }) => (
          <li key={name}>{href ? <a href={hrefOn(page, href)}>{name}</a> : name}</li>
        ))}
        {items.length > summaryItems ? (
          <li>
            <a href={more.href}>{more.text}</a>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function Actions({ profile }: { readonly profile: Profile }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const call = telHref(profile.phone);
  if (!call && !profile.referLink) return null;
  return (
    <div className={styles.actions}>
      {call ? (
        <a className={buttonClass('secondary')} href={call}>
          {t('Call {phone}', { phone: formatPhone(profile.phone) })}
        </a>
      ) : null}
      {profile.referLink ? (
        <a className={buttonClass('secondary')} {...anchorOf(page, profile.referLink)}>
          {profile.referLink.text || t('Refer a Patient')}
        </a>
      ) : null}
    </div>
  );
}

/** The kind of provider, with what it means. */
function ProviderBadge({ badge }: { readonly badge: Badge | undefined }): ReactNode {
  if (!badge) return null;
  return (
    <p className={styles.badge}>
      <Tip text={badge.tooltip}>{badge.label}</Tip>
    </p>
  );
}

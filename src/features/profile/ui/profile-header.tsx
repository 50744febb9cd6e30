import type { ReactNode } from 'react';
import { CallLink } from '@/cms/fields/call-link';
import { Image } from '@/cms/fields/image';
import { anchorOf, hrefOn } from '@/cms/fields/link';
import { Spoken } from '@/cms/fields/spoken';
import { usePage } from '@/cms/page';
import { requestFor } from '@/domain/form-address';
import { usePhrases } from '@/i18n/use-phrases';
import { buttonClass } from '@/ui/button/Button';
import { PortraitPlaceholder } from '@/ui/portrait-placeholder/PortraitPlaceholder';
import { Tip } from '@/ui/tip/Tip';
import type { Badge, Profile } from '../model/profile';
import { BookLink } from './book-link';
import { KeepProfile } from './keep-profile';
import { RatingStars } from './rating-stars';
import { SummaryList } from './summary-list';
import styles from './profile-header.module.css';

type ProfileHeaderProps = {
  readonly profile: Profile;
  /** There is an appointment box, which phones show only after some scrolling. */
  readonly hasBox?: boolean;
};

/**
 * A physician at a glance: portrait, name, titles, rating, and how to become a patient.
 * @requirement D2
 */
export function ProfileHeader({ profile, hasBox = false }: ProfileHeaderProps): ReactNode {
  const t = usePhrases();
  const { rating, reviews, pronouns, specialties, places } = profile;
  const leadsOn = reviews.length > 0 || profile.ratingMethod;
  const RatingTag = leadsOn ? 'a' : 'span';
  // A title that is a specialty stands among the specialties.
  const titles = [...profile.academicTitles, ...profile.specialtyTitles].filter(
    (title) => !specialties.includes(title),
  );
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
        <h1>
          {profile.name}{' '}
          {pronouns ? (
            <span className={styles.pronouns}>
              (<Spoken text={pronouns.replace(/^\(|\)$/g, '')} />)
            </span>
          ) : null}
        </h1>
        {titles.length > 0 ? (
          <ul className={styles.titles}>
            {titles.map((title) => (
              <li key={title}>
                <Spoken text={title} />
              </li>
            ))}
          </ul>
        ) : null}
        {profile.logo ? (
          <p className={styles.logo}>
            <Image field={{ value: profile.logo }} alt={profile.logo.alt} sizes="200px" />
          </p>
        ) : null}
        <ProviderBadge badge={profile.providerType} />
        {hasBox ? <BookLink className={styles.book} /> : null}
        {rating ? (
          // Without reviews, and without how ratings are made, there is no such place.
          <RatingTag className={styles.rating} {...(leadsOn ? { href: '#ratings-reviews' } : {})}>
            <RatingStars rating={rating} />
          </RatingTag>
        ) : null}
        <Facts profile={profile} />
      </div>
      <div className={styles.summaries}>
        <SummaryList
          label={t('Specialties')}
          items={specialties.map((name) => ({ name, href: '' }))}
          href="#Specialities"
          moreText={(count) =>
            count === 1 ? t('See 1 more specialty') : t('See {count} more specialties', { count })
          }
        />
        <SummaryList
          label={t('Locations')}
          items={places.map(({ title, href }) => ({ name: title, href }))}
          href="#Locations"
          moreText={(count) =>
            count === 1 ? t('See 1 more location') : t('See {count} more locations', { count })
          }
        />
      </div>
      <Actions profile={profile} />
      <KeepProfile profile={profile} />
    </header>
  );
}

/** Whether the physician takes new patients, and how they see them. */
function Facts({ profile }: { readonly profile: Profile }): ReactNode {
  const t = usePhrases();
  const { acceptsNewPatients, hasTelehealth, insurancePlans } = profile;
  if (acceptsNewPatients === undefined && !hasTelehealth && insurancePlans.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {acceptsNewPatients === undefined ? null : (
        <li className={acceptsNewPatients ? styles.yes : undefined}>
          {acceptsNewPatients ? t('Accepting New Patients') : t('Not Accepting New Patients')}
        </li>
      )}
      {hasTelehealth ? <li className={styles.yes}>{t('Video Visits')}</li> : null}
      {insurancePlans.length > 0 ? (
        <li>
          <a href="#acceptedInsurance">
            {t('Accepted insurance plans: {count}', { count: insurancePlans.length })}
          </a>
        </li>
      ) : null}
    </ul>
  );
}

/** Where nobody can book online, a request comes first; at the partner hospital, which takes none, the number. */
function Actions({ profile }: { readonly profile: Profile }): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { path, isPartner, hasOnlineScheduling } = profile;
  const isRequested = !hasOnlineScheduling && !isPartner;
  return (
    <div className={styles.actions}>
      {isRequested ? (
        <a
          className={buttonClass(profile.acceptsNewPatients === false ? 'secondary' : 'primary')}
          href={hrefOn(page, requestFor('/request-an-appointment', path))}
        >
          {t('Request an appointment')}
        </a>
      ) : null}
      <CallLink
        phone={profile.phone}
        className={buttonClass(isPartner && !hasOnlineScheduling ? 'primary' : 'secondary')}
      />
      {profile.referLink ? (
        <a className={buttonClass('secondary')} {...anchorOf(page, profile.referLink)}>
          {profile.referLink.text ? <Spoken text={profile.referLink.text} /> : t('Refer a Patient')}
        </a>
      ) : null}
    </div>
  );
}

/** The type of provider, with an explanation. */
function ProviderBadge({ badge }: { readonly badge: Badge | undefined }): ReactNode {
  if (!badge) return null;
  return (
    <p className={styles.badge}>
      <Tip text={badge.tooltip}>{badge.label}</Tip>
    </p>
  );
}

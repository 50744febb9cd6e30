import { useState, type ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { linkOf, textOf } from '@/cms/fields/readers';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { TeamGroup } from '@/contracts/team';
import { BlockHead } from '@/features/content/ui/block-head';
import { usePhrases } from '@/i18n/use-phrases';
import { formatPhone } from '@/lib/phone';
import { SelectField } from '@/ui/field/SelectField';
import { LiveRegion } from '@/ui/live-region/LiveRegion';
import { Section } from '@/ui/section/Section';
import styles from '@/blocks/Profile/Profile.module.css';
import { Group } from '@/blocks/Profile/group';

/** The picker's name among authors and in style sheets. */
const pickerId = 'teams-picker';

/**
 * A team's physicians, in groups where there are several; a visitor may pick one of them. Without scripts all of them
 * are there.
 * @requirement D11
 * @decision Q48
 */
export function Profile({
  fields,
  data,
}: BlockProps<Record<string, unknown>, readonly TeamGroup[]>): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  const [picked, setPicked] = useState('');
  const groups = data?.ok ? data.data : [];
  if (isEditing) {
    return (
      <Section>
        <BlockHead title={fields?.title} intro={fields?.introContent} />
        <AuthorNotice>Profile</AuthorNotice>
      </Section>
    );
  }
  if (groups.length === 0 && (!data || data.ok)) return null;
  const isShown = (at: number) => picked === '' || picked === String(at);
  return (
    <Section>
      <BlockHead title={fields?.title} intro={fields?.introContent} />
      {groups.length > 1 ? (
        <div className={`${pickerId} needs-script ${styles.picker}`}>
          <SelectField
            id={pickerId}
            label={t('Filter Providers')}
            empty={t('All groups')}
            options={groups.map(({ title }, at) => [String(at), title] as const)}
            value={picked}
            onValueChange={setPicked}
          />
          <LiveRegion>
            {picked === ''
              ? null
              : t('Providers shown: {count}', { count: groups[Number(picked)]?.members.length ?? 0 })}
          </LiveRegion>
        </div>
      ) : null}
      {groups.length === 0 ? <NobodyNow phone={fields?.phoneLink} /> : null}
      {groups.map((group, at) =>
        isShown(at) ? <Group key={at} group={group} headingLevel={textOf(fields?.title) ? 3 : 2} /> : null,
      )}
    </Section>
  );
}

/** Stands in for the team while the search service is down. */
function NobodyNow({ phone }: { readonly phone: unknown }): ReactNode {
  const t = usePhrases();
  const link = linkOf(phone);
  return (
    <p>
      {t('Our team cannot be shown right now.')}{' '}
      {link ? (
        <>
          {t('Call us, and we will help you find the right doctor:')}{' '}
          <a href={link.href}>
            <bdi>{formatPhone(link.text || link.href)}</bdi>
          </a>
        </>
      ) : null}
    </p>
  );
}

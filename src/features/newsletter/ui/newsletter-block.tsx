import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { textOf } from '@/cms/fields/readers';
import { RichText } from '@/cms/fields/rich-text';
import { Text } from '@/cms/fields/text';
import type { ComponentFields } from '@/cms/layout-data';
import { usePage } from '@/cms/page';
import { AuthorNotice } from '@/cms/placeholder';
import type { NewsletterVariant } from '@/domain/newsletter';
import { usePhrases } from '@/i18n/use-phrases';
import { readNewsletter, type NewsletterData } from '../model/newsletter-fields';
import { SignUp } from './sign-up';
import styles from '@/features/newsletter/ui/newsletter-block.module.css';

type NewsletterBlockProps = BlockProps<ComponentFields, NewsletterData> & {
  /** The block's name, for authors. */
  readonly name: string;
  readonly variant: NewsletterVariant;
};

/**
 * A newsletter as a block: title, introduction, sign-up. Authors see what it lacks. The footer hides its own form beside it.
 * @requirement K8
 */
export function NewsletterBlock({ name, variant, fields, rendering, data }: NewsletterBlockProps): ReactNode {
  const t = usePhrases();
  const { isEditing } = usePage();
  const newsletter = readNewsletter(fields);
  const isWithoutForm = variant === 'eloqua' && newsletter.formId === '';
  const isEmpty =
    textOf(newsletter.title) === '' && Object.values(newsletter.texts).every((said) => said === '');
  if (isWithoutForm || isEmpty) {
    const lacking = isWithoutForm ? 'eloquaFormID is required' : 'choose its content';
    return isEditing ? <AuthorNotice>{`${name} (${lacking})`}</AuthorNotice> : null;
  }
  return (
    <section
      className={`${styles.block} ${styles.band}`}
      data-newsletter={isEditing ? undefined : ''}
      data-error-word={t('Error:')}
    >
      <div>
        <Text field={newsletter.title} as="h2" />
        <RichText field={newsletter.intro} />
      </div>
      {isEditing ? (
        <AuthorNotice>{t('user interaction not available in experience editor')}</AuthorNotice>
      ) : (
        <SignUp
          uid={rendering.uid}
          variant={variant}
          item={rendering.dataSource}
          texts={newsletter.texts}
          isMain
          posted={data?.ok ? data.data.posted : undefined}
        />
      )}
    </section>
  );
}

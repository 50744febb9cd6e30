import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { textOf } from '@/cms/fields/readers';
import { Text } from '@/cms/fields/text';
import { Problem } from '@/features/chrome/ui/problem';
import { usePhrases } from '@/i18n/use-phrases';

/**
 * What visitors read when something cannot be shown; the words that the author left out are the specified ones.
 * @requirement A10
 */
export function ResourceProblem({ fields }: BlockProps): ReactNode {
  const t = usePhrases();
  return (
    <Problem
      heading={fields?.heading}
      heroImage={fields?.heroImage}
      homeLink={fields?.homeLink}
      phoneLink={fields?.phoneLink}
    >
      {textOf(fields?.text1) ? (
        <Text field={fields?.text1} as="p" />
      ) : (
        <p>{t('We apologize for any inconvenience.')}</p>
      )}
      {textOf(fields?.text2) ? (
        <Text field={fields?.text2} as="p" />
      ) : (
        <p>{t('There is a problem with the resource you are looking for, and it cannot be displayed.')}</p>
      )}
    </Problem>
  );
}

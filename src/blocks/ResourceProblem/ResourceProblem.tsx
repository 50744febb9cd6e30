import type { ReactNode } from 'react';
import type { BlockProps } from '@/cms/block';
import { Image } from '@/cms/fields/image';
import { Link } from '@/cms/fields/link';
import { Text } from '@/cms/fields/text';
import styles from './ResourceProblem.module.css';

/**
 * What visitors read when something cannot be shown.
 * @requirement A10
 */
export function ResourceProblem({ fields }: BlockProps): ReactNode {
  return (
    <section className={styles.problem}>
      <div className={styles.hero} aria-hidden="true">
        <Image field={fields?.heroImage} alt="" sizes="100vw" />
      </div>
      <div className={styles.words}>
        <Text field={fields?.heading} as="h1" />
        <Text field={fields?.text1} as="p" />
        <Text field={fields?.text2} as="p" />
        <p>
          <Link field={fields?.homeLink} />
        </p>
      </div>
    </section>
  );
}

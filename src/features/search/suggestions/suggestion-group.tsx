// HTML has no element for an option that is a link.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import type { ReactNode } from 'react';
import { ForeignMark } from '@/cms/fields/foreign-mark';
import { usePage } from '@/cms/page';
import { isForeign, speechOf } from '@/i18n/speech';
import type { OptionGroup } from './options';
import styles from './suggestion-list.module.css';

type SuggestionGroupProps = {
  readonly listId: string;
  readonly group: OptionGroup;
  readonly title: string;
  /** Keys of the titles that nobody has translated. */
  readonly untranslated: readonly string[] | undefined;
  /** Number of the active option; -1 for the field itself. */
  readonly active: number;
  /** Shows all values of the group. */
  readonly onExpand: () => void;
};

/** Id of an option, which the field names as its active descendant. */
export function optionId(listId: string, number: number): string {
  return `${listId}-${number}`;
}

function titleText(pieces: OptionGroup['options'][number]['title']): string {
  return pieces.map(({ text }) => text).join('');
}

/** Suggestions of one kind below their title. @requirement B3 */
export function SuggestionGroup(props: SuggestionGroupProps): ReactNode {
  const { listId, group, title, untranslated, active, onExpand } = props;
  const page = { ...usePage(), untranslated };
  const titleId = `${listId}-${group.key}`;
  return (
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} role="presentation" className={styles.title}>
        {title}
      </div>
      {group.options.map(({ key, number, href, title: pieces, detail }) => (
        <a
          key={key}
          id={optionId(listId, number)}
          role="option"
          aria-selected={number === active}
          tabIndex={-1}
          href={href}
          data-position={number + 1}
          className={styles.option}
          // The field keeps the focus: losing it would close the list before the click arrives.
          onMouseDown={(event) => event.preventDefault()}
          onClick={href === undefined ? onExpand : undefined}
        >
          <span {...speechOf(titleText(pieces), page)}>
            {pieces.map(({ text, isMatch }, at) =>
              isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
            )}
          </span>
          {/* Not by its title: a name is the same in every language. */}
          {isForeign([href ?? ''], page) ? <ForeignMark page={page} /> : null}
          {detail === '' ? null : (
            <>
              {' '}
              <span className={styles.detail} {...speechOf(detail, page)}>
                {detail}
              </span>
            </>
          )}
        </a>
      ))}
    </div>
  );
}

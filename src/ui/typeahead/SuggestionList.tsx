// A list of links below a field that keeps the focus: no tag of HTML is that.
// oxlint-disable jsx-a11y/prefer-tag-over-role
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import type { SearchType } from '@/contracts/search';
import type { FilterValue } from '@/lib/search-url';
import { translator } from '@/i18n/use-phrases';
import { optionGroups, type Option, type OptionGroup } from '@/ui/typeahead/options';
import type { ListState } from '@/ui/typeahead/TypeaheadInput';
import { useSuggestions } from '@/ui/typeahead/use-suggestions';
import styles from '@/ui/typeahead/list.module.css';

export type SuggestionListProps = {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly searchType: SearchType | undefined;
  readonly searchModel: string | undefined;
  readonly chosen: readonly FilterValue[] | undefined;
  readonly language: string;
  readonly action: string;
  readonly hrefOf: (path: string) => string;
  readonly onState: (state: ListState) => void;
};

/**
 * The list below a search field: hidden for fewer than three characters, after Enter, Escape and a click elsewhere, and
 * when the field is cleared; the arrows go through it while the focus stays in the field.
 * @requirement B3 B4
 */
export function SuggestionList(props: SuggestionListProps): ReactNode {
  const { id, input, searchType, searchModel, chosen = [], language, action, hrefOf, onState } = props;
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const suggested = useSuggestions({ text, searchType, searchModel, language });
  const t = translator(suggested?.answer.phrases ?? {});
  const groups = suggested
    ? optionGroups(suggested.answer, suggested.text, { action, hrefOf, chosen, seeAll: t('See All') })
    : [];
  const options = groups.flatMap((group) => group.options);
  const isOpen = isWanted && options.length > 0;
  const activeId = isOpen && active >= 0 ? optionId(id, active) : undefined;

  useEffect(() => onState({ isOpen, activeId }), [isOpen, activeId, onState]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  useEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const onInput = () => {
      setText(field.value.trim());
      setActive(-1);
      setWanted(true);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // Keys of an input method choose among its own words.
      if (event.isComposing) return;
      const move = moveOf(event.key, active, options.length);
      if (event.key === 'Enter') {
        setWanted(false);
        if (!isOpen || !options[active]) return;
        event.preventDefault();
        // As a click on it: whoever counts clicks hears of this one too.
        document.getElementById(optionId(id, active))?.click();
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        setWanted(false);
      } else if (move !== undefined && options.length > 0) {
        event.preventDefault();
        setWanted(true);
        setActive(move);
      }
    };
    const onBlur = () => setWanted(false);
    field.addEventListener('input', onInput);
    field.addEventListener('keydown', onKeyDown);
    field.addEventListener('blur', onBlur);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('keydown', onKeyDown);
      field.removeEventListener('blur', onBlur);
    };
  }, [id, input, active, options, isOpen]);

  // A field that was filled before this code came.
  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement === field && field.value !== field.defaultValue)
      field.dispatchEvent(new Event('input'));
  }, [input]);

  const announcement =
    isWanted && suggested
      ? options.length > 0
        ? t('{count} suggestions', { count: options.length })
        : t('No suggestions')
      : '';
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t('Suggestions')}
        className={styles.list}
        hidden={!isOpen}
        data-search={JSON.stringify({
          query: suggested?.text ?? '',
          total: options.length,
          shown: options.length,
          page: 1,
          isSuggestion: true,
        })}
      >
        {isOpen
          ? numbered(groups).map((group) => (
              <Group key={group.key} id={id} group={group} title={t(group.label)} active={active} />
            ))
          : null}
      </div>
      <output className="visually-hidden">{announcement}</output>
    </>
  );
}

function optionId(listId: string, number: number): string {
  return `${listId}-${number}`;
}

/** The option that a key leads to; one before the first is the field itself. */
function moveOf(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return undefined;
}

type NumberedGroup = Omit<OptionGroup, 'options'> & {
  readonly options: readonly (Option & { readonly number: number })[];
};

function numbered(groups: readonly OptionGroup[]): readonly NumberedGroup[] {
  let number = 0;
  return groups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, number: number++ })),
  }));
}

type GroupProps = {
  readonly id: string;
  readonly group: NumberedGroup;
  readonly title: string;
  readonly active: number;
};

function Group({ id, group, title, active }: GroupProps): ReactNode {
  const titleId = `${id}-${group.key}`;
  return (
    <div role="group" aria-labelledby={titleId}>
      <div id={titleId} role="presentation" className={styles.title}>
        {title}
      </div>
      {group.options.map(({ key, number, href, title: pieces, detail }) => (
        <a
          key={key}
          id={optionId(id, number)}
          role="option"
          aria-selected={number === active}
          tabIndex={-1}
          href={href}
          data-position={number + 1}
          className={styles.option}
          // The field keeps the focus, so that the list is still there when the click comes.
          onMouseDown={(event) => event.preventDefault()}
        >
          {pieces.map(({ text, isMatch }, at) =>
            isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
          {detail === '' ? null : (
            <>
              {' '}
              <span className={styles.detail}>{detail}</span>
            </>
          )}
        </a>
      ))}
    </div>
  );
}

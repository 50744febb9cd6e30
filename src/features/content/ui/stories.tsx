import { useEffect, useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { hrefOn } from '@/cms/fields/link';
import { PageContext, usePage } from '@/cms/page';
import { Spoken } from '@/cms/fields/spoken';
import { maxStoryPages } from '@/config/news';
import type { Stories } from '@/contracts/articles';
import { storiesHref } from '@/domain/news';
import { useMoreArticles } from '@/features/content/state/use-more-articles';
import { ArticleCards, type CardsLook } from '@/features/content/ui/article-cards';
import { usePhrases } from '@/i18n/use-phrases';
import { wantsNewTab } from '@/lib/wants-new-tab';
import { ButtonLink } from '@/ui/button/Button';
import styles from '@/features/content/ui/stories.module.css';

type StoryListProps = {
  readonly stories: Stories;
  /** Site path of the page, with the parameters that it keeps. */
  readonly base: string;
  readonly headingAs: 'h2' | 'h3';
  /** Begins the ids of the cards. */
  readonly anchor: string;
  readonly look?: CardsLook;
  readonly loadMoreText?: string;
  /** The address follows what is shown: this page is of the stories alone. */
  readonly keepsAddress?: boolean;
};

/**
 * Stories with "Load More" while there are more. Without scripts it is a link to the same page with more of them.
 * @requirement H3
 */
export function StoryList(props: StoryListProps): ReactNode {
  const { stories, base, headingAs, anchor, look = 'even', loadMoreText, keepsAddress = false } = props;
  const t = usePhrases();
  const page = usePage();
  const { shown, loadMore } = useMoreArticles(stories, page.language);
  const { articles, total, pages, status, untranslated } = shown;
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  const [firstNew, setFirstNew] = useState(0);
  const spoken = useMemo(
    () => ({ ...page, untranslated: [...(page.untranslated ?? []), ...untranslated] }),
    [page, untranslated],
  );
  useEffect(() => {
    if (firstNew > 0) list.current?.children[firstNew]?.querySelector('a')?.focus();
  }, [firstNew]);

  const addressOf = (wanted: number): string =>
    hrefOn(page, storiesHref(base, { year: stories.question.year, pages: wanted }));
  const more = async (event: MouseEvent): Promise<void> => {
    if (wantsNewTab(event)) return;
    event.preventDefault();
    const before = articles.length;
    const now = await loadMore();
    if (now === undefined) return;
    setFirstNew(before);
    // A reload, and the way back from a story, find the same list.
    if (keepsAddress) window.history.replaceState(window.history.state, '', addressOf(now));
  };

  return (
    <>
      <PageContext value={spoken}>
        <ArticleCards
          ref={list}
          cards={articles}
          headingAs={headingAs}
          look={look}
          hasAbstracts={look === 'even'}
          anchor={anchor}
        />
      </PageContext>
      <output className={styles.count}>
        {status === 'loading'
          ? t('Loading…')
          : total > stories.articles.length
            ? t('{shown} of {total} stories', { shown: articles.length, total })
            : null}
      </output>
      {status === 'failed' ? (
        <p role="alert">{t('More stories could not be loaded. Please try again.')}</p>
      ) : null}
      {total > articles.length && pages < maxStoryPages ? (
        <ButtonLink
          href={`${addressOf(pages + 1)}#${anchor}-${articles.length + 1}`}
          variant="secondary"
          onClick={(event) => void more(event)}
          data-hold=""
        >
          <Spoken text={loadMoreText || t('Load More')} />
        </ButtonLink>
      ) : null}
    </>
  );
}

type StoryYearsProps = Pick<StoryListProps, 'stories' | 'base' | 'anchor'> & { readonly label?: string };

/** The years that have stories, each a link that reloads the page. @requirement H3 */
export function StoryYears({ stories, base, anchor, label }: StoryYearsProps): ReactNode {
  const t = usePhrases();
  const page = usePage();
  const { years, question } = stories;
  if (years.length < 2 && question.year === '') return null;
  return (
    <nav aria-label={label || t('Stories by year')}>
      <ul className={styles.years}>
        {['', ...years].map((year) => (
          <li key={year}>
            <a
              href={`${hrefOn(page, storiesHref(base, { year }))}#${anchor}`}
              className={styles.year}
              aria-current={year === question.year ? 'true' : undefined}
            >
              {year || t('All years')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { fixtures as accordion } from '@/blocks/Accordion/fixtures';
import { fixtures as alertBanner } from '@/blocks/AlertBanner/fixtures';
import { fixtures as banner } from '@/blocks/Banner/fixtures';
import { fixtures as breadcrumb } from '@/blocks/Breadcrumb/fixtures';
import { fixtures as cardCollection } from '@/blocks/CardCollection/fixtures';
import { fixtures as clinicalTrialDetails } from '@/blocks/ClinicalTrialDetails/fixtures';
import { fixtures as conditionAccordion } from '@/blocks/ConditionAccordion/fixtures';
import { fixtures as footer } from '@/blocks/Footer/fixtures';
import { fixtures as forefrontArticle } from '@/blocks/ForefrontArticle/fixtures';
import { fixtures as fullHero } from '@/blocks/FullHero/fixtures';
import { fixtures as header } from '@/blocks/Header/fixtures';
import { fixtures as homepageHero } from '@/blocks/HomepageHero/fixtures';
import { fixtures as image } from '@/blocks/Image/fixtures';
import { fixtures as inPageNavigation } from '@/blocks/InPageNavigation/fixtures';
import { fixtures as linkSidebar } from '@/blocks/LinkSidebar/fixtures';
import { fixtures as multiSpotlight } from '@/blocks/MultiSpotlight/fixtures';
import { fixtures as page500 } from '@/blocks/Page500/fixtures';
import { fixtures as profile } from '@/blocks/Profile/fixtures';
import { fixtures as promoCard } from '@/blocks/PromoCard/fixtures';
import { fixtures as requestForm } from '@/blocks/RequestAnAppointmentForm/fixtures';
import { fixtures as resourceProblem } from '@/blocks/ResourceProblem/fixtures';
import { fixtures as richTextBlock } from '@/blocks/RichTextBlock/fixtures';
import { fixtures as threeColumnList } from '@/blocks/ThreeColumnList/fixtures';
import { fixtures as twoColumnRichTextBlock } from '@/blocks/TwoColumnRichTextBlock/fixtures';
import { useMemo, type ReactNode } from 'react';
import type { LayoutComponent } from '@/cms/layout-data';
import { PageContext, type Page, type Theme } from '@/cms/page';
import { BlocksContext, Placeholder } from '@/cms/placeholder';
import { phraseNamespaces, phrasesOf, type PhraseNamespace } from '@/i18n/phrases';
import { PhrasesContext } from '@/i18n/use-phrases';
import { registry } from '@/registry/components';

type Fixture = {
  readonly fields?: LayoutComponent['fields'];
  readonly params?: LayoutComponent['params'];
  readonly data?: unknown;
  readonly page?: Partial<Page>;
  readonly routeFields?: Page['route']['fields'];
};

/** Every block's fixtures by the block's name; the block gallery shows them, tests and screenshots use the same. */
const blocks: Readonly<Record<string, Readonly<Record<string, Fixture>>>> = {
  Accordion: accordion,
  AlertBanner: alertBanner,
  Banner: banner,
  Breadcrumb: breadcrumb,
  CardCollection: cardCollection,
  ClinicalTrialDetails: clinicalTrialDetails,
  ConditionAccordion: conditionAccordion,
  Footer: footer,
  ForefrontArticle: forefrontArticle,
  FullHero: fullHero,
  Header: header,
  HomepageHero: homepageHero,
  Image: image,
  InPageNavigation: inPageNavigation,
  LinkSidebar: linkSidebar,
  MultiSpotlight: multiSpotlight,
  Page500: page500,
  Profile: profile,
  PromoCard: promoCard,
  RequestAnAppointmentForm: requestForm,
  ResourceProblem: resourceProblem,
  ShortRequestAnAppointmentForm: requestForm,
  ShortRequestAnAppointmentFormInternational: requestForm,
  RichTextBlock: richTextBlock,
  ThreeColumnList: threeColumnList,
  TwoColumnRichTextBlock: twoColumnRichTextBlock,
};

export type GalleryLook = {
  readonly theme: Theme;
  readonly direction: 'ltr' | 'rtl';
  readonly block: string | undefined;
};

/** All blocks with all their fixtures, for developers. */
export function Gallery({ theme, direction, block }: GalleryLook): ReactNode {
  const shown = Object.entries(blocks).filter(([name]) => block === undefined || name === block);
  const phrases = useMemo(() => phrasesOf(Object.keys(phraseNamespaces) as PhraseNamespace[], {}), []);
  return (
    <PhrasesContext value={phrases}>
      <main id="main" data-theme={theme} dir={direction}>
        <p>
          {Object.keys(blocks).map((name) => (
            <a key={name} href={`?block=${name}&theme=${theme}&dir=${direction}`}>
              {name}{' '}
            </a>
          ))}
        </p>
        {shown.map(([name, fixtures]) =>
          Object.entries(fixtures).map(([key, fixture]) => (
            <div key={`${name}-${key}`}>
              <p>
                <code>
                  {name}: {key}
                </code>
              </p>
              <Exhibit name={name} fixture={fixture} theme={theme} direction={direction} />
            </div>
          )),
        )}
      </main>
    </PhrasesContext>
  );
}

type ExhibitProps = {
  readonly name: string;
  readonly fixture: Fixture;
  readonly theme: Theme;
  readonly direction: 'ltr' | 'rtl';
};

function Exhibit({ name, fixture, theme, direction }: ExhibitProps): ReactNode {
  const page: Page = {
    language: 'en',
    defaultLanguage: 'en',
    direction,
    itemPath: '/dev/ui',
    itemId: 'gallery',
    templateName: 'Tier Wide',
    isEditing: false,
    isPreview: true,
    pathname: '/dev/ui',
    siteUrl: '',
    year: 2026,
    ...fixture.page,
    theme,
    route: { displayName: 'Gallery', fields: fixture.routeFields ?? {} },
  };
  const data = fixture.data === undefined ? {} : { exhibit: { ok: true as const, data: fixture.data } };
  const component: LayoutComponent = {
    uid: 'exhibit',
    componentName: name,
    dataSource: '',
    fields: fixture.fields,
    params: fixture.params,
  };
  return (
    <PageContext value={page}>
      <BlocksContext value={{ registry, data }}>
        <Placeholder name="main" components={[component]} />
      </BlocksContext>
    </PageContext>
  );
}

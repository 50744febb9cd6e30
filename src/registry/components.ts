import dynamic from 'next/dynamic';
import type { AnyBlock, Registry } from '@/cms/placeholder';
import { isBlockName, type BlockName } from '@/registry/names';

/**
 * The blocks for visitors, each in a file of its own that is loaded only by pages that hold it. A name without an entry
 * is not built yet.
 * @requirement O2
 */
const components: Partial<Record<BlockName, AnyBlock>> = {
  AlertBanner: dynamic(() => import('@/blocks/AlertBanner/AlertBanner').then((block) => block.AlertBanner)),
  AppointmentBox: dynamic(() =>
    import('@/blocks/AppointmentBox/AppointmentBox').then((block) => block.AppointmentBox),
  ),
  Breadcrumb: dynamic(() => import('@/blocks/Breadcrumb/Breadcrumb').then((block) => block.Breadcrumb)),
  ComerProviderDetails: dynamic(() =>
    import('@/blocks/ComerProviderDetails/ComerProviderDetails').then((block) => block.ComerProviderDetails),
  ),
  Confirmation: dynamic(() =>
    import('@/blocks/Confirmation/Confirmation').then((block) => block.Confirmation),
  ),
  Footer: dynamic(() => import('@/blocks/Footer/Footer').then((block) => block.Footer)),
  GlobalSearch: dynamic(() =>
    import('@/blocks/GlobalSearch/GlobalSearch').then((block) => block.GlobalSearch),
  ),
  Header: dynamic(() => import('@/blocks/Header/Header').then((block) => block.Header)),
  HomepageHero: dynamic(() =>
    import('@/blocks/HomepageHero/HomepageHero').then((block) => block.HomepageHero),
  ),
  LanguageSelector: dynamic(() =>
    import('@/blocks/LanguageSelector/LanguageSelector').then((block) => block.LanguageSelector),
  ),
  LocationDetails: dynamic(() =>
    import('@/blocks/LocationDetails/LocationDetails').then((block) => block.LocationDetails),
  ),
  MegaNavigation: dynamic(() =>
    import('@/blocks/MegaNavigation/MegaNavigation').then((block) => block.MegaNavigation),
  ),
  MobileMenu: dynamic(() => import('@/blocks/MobileMenu/MobileMenu').then((block) => block.MobileMenu)),
  Page500: dynamic(() => import('@/blocks/Page500/Page500').then((block) => block.Page500)),
  PatientDetails: dynamic(() =>
    import('@/blocks/PatientDetails/PatientDetails').then((block) => block.PatientDetails),
  ),
  ProviderDetails: dynamic(() =>
    import('@/blocks/ProviderDetails/ProviderDetails').then((block) => block.ProviderDetails),
  ),
  ResourceProblem: dynamic(() =>
    import('@/blocks/ResourceProblem/ResourceProblem').then((block) => block.ResourceProblem),
  ),
  Reviews: dynamic(() => import('@/blocks/Reviews/Reviews').then((block) => block.Reviews)),
  RichTextBlock: dynamic(() =>
    import('@/blocks/RichTextBlock/RichTextBlock').then((block) => block.RichTextBlock),
  ),
  Search: dynamic(() => import('@/blocks/Search/Search').then((block) => block.Search)),
  Tabs: dynamic(() => import('@/blocks/Tabs/Tabs').then((block) => block.Tabs)),
  TopNavigation: dynamic(() =>
    import('@/blocks/TopNavigation/TopNavigation').then((block) => block.TopNavigation),
  ),
};

export const registry: Registry = {
  find: (name) => (isBlockName(name) ? components[name] : undefined),
  isPlanned: isBlockName,
};

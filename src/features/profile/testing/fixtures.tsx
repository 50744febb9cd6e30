import type { ReactNode } from 'react';
import { PageContext, type Page } from '@/cms/page';
import { safeContent } from '#cms/normalize-layout';
import { phrasesOf } from '@/i18n/phrases';
import { withFilm } from '@/features/video/model/film';
import { PressedVideo } from '@/features/video/ui/pressed-video';
import { PhrasesContext } from '@/i18n/use-phrases';
import { profileOf, type ProfileItem } from '../model/read-profile';
import { withBeside } from '../model/with-beside';
import { fullItem } from '../ui/fixtures';
import { ProfileView } from '../ui/profile-view';

export const page: Page = {
  language: 'en',
  defaultLanguage: 'en',
  direction: 'ltr',
  itemPath: fullItem.path,
  itemId: fullItem.id,
  templateName: 'Physician Details',
  isEditing: false,
  isPreview: false,
  theme: 'main',
  route: { displayName: '', fields: {} },
  pathname: fullItem.path,
  siteUrl: 'https://www.example.org',
  year: 2026,
} as Page;

const otherDoctors = [
  {
    npi: '1',
    name: 'Ida Moreno, MD',
    path: '/find-a-physician/physician/ida-moreno',
    image: '',
    specialty: 'Cardiology',
    phone: '773-555-0142',
    seesChildren: true,
    times: [{ words: 'Tue, Dec 1, 9:20 AM', href: '/find-a-physician/physician/ida-moreno#book=1' }],
  },
];

/** A profile on its page, as the server sends it there. */
export function view(item: ProfileItem, ratingMethod = '', on = page, doctors = otherDoctors): ReactNode {
  const profile = profileOf(item);
  const shown = {
    ...withBeside(profile, { doctors, plans: [] }),
    ratingMethod,
    video: profile.video && withFilm(profile.video, undefined),
  };
  return (
    <PageContext value={on}>
      <PhrasesContext value={phrasesOf(['profile', 'doctors'], {})}>
        <main>
          <ProfileView
            profile={safeContent(shown, { speech: on, isEditing: false }) as typeof shown}
            Video={PressedVideo}
          >
            <p>the box</p>
          </ProfileView>
        </main>
      </PhrasesContext>
    </PageContext>
  );
}

/** The full profile without some fields. */
export const without = (...names: readonly string[]): ProfileItem => ({
  ...fullItem,
  fields: Object.fromEntries(Object.entries(fullItem.fields).filter(([name]) => !names.includes(name))),
});

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import type { PrivacyChoicesProps } from '@/features/chrome/ui/privacy-choices';

/** Loads the question for consent if analytics is enabled; never while editing. @requirement N2 */
export function PrivacyChoicesLoader(): ReactNode {
  const { analytics, isEditing, isPreview, pathname } = usePage();
  const isEnabled = analytics !== undefined && !isEditing && !isPreview;
  const [Choices, setChoices] = useState<ComponentType<PrivacyChoicesProps>>();

  useEffect(() => {
    if (!isEnabled) return;
    void import('@/features/chrome/ui/privacy-choices').then((module) =>
      setChoices(() => module.PrivacyChoices),
    );
  }, [isEnabled]);

  return Choices && analytics ? <Choices analytics={analytics} pathname={pathname} /> : null;
}

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { usePage } from '@/cms/page';
import type { PrivacyChoicesProps } from '@/features/chrome/ui/privacy-choices';

/** The question whether visits may be counted, fetched only where they are, and never while editing. @requirement N2 */
export function PrivacyChoicesWhenMeasuring(): ReactNode {
  const { measuring, isEditing, isPreview, pathname } = usePage();
  const isMeasuring = measuring !== undefined && !isEditing && !isPreview;
  const [Choices, setChoices] = useState<ComponentType<PrivacyChoicesProps>>();

  useEffect(() => {
    if (!isMeasuring) return;
    void import('@/features/chrome/ui/privacy-choices').then((module) =>
      setChoices(() => module.PrivacyChoices),
    );
  }, [isMeasuring]);

  return Choices && measuring ? (
    <Choices measuring={measuring} section={pathname.split('/')[1] || 'home'} />
  ) : null;
}

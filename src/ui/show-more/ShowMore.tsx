import type { ReactNode } from 'react';
import { usePhrases } from '@/i18n/use-phrases';
import { Button } from '@/ui/button/Button';

type ShowMoreProps = {
  readonly isExpanded: boolean;
  readonly onChange: (isExpanded: boolean) => void;
  /** Id of the list before it, which gets longer and shorter. */
  readonly list: string;
  /** What the list is called, where a page may have several. */
  readonly of?: string;
  readonly className?: string;
};

/**
 * A button below a list that shows all of it, or fewer again; scripts must be there. A list that gets shorter leaves the
 * button in the window.
 * @requirement E5 G8 D15
 */
export function ShowMore({ isExpanded, onChange, list, of, className }: ShowMoreProps): ReactNode {
  const t = usePhrases();
  const words = isExpanded ? t('Show Less') : t('Show More');
  return (
    <Button
      variant="secondary"
      className={className}
      aria-expanded={isExpanded}
      aria-controls={list}
      aria-label={of ? `${words}: ${of}` : undefined}
      onClick={({ currentTarget }) => {
        onChange(!isExpanded);
        if (isExpanded) requestAnimationFrame(() => currentTarget.scrollIntoView?.({ block: 'nearest' }));
      }}
    >
      {words}
    </Button>
  );
}

import { useRef, useState, type FocusEvent, type FormEvent, type RefObject } from 'react';
import { usePage } from '@/cms/page';
import { postedBlock } from '@/config/forms';
import type { NewsletterVariant, SignUpOutcome } from '@/domain/newsletter';
import type { PostedSignUp } from '../model/newsletter-fields';

/** Where a sign-up stands: nobody tried it, it is on its way, or what the try came to. @requirement K8 */
type Attempt = 'untried' | 'sending' | SignUpOutcome['state'];

type SignUpControl = {
  readonly attempt: Attempt;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** The browser says that the address is none. */
  readonly refuse: (event: FormEvent) => void;
  /** The field was left: the last try is taken back, and the address checked again. */
  readonly leave: (event: FocusEvent<HTMLInputElement>) => void;
  /** Loads what sends the form. */
  readonly prepare: () => void;
};

const load = () => import('./send-sign-up');

/** A sign-up for the newsletter, sent one try at a time. @requirement K8 */
export function useSignUp({
  variant,
  item,
  posted,
}: {
  readonly variant: NewsletterVariant;
  readonly item: string;
  readonly posted: PostedSignUp | undefined;
}): SignUpControl {
  const { language, analytics } = usePage();
  const [attempt, setAttempt] = useState<Attempt>(posted?.outcome ?? 'untried');
  const input = useRef<HTMLInputElement>(null);
  const end = (state: SignUpOutcome['state']) => {
    setAttempt(state);
    if (state !== 'success') input.current?.focus();
  };
  return {
    attempt,
    input,
    submit: (event) => {
      event.preventDefault();
      if (attempt === 'sending') return;
      setAttempt('sending');
      const { [postedBlock]: _place, ...typed } = Object.fromEntries(new FormData(event.currentTarget));
      const form = { ...(typed as Record<string, string>), variant, item, language };
      void load()
        .then(({ sendSignUp }) => sendSignUp(form, analytics))
        .then(
          ({ state }) => end(state),
          () => end('failed'),
        );
    },
    refuse: (event) => {
      // In the author's words, and not in the browser's.
      event.preventDefault();
      end('invalid');
    },
    leave: ({ currentTarget: { value, validity }, relatedTarget }) => {
      // An error that appears would move the button away from the pointer; pressing it checks again.
      if (attempt === 'sending' || relatedTarget?.matches('[type=submit]')) return;
      // Whoever only passes by is not told off.
      const isUntouched = attempt === 'untried' && value === '';
      setAttempt(isUntouched || validity.valid ? 'untried' : 'invalid');
    },
    prepare: () => void load().catch(() => undefined),
  };
}

import { honeypotName } from '@/config/forms';
import type { Analytics } from '@/domain/consent';
import type { SignUpOutcome } from '@/domain/newsletter';
import { sendSignUp, tellOutcome } from './send-sign-up';

/** Where a sign-up stands: nobody tried it, it is on its way, or what the try came to. @requirement K8 */
type Attempt = 'untried' | 'sending' | SignUpOutcome['state'];

const alive = new WeakSet<HTMLFormElement>();
/** Tries that were refused: the one that woke the form comes a second time. */
const seen = new WeakSet<Event>();

/**
 * Brings the form within an element to life: it is sent without a new page, and wrong addresses are told in the author's words.
 * Leaving the field takes the last try back, and checks the address again. Once is enough.
 * @param woken.cause - the event of the form that woke it; a wrong address is told then
 * @requirement K8
 */
export function enliven(
  area: HTMLElement,
  { cause, analytics }: { readonly cause: Event; readonly analytics: Analytics | undefined },
): void {
  const form = area.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>('[type=email]');
  const error = form?.querySelector('[role=alert]');
  const done = form?.nextElementSibling;
  if (!form || !field || !error || !(done instanceof HTMLElement)) return;
  const said = (state: SignUpOutcome['state']) => form.dataset[state] ?? '';
  let attempt: Attempt = error.textContent === '' ? 'untried' : 'failed';
  // An error that appears would move the button away from the pointer; pressing it checks again.
  let isPressing = false;
  const show = (next: Attempt) => {
    attempt = next;
    isPressing = false;
    const wrong = next === 'invalid' || next === 'failed' ? said(next) : '';
    error.textContent = wrong;
    sayInTitle(form, wrong !== '');
    field.setAttribute('aria-invalid', String(wrong !== ''));
    form.toggleAttribute('aria-busy', next === 'sending');
    if (wrong !== '') field.focus();
    if (next !== 'success') return;
    // The page's own elements stay where they are, for whatever draws the page again.
    form.hidden = true;
    done.textContent = said('success');
    done.focus();
  };
  const refuse = (event: Event) => {
    if (seen.has(event)) return;
    seen.add(event);
    tellOutcome(field.validity.valueMissing ? 'email is blank' : 'invalid', analytics);
    show('invalid');
  };
  const send = async (event: Event) => {
    event.preventDefault();
    if (!field.validity.valid) {
      refuse(event);
      return;
    }
    if (attempt === 'sending') return;
    show('sending');
    const { email, [honeypotName]: trap } = Object.fromEntries(new FormData(form));
    const { variant = '', item = '' } = form.dataset;
    const language = document.documentElement.lang;
    const typed = { email: String(email), [honeypotName]: String(trap), variant, item, language };
    show((await sendSignUp(typed, analytics)).state);
  };
  const press = ({ target }: Event) => {
    isPressing = target instanceof HTMLButtonElement;
  };
  const leave = () => {
    const isForPress = isPressing;
    isPressing = false;
    if (attempt === 'sending' || attempt === 'success' || isForPress) return;
    // Whoever only passes by is not told off.
    const isFine = field.validity.valid || (attempt === 'untried' && field.value === '');
    attempt = isFine ? 'untried' : 'invalid';
    error.textContent = isFine ? '' : said('invalid');
    sayInTitle(form, !isFine);
    field.setAttribute('aria-invalid', String(!isFine));
  };
  if (!alive.has(form)) {
    alive.add(form);
    form.addEventListener('submit', (event) => void send(event));
    form.addEventListener('pointerdown', press);
    field.addEventListener('blur', leave);
  }
  if (cause.type === 'submit') refuse(cause);
}

/** The window's title says that something is wrong, where the sign-up is what the page is for. */
function sayInTitle(form: HTMLFormElement, isWrong: boolean): void {
  const word = form.closest<HTMLElement>('[data-error-word]')?.dataset.errorWord;
  if (!word) return;
  const { title } = document;
  const own = title.startsWith(`${word} `) ? title.slice(word.length + 1) : title;
  document.title = isWrong ? `${word} ${own}` : own;
}

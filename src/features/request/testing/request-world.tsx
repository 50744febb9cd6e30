import { fireEvent, render, screen, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { ComponentFields } from '@/cms/layout-data';
import { PageContext, type Page } from '@/cms/page';
import { phrasesOf } from '@/i18n/phrases';
import { PhrasesContext } from '@/i18n/use-phrases';
import type { RequestKind } from '@/domain/patient-form/description';
import type { RequestFormData } from '../model/request-data';
import { RequestBlock } from '../ui/request-block';
import { page } from '@/features/appointment/testing/world';

export const physicians = [
  {
    physicianFullName: 'Amara Okafor, MD',
    physicianLastName: 'Okafor',
    specialties: ['Cardiology'],
    allLocations: ['Hyde Park'],
  },
  {
    physicianFullName: 'Ben Adler, MD',
    physicianLastName: 'Adler',
    specialties: ['Cardiology', 'Sleep Medicine'],
    allLocations: ['Loop'],
  },
];

export const data: RequestFormData = {
  specialties: [
    ['Cardiology', 'Cardiology'],
    ['Sleep Medicine', 'Sleep Medicine'],
  ],
  locations: [
    ['Hyde Park', 'Hyde Park'],
    ['Loop', 'Loop'],
  ],
  wanted: { specialty: '', location: '' },
  captcha: null,
};

type Answer = { readonly status: number; readonly body: unknown };
export type Sent = { readonly values: Record<string, string> } & Record<string, unknown>;

/** The network behind a request form. @returns what was sent so far; `open` lets a waiting answer go */
export function answerRequests(
  answers: { readonly list?: Answer | 'none'; readonly request?: () => Answer } = {},
) {
  const sent: Sent[] = [];
  let open = () => undefined as void;
  const gate = new Promise<void>((resolve) => (open = resolve));
  globalThis.fetch = async (input, init) => {
    const answer = (given: Answer) =>
      ({ ok: given.status < 400, status: given.status, json: () => Promise.resolve(given.body) }) as Response;
    if (String(input).includes('.json')) {
      if (answers.list === 'none') throw new TypeError('no network');
      return answer(answers.list ?? { status: 200, body: physicians });
    }
    sent.push(JSON.parse(init?.body as string) as Sent);
    const given = answers.request?.() ?? { status: 200, body: { error: false } };
    await gate;
    return answer(given);
  };
  return { sent, open };
}

type RequestSetup = {
  readonly fields?: ComponentFields;
  readonly data?: Partial<RequestFormData>;
  readonly page?: Partial<Page>;
};

export function renderRequest(kind: RequestKind, more: RequestSetup = {}): RenderResult {
  return render(requestOn(kind, more));
}

/** A request form on its page. */
export function requestOn(kind: RequestKind, more: RequestSetup = {}): ReactElement {
  return (
    <PageContext value={{ ...page, pathname: '/request-an-appointment', ...more.page }}>
      <PhrasesContext value={phrasesOf(['request', 'ui'], {})}>
        <RequestBlock
          kind={kind}
          rendering={{ uid: 'u1', componentName: 'x', dataSource: '{A1}' }}
          fields={more.fields ?? {}}
          data={{ ok: true, data: { ...data, ...more.data } }}
        />
      </PhrasesContext>
    </PageContext>
  );
}

/** What a visitor finds and does in a request form. */
export const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const list = (name: string | RegExp) => screen.getByLabelText<HTMLSelectElement>(name);
export const optionsOf = (name: string | RegExp) => [...list(name).options].map(({ text: words }) => words);
export const send = () => userEvent.click(screen.getByText('Send the request'));

/** Writes an answer at once; how people type has tests of its own. */
export const write = (name: string | RegExp, value: string) =>
  fireEvent.change(box(name), { target: { value } });
export const choose = (name: string, value: string) => fireEvent.change(list(name), { target: { value } });

export function fillShared(): void {
  write('First name', 'Ana');
  write('Last name', 'Test');
  write('Date of birth', '04271985');
  choose('Legal sex', 'Female');
  write('Phone', '3125550142');
  write('Email', 'ana@example.org');
}

/** Answers what the long form asks for. */
export function fillLong(): void {
  fillShared();
  choose('Race', 'Prefer not to answer');
  write('Street address', '1 Example Street');
  write('City', 'Chicago');
  choose('State', 'IL');
  write('ZIP code', '60637');
  write(/What do you want to address/, 'Cough');
}

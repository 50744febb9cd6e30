import { previewQuery, readPreviewQuery } from '@/lib/preview-link';

const secret = 's'.repeat(40);
const now = new Date('2026-05-04T12:00:00Z');
const until = new Date('2026-05-05T12:00:00Z');
const queryOf = (path: string) =>
  Object.fromEntries(new URLSearchParams(previewQuery({ path, until }, secret)));

test('[O1] a preview link holds for its path and language, until its time', () => {
  const query = queryOf('/es-MX/Flu-Shots/');
  expect(readPreviewQuery({ path: '/es-mx/flu-shots', query, now }, secret)).toEqual({ until });
  expect(readPreviewQuery({ path: '/es-mx/flu-shots', query, now: until }, secret)).toEqual({
    refusal: 'expired',
  });
});

test('[O1] a link that was changed in any way is refused, also one whose time is over', () => {
  const query = queryOf('/flu-shots');
  const later = String(Number(query.until) + 1);
  for (const [path, changed, with_] of [
    ['/flu', query, secret],
    ['/es-mx/flu-shots', query, secret],
    ['/flu-shots', { ...query, until: later }, secret],
    ['/flu-shots', { ...query, until: '1' }, secret],
    ['/flu-shots', { ...query, until: 'never' }, secret],
    ['/flu-shots', { ...query, until: [query.until, query.until] }, secret],
    ['/flu-shots', { ...query, signature: '' }, secret],
    ['/flu-shots', { ...query, signature: `${query.signature}a` }, secret],
    ['/flu-shots', { until: query.until }, secret],
    ['/flu-shots', { signature: query.signature }, secret],
    ['/flu-shots', query, 't'.repeat(40)],
  ] as const)
    expect(readPreviewQuery({ path, query: changed, now }, with_)).toEqual({ refusal: 'altered' });
});

import { alertKey, parseDismissed, withDismissed } from '@/features/chrome/model/dismissed-alerts';

test('[M3] an alert stays away, whatever its id holds; the value of one is alertId-version', () => {
  const plain = { id: 'flu', version: '2' };
  expect(withDismissed(new Set(), plain as never)).toBe('flu-2');
  for (const id of ['flu~shots', '~', 'a b;"é']) {
    const alert = { id, version: '1' };
    const kept = withDismissed(parseDismissed('flu-2'), alert as never);
    expect([id, parseDismissed(kept).has(alertKey(alert)), parseDismissed(kept).size]).toEqual([id, true, 2]);
  }
});

import { handText, takingText } from '@/lib/rendered-text';

/** As the framework: it asks the renderer at once, and makes text of its bytes later. */
async function rendered(text: string): Promise<string> {
  const left = handText(text);
  await Promise.resolve();
  return left;
}

test('[O8] the text of a page goes to who takes it, and nothing is left for the framework', async () => {
  const taken = await Promise.all([
    takingText(() => rendered('<p>one</p>')),
    takingText(() => rendered('<p>two</p>')),
    takingText(async () => 'made without the renderer'),
  ]);
  expect(taken).toEqual([
    { made: '', text: '<p>one</p>' },
    { made: '', text: '<p>two</p>' },
    { made: 'made without the renderer', text: undefined },
  ]);
});

test('[O8] what nobody takes stays with the framework: a page whose renderer comes later, and a document after a page', async () => {
  const late = await takingText(async () => {
    await Promise.resolve();
    return rendered('late');
  });
  expect(late).toEqual({ made: 'late', text: undefined });
  await takingText(() => rendered('page'));
  expect(handText('document')).toBe('document');
  await expect(takingText(() => Promise.reject(new Error('thrown')))).rejects.toThrow('thrown');
  const atOnce = () => {
    throw new Error('at once');
  };
  await expect(takingText(atOnce)).rejects.toThrow('at once');
  expect(handText('next')).toBe('next');
});

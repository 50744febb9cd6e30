import { remembered } from '#services/search/words/remembered';

test('[O8] a text is read once, however often it is asked for', () => {
  const read = jest.fn((text: string) => text.toUpperCase());
  const upper = remembered(read);
  expect([upper('knee'), upper('hip'), upper('knee'), upper('')]).toEqual(['KNEE', 'HIP', 'KNEE', '']);
  expect([upper('hip'), upper('')]).toEqual(['HIP', '']);
  expect(read.mock.calls.flat()).toEqual(['knee', 'hip', '']);
});

test('[O8] no more readings are kept than there is room for', () => {
  const read = jest.fn((text: string) => [text]);
  const list = remembered(read);
  for (let at = 0; at <= 20_000; at++) list(`term ${at}`);
  read.mockClear();
  expect([list('term 20000'), list('term 0')]).toEqual([['term 20000'], ['term 0']]);
  expect(read.mock.calls.flat()).toEqual(['term 0']);
});

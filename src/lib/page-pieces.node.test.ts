import { holdPieces, mayHoldPieces, takePieces, wholeOf } from '@/lib/page-pieces';

const document = (...parts: readonly string[]) => Buffer.from(`<html>${parts.join('<hr/>')}</html>`);

test('[B26] [O8] a document gets its pieces back where they were, texts and bytes alike', () => {
  const first = holdPieces(['É', '<a>', Buffer.from('<b>مرحبا</b>'), '$& ', 'z']);
  const second = holdPieces([Buffer.from('{}')]);
  expect(wholeOf(document('é', second, first)).toString()).toBe(
    '<html>é<hr/>{}<hr/>É<a><b>مرحبا</b>$& z</html>',
  );
});

test('[N3] pieces serve one document, and nobody else’s words stand for them', () => {
  const held = holdPieces(['mine']);
  expect(wholeOf(document(held)).toString()).toContain('mine');
  expect(wholeOf(document(held)).toString()).toBe('<html></html>');
  const plain = document('<!--pieces 1-->', '&lt;!--pieces');
  expect(wholeOf(plain)).toBe(plain);
});

test('[O8] only a page that is made for each address, behind our own server, holds pieces', () => {
  expect(mayHoldPieces('/live/[[...path]]')).toBe(false);
  takePieces();
  expect(mayHoldPieces('/live/[[...path]]')).toBe(true);
  expect(mayHoldPieces('/[[...path]]')).toBe(false);
});

import { elsewhere, stateNames } from '@/domain/state-names';
import { callOf, escaped, paragraph, type DocumentWords } from '#routes/visit/html';
import type { MovingState } from '#routes/visit/move';

const selectStyle = 'display:block;min-block-size:44px;margin-block:.25rem;font:inherit;max-inline-size:100%';

/**
 * Asks where the patient will be at the new time of a video visit; says what an answer means that will not do. HTML, as
 * part of a form.
 * @requirement I2 I16
 */
export function placeQuestion(state: MovingState, words: DocumentWords): string {
  const { t, language } = words;
  const { states, place, isPlaceWrong = false } = state;
  if (states.length === 0) return `<input type="hidden" name="videoState" value="${escaped(place)}">`;
  const { nameOf } = stateNames(t, language);
  const label = t('For a video visit: in which state will you be then?');
  const choices = [
    ['', t('Choose one')],
    ...states.map((code) => [code, nameOf(code)]),
    [elsewhere, t('Another state or country')],
  ].map(
    ([value = '', name = '']) =>
      `<option value="${escaped(value)}"${value === place ? ' selected' : ''}>${escaped(name)}</option>`,
  );
  const described = isPlaceWrong ? ' aria-invalid="true" aria-describedby="state-wrong"' : '';
  const hint = t('The law lets doctors treat by video only where they are licensed.');
  return `${isPlaceWrong ? wrong(state, words) : ''}<p><label for="state">${escaped(label)}</label><select id="state" name="videoState" style="${selectStyle}"${described}>${choices.join('')}</select>${escaped(hint)}</p>`;
}

function wrong({ place, states, visit }: MovingState, words: DocumentWords): string {
  const { t, language } = words;
  const item = t('For a video visit: in which state will you be then?').replace(/[?؟]$/, '');
  const text =
    place === ''
      ? t('{item} Is Required', { item })
      : t(
          'We are sorry: by video {doctor} sees patients only while they are in {states}. Please choose a visit in person, or call us and we look for another way.',
          { doctor: visit.providerName, states: stateNames(t, language).anyOf(states) },
        );
  return `<div id="state-wrong" role="alert">${paragraph(text)}</div>${place === '' ? '' : callOf(visit.phone, words)}`;
}

import { isInPersonType } from '@/config/visit-types';
import type { SecondVisit } from '@/contracts/managed-visit';
import type { Alternative } from '@/contracts/scheduling';
import { linkOfSlot } from '@/domain/linked-time';
import { formatDate, formatTime } from '@/lib/chicago-time';
import { zoneName } from '@/lib/zone-name';
import { buttonOf, callOf, escaped, formOf, paragraph, whenOf, type DocumentWords } from '#routes/visit/html';
import { placeQuestion } from '#routes/visit/place-question';
import type { MoveState } from '#routes/visit/move';

type TimesState = Extract<MoveState, { kind: 'times' }>;
type ChosenState = Extract<MoveState, { kind: 'moving' }>;

/** The times to which a visit can move, each a button; or the chosen one, with the question whether to move. @requirement I16 */
export function moveBody(state: MoveState, words: DocumentWords): string {
  return state.kind === 'times' ? timesBody(state, words) : questionBody(state, words);
}

function timesBody(state: TimesState, words: DocumentWords): string {
  const { t, language } = words;
  const { days, visit, alternatives, earlier, later } = state;
  const page = (from: string | undefined, label: string) =>
    from === undefined
      ? ''
      : formOf(
          manage,
          { ...hiddenOf(state, words), action: 'times' },
          buttonOf(t(label), { name: 'from', value: from }),
        );
  const choice = (inner: string) => formOf(manage, { ...hiddenOf(state, words), action: 'choose' }, inner);
  const taken = alternatives
    ? `<div role="alert">${paragraph(
        t(
          'That time went to someone else. Your visit is still at its old time. These times are the nearest:',
        ),
      )}</div>${choice(listOf(alternatives, words))}`
    : '';
  if (!days)
    return `${taken}${paragraph(
      t('We cannot show appointment times right now. There may well be some: please try again, or call us.'),
    )}${formOf(manage, { ...hiddenOf(state, words), action: 'times' }, buttonOf(t('Try again')))}${callOf(visit.phone, words)}`;
  if (days.length === 0)
    return `${taken}${paragraph(
      t('Online, this visit has no other times in the next 6 months. Please call us to move it.'),
    )}${callOf(visit.phone, words)}`;
  const lists = days.map((times) => {
    const date = formatDate(times[0]?.date ?? '', { language });
    return `<h2>${escaped(date)}</h2>${listOf(times, words)}`;
  });
  return `${taken}${paragraph(oldTime(words))}${choice(lists.join(''))}${page(earlier, 'Earlier days')}${page(later, 'Later days')}${keepForm(state, words)}`;
}

const manage = '/api/appointments/manage';

/** Each time is named in full: buttons are read without what stands around them. */
function listOf(times: readonly Alternative[], { t, language }: DocumentWords): string {
  const items = times.map((time) => {
    const { instant, zone, date, location, visitType } = time;
    const label = t('{time} {zone}, {date}, {location}, {kind}', {
      time: formatTime(instant, { language, zone }),
      zone: zoneName(instant, { language, zone, length: 'short' }),
      date: formatDate(date, { language }),
      location,
      kind: isInPersonType(visitType) ? t('In person') : t('Video visit'),
    });
    return `<li>${buttonOf(label, { name: 'time', value: linkOfSlot(time) })}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function questionBody(state: ChosenState, words: DocumentWords): string {
  const { t } = words;
  const { time, holdId, visit, meets } = state;
  const place = [time.location, time.address, time.cityAndZip].filter(Boolean).join(', ');
  const hidden = {
    ...hiddenOf(state, words),
    action: 'move',
    date: time.date,
    time: time.rawTime,
    departmentId: time.departmentId,
    ...(holdId === undefined ? {} : { holdId }),
    ...(meets ? { second: 'true' } : {}),
  };
  const where =
    place !== '' && isInPersonType(visit.visitType)
      ? `<dt>${escaped(t('Where'))}</dt><dd><bdi>${escaped(place)}</bdi></dd>`
      : '';
  return `<dl><dt>${escaped(t('When'))}</dt><dd>${escaped(whenOf(time, words))}</dd>${where}</dl>${paragraph(meets ? meetsOf(meets, visit.providerName, words) : oldTime(words))}${formOf(manage, hidden, placeQuestion(state, words) + buttonOf(meets ? t('Move it all the same') : t('Move my visit')))}${formOf(
    manage,
    { ...hiddenOf(state, words), action: 'times', from: time.date },
    buttonOf(t('Choose a new time')),
  )}${keepForm(state, words)}`;
}

function meetsOf(meets: SecondVisit, doctor: string, { t }: DocumentWords): string {
  return meets === 'sameDay'
    ? t('This patient already has a visit with {doctor} on this day. This one has not moved yet.', { doctor })
    : t('This patient already has another visit at this time. This one has not moved yet.');
}

function oldTime({ t }: DocumentWords): string {
  return t('Your old time stays yours until the new one is. It is given up in the same moment.');
}

function keepForm(state: MoveState, words: DocumentWords): string {
  return formOf(
    manage,
    { ...hiddenOf(state, words), action: 'show' },
    buttonOf(words.t('Keep the time I have')),
  );
}

function hiddenOf({ code, visit }: MoveState, { language }: DocumentWords) {
  return { code, language, sequence: String(visit.sequence) };
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { told } from '../testing/told.ts';

/** Each mistake as an author makes it, and all that they are told. */
const mistakes: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] = [
  [
    'hours and states',
    {
      'items/home/a.yaml':
        'template: Location Details\nfields:\n  openingHours: Mon-Fri 08:00-17:00; Sat 9 to 1\n  specialHours: |\n    2026-12-25 closed\n    Christmas Eve until noon\n  facilityStatus: shut\n',
      'items/home/b.yaml':
        'template: Location Details\nfields:\n  openingHours: Mon-Fri 08:00-17:00\n  specialHours: 2026-12-24 08:00-12:00 Christmas Eve\n  facilityStatus: Limited\n',
    },
    [
      'items/home/a.yaml:3: openingHours: "Sat 9 to 1" cannot be read, so nobody is told whether the place is open; write "Mon-Fri 08:00-12:00, 13:00-17:00; Sat 09:00-13:00"',
      'items/home/a.yaml:4: specialHours: "Christmas Eve until noon" cannot be read, so nobody is told whether the place is open; write "2026-12-24 08:00-12:00 Christmas Eve" or "2026-12-25 closed", one day a line',
      'items/home/a.yaml:7: facilityStatus: "shut" cannot be read, so nobody is told whether the place is open; write open, limited or closed',
    ],
  ],
  [
    'numbers, days and zones',
    {
      'items/home/a.yaml': `template: Physician Details
fields:
  npi: "19"
  phoneNumber: 773-555-O199
  rating: 48
  numberOfReviews: many
  totalCommentCount: some
  videoStates: IL, Indiana
`,
      'items/home/b.yaml':
        "template: Physician Details\nfields: {npi: '1999900024', phoneNumber: +44 20 7946 0958, rating: 4.8, numberOfReviews: '1,204', totalCommentCount: '57', videoStates: 'IL, IN'}\nlanguages: {ar: {fields: {phoneNumber: \"\\u2066773-555-0199\\u2069\"}}}\n",
      'items/home/c.yaml': `template: Location Details
fields:
  phoneNumber: (773) 555-019
  facilityNoticeThrough: 24 December
  timeZone: Chicago
`,
      ...Object.fromEntries(
        ['(773) 555-0199', '+44 20 7946 0018', '773.555.0199 ext. 4', '1-773-555-0199x12'].map(
          (number, index) => [
            `items/home/right-${index}.yaml`,
            `template: Location Details\nfields: {phoneNumber: '${number}'}\n`,
          ],
        ),
      ),
      'items/home/d.yaml': 'template: Physician Details\nfields: {npi: "1999900023"}\n',
    },
    [
      'items/home/a.yaml:3: npi: "19" cannot be read, so calendars do not find the physician; write ten digits, the last of them a check digit',
      'items/home/a.yaml:4: phoneNumber: "773-555-O199" cannot be read, so it is no link that calls; write 773-555-0100',
      'items/home/a.yaml:5: rating: "48" cannot be read, so no rating is shown; write a number from 0 to 5, like 4.8',
      'items/home/a.yaml:6: numberOfReviews: "many" cannot be read, so no rating is shown; write a whole number',
      'items/home/a.yaml:7: totalCommentCount: "some" cannot be read, so nobody reads how many comments there are; write a whole number',
      'items/home/a.yaml:8: videoStates: "Indiana" cannot be read, so nobody there can book a visit by video; write states by their two letters, like "IL, IN"',
      'items/home/c.yaml:3: phoneNumber: "(773) 555-019" cannot be read, so it is no link that calls; write 773-555-0100',
      'items/home/c.yaml:4: facilityNoticeThrough: "24 December" cannot be read, so its notice stays for ever; write a day of the calendar, like 2026-12-24',
      'items/home/c.yaml:5: timeZone: "Chicago" cannot be read, so nobody is told whether the place is open; write a name like America/Chicago',
      'items/home/d.yaml:2: npi: "1999900023" cannot be read, so calendars do not find the physician; write ten digits, the last of them a check digit',
    ],
  ],
];

for (const [mistake, files, lines] of mistakes)
  test(`[E7] [O6] authors are told of what no program can read: ${mistake}`, async (t) => {
    assert.deepEqual(await told(t, files), lines);
  });

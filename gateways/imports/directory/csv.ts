import { parseRows } from '../../lib/csv.ts';
import { RecordReader } from '../reader.ts';
import type { Note } from '../report.ts';
import { hoursForPrograms, hoursInWords, readHours } from './hours.ts';
import {
  fieldsOf,
  personFields,
  placeFields,
  type Directory,
  type Names,
  type PersonRecord,
  type PlaceRecord,
} from './records.ts';

const placeColumns = ['id', ...Object.keys(placeFields), 'description'];
const personColumns = ['id', ...Object.keys(personFields), 'bio'];

type Cells = Readonly<Record<string, string>>;

/**
 * Reads a CSV file (RFC 4180) of places or of physicians; its header says which: the latter have a `last_name`.
 * @param file - name of the file, for the notes
 * @requirement D2 E1
 */
export function readCsvDirectory(file: string, text: string): Directory {
  const notes: Note[] = [];
  const refuse = (record: string, reason: string) => notes.push({ record, kind: 'refused', reason });
  const [header, ...rows] = parseRows(text) ?? [];
  const columns = header?.cells.map(columnOf) ?? [];
  const isPeople = columns.includes('last_name');
  const known = isPeople ? personColumns : placeColumns;
  const nothing = { places: [], people: [], notes };
  if (header === undefined) {
    refuse(file, 'it has no header, or a quoted cell is not closed');
    return nothing;
  }
  if (!isPeople && !(columns.includes('id') && columns.includes('name'))) {
    const other = columns.length === 1 ? /[;\t]/.exec(columns[0] ?? '')?.[0] : undefined;
    refuse(
      file,
      other === undefined
        ? 'the header needs last_name (physicians), or id and name (locations)'
        : `its cells are separated by ${other === ';' ? 'semicolons' : 'tabs'}: save it with commas`,
    );
    return nothing;
  }
  const unknown = columns.filter((column) => !known.includes(column));
  if (unknown.length > 0)
    notes.push({
      record: file,
      kind: 'left out',
      reason: `nothing is read from the columns ${unknown.join(', ')}`,
    });
  const places: PlaceRecord[] = [];
  const people: PersonRecord[] = [];
  for (const { line, cells } of rows) {
    const record = `${file}:${line}`;
    if (cells.length !== columns.length) {
      refuse(record, `it has ${cells.length} cells where the header has ${columns.length}`);
      continue;
    }
    const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    const reader = new RecordReader(record, row);
    if (isPeople) people.push(personOf(reader, record, columns));
    else places.push(placeOf(reader, record, row, columns));
    notes.push(...reader.notes);
  }
  return { places, people, notes };
}

/** `First Name` and `first-name` are `first_name`. */
function columnOf(cell: string): string {
  return cell.trim().toLowerCase().replaceAll(/[ -]+/g, '_');
}

function placeOf(reader: RecordReader, record: string, row: Cells, columns: readonly string[]): PlaceRecord {
  const line = (column: string) => reader.line(column, 200);
  const degrees = (column: string, most: number) => {
    const written = line(column);
    const value = Number(written);
    if (written === '') return undefined;
    if (Math.abs(value) <= most) return value;
    reader.note('left out', `${column} is "${written}", which is no angle`);
    return undefined;
  };
  const week = readHours(row.hours ?? '');
  if (week === undefined) reader.note('left out', `its hours "${line('hours')}" cannot be read`);
  return {
    record,
    key: line('id'),
    name: line('name'),
    address1: line('address_1'),
    address2: line('address_2'),
    city: line('city'),
    state: line('state'),
    zip: line('zip'),
    phone: line('phone'),
    latitude: degrees('latitude', 90),
    longitude: degrees('longitude', 180),
    types: namesIn(line('types')),
    specialties: namesIn(reader.line('specialties', 2000)),
    services: namesIn(reader.line('services', 2000)),
    hours: hoursInWords(week ?? []),
    openingHours: hoursForPrograms(week ?? []),
    description: reader.text('description', 5000),
    owned: fieldsOf(placeFields, columns),
  };
}

function personOf(reader: RecordReader, record: string, columns: readonly string[]): PersonRecord {
  const line = (column: string) => reader.line(column, 200);
  const accepts = line('accepting_new_patients').toLowerCase();
  const said = new Map([
    ['yes', true],
    ['y', true],
    ['true', true],
    ['1', true],
    ['no', false],
    ['n', false],
    ['false', false],
    ['0', false],
  ]).get(accepts);
  if (accepts !== '' && said === undefined)
    reader.note('left out', `accepting_new_patients is "${accepts}", neither yes nor no`);
  return {
    record,
    key: line('id') || line('npi'),
    npi: line('npi'),
    firstName: line('first_name'),
    lastName: line('last_name'),
    degrees: line('degrees'),
    gender: line('gender'),
    phone: line('phone'),
    specialties: namesIn(reader.line('specialties', 2000)),
    languages: namesIn(reader.line('languages', 500)),
    places: listOf(reader.line('location_ids', 2000)),
    acceptsNew: said,
    bio: reader.text('bio', 5000),
    owned: fieldsOf(personFields, columns),
  };
}

function namesIn(cell: string): readonly Names[] {
  return listOf(cell).map((name) => [name]);
}

function listOf(cell: string): readonly string[] {
  return cell
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

import assert from 'node:assert/strict';
import test from 'node:test';
import { careerIn, practitionerIn } from './career-words.ts';

const fields = {
  gender: 'data/tags/genders/female',
  academicTitle: 'Associate Professor of Medicine',
  boardCertifications: 'Internal medicine, Hematology',
  residency: 'Internal medicine, Prairie General Hospital, 2004',
  memberships: 'Lake States Heart Society; Lake States Medical Association',
  fellowship: 'Cloud reading, Nowhere, 2007',
};

test('[A8] [D7] a career is told in the language of the page, as far as all its words are known', () => {
  const spanish = careerIn('es-MX', fields);
  assert.equal(spanish.academicTitle, 'Profesora asociada de Medicina');
  assert.equal(spanish.residency, 'Medicina interna, Prairie General Hospital, 2004');
  assert.equal(spanish.fellowship, undefined);
  assert.equal(careerIn('ar', fields).residency, 'الطب الباطني، مستشفى بريري العام، 2004');
  assert.equal(careerIn('ar', { ...fields, gender: '' }).academicTitle, undefined);
});

test('[D7] lists that a profile cuts at a sign keep the sign in Arabic', () => {
  const { boardCertifications, memberships } = careerIn('ar', fields);
  assert.equal(boardCertifications, 'الطب الباطني, أمراض الدم');
  assert.equal(String(memberships).split('; ').length, 2);
  assert.equal(practitionerIn('ar', 'Nurse-Midwife', 'النساء'), 'تمريض وقبالة');
});

import assert from 'node:assert/strict';
import test from 'node:test';
import { careerIn, practitionerIn } from './career-words.ts';
import { practices } from './practice.ts';

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

test('[A8] [D7] what a physician studies is told in every language, whatever it is', () => {
  const saying = (study: string) => ({
    gender: 'data/tags/genders/female',
    researchAndPublications: `<p>Dr. Moss is looking into ${study}. Is a study open? Ask, or see <a href="item:studies">ours</a>.</p>`,
  });
  assert.equal(
    careerIn('es-MX', saying('less radiation')).researchAndPublications,
    '<p>La Dra. Moss investiga este tema: menos radiación. ¿Hay un estudio abierto? Pregunte, o vea <a href="item:studies">nuestros estudios clínicos</a>.</p>',
  );
  for (const study of [...practices.values()].flatMap(({ studies }) => studies))
    for (const language of ['es-MX', 'ar'] as const)
      assert.match(String(careerIn(language, saying(study)).researchAndPublications), /item:studies/, study);
  assert.equal(careerIn('ar', saying('clouds')).researchAndPublications, undefined);
});

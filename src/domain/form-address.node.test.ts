import { requestAbout, requestFor } from './form-address';

test('[B17] [I6] a request names the doctor by the last part of the profile, before an anchor', () => {
  const profile = '/es-mx/find-a-physician/physician/amara-okafor';
  expect(requestFor('/request', profile)).toBe('/request?doctor=amara-okafor');
  expect(requestFor('/request?speciality=Heart#form', `${profile}?query=ana#book`)).toBe(
    '/request?speciality=Heart&doctor=amara-okafor#form',
  );
});

test('[I6] [J1] a request names the specialty that was chosen before as `speciality`, and none where none was', () => {
  expect(requestAbout('/request?doctor=ana', 'Ear, Nose & Throat')).toBe(
    '/request?doctor=ana&speciality=Ear%2C%20Nose%20%26%20Throat',
  );
  expect(requestAbout('/request', '')).toBe('/request');
});

test('[I6] nobody, and an address outside the site, leave it as it is', () => {
  expect(requestFor('/request', '')).toBe('/request');
  expect(requestFor('tel:+17735550100', '/find-a-physician/physician/amara-okafor')).toBe('tel:+17735550100');
});

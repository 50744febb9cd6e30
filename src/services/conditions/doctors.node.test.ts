import type { PhysicianHit } from '@/contracts/search';
import { careDoctor } from '#services/conditions/doctors';

test('[E7] [G1] the degrees of a doctor stay on one line, and a name without one is left as it is', () => {
  const nameOf = (title: string) =>
    careDoctor({ title, specialties: [] } as unknown as PhysicianHit, undefined, 'en').name;
  expect(nameOf('Ana Ruiz, MD, PhD, MPH')).toBe('Ana Ruiz, MD,\u00A0PhD,\u00A0MPH');
  expect(nameOf('Ana Ruiz, MD')).toBe('Ana Ruiz, MD');
  expect(nameOf('Ana Ruiz')).toBe('Ana Ruiz');
});

/** A public body that explains illnesses to everybody. */
export type PublicBody = { readonly name: string; readonly address: string };

const medlinePlus: PublicBody = {
  name: 'MedlinePlus, National Library of Medicine',
  address: 'https://medlineplus.gov/',
};
const cdc: PublicBody = {
  name: 'Centers for Disease Control and Prevention',
  address: 'https://www.cdc.gov/',
};
const institute = (name: string, short: string): PublicBody => ({
  name: `National Institute ${name}`,
  address: `https://www.${short}.nih.gov/`,
});

const heart: PublicBody = {
  name: 'National Heart, Lung, and Blood Institute',
  address: 'https://www.nhlbi.nih.gov/',
};
const cancer: PublicBody = { name: 'National Cancer Institute', address: 'https://www.cancer.gov/' };
const eye: PublicBody = { name: 'National Eye Institute', address: 'https://www.nei.nih.gov/' };
const digestive = institute('of Diabetes and Digestive and Kidney Diseases', 'niddk');
const bones = institute('of Arthritis and Musculoskeletal and Skin Diseases', 'niams');
const nerves = institute('of Neurological Disorders and Stroke', 'ninds');
const mind = institute('of Mental Health', 'nimh');
const ears = institute('on Deafness and Other Communication Disorders', 'nidcd');
const allergies = institute('of Allergy and Infectious Diseases', 'niaid');
const children = institute('of Child Health and Human Development', 'nichd');
const ageing = institute('on Aging', 'nia');

/** By the key that a text names them with. */
export const bodies: Readonly<Record<string, PublicBody>> = {
  medlinePlus,
  cdc,
  heart,
  cancer,
  digestive,
  bones,
  nerves,
  mind,
  ears,
  allergies,
  children,
  ageing,
};

/** By the specialty that treats it first. */
const bySpecialty: Readonly<Record<string, PublicBody>> = {
  cardiology: heart,
  'pediatric-cardiology': heart,
  'cardiac-surgery': heart,
  'vascular-surgery': heart,
  pulmonology: heart,
  'pediatric-pulmonology': heart,
  hematology: heart,
  'sleep-medicine': heart,
  oncology: cancer,
  'pediatric-oncology': cancer,
  radiology: cancer,
  ophthalmology: eye,
  endocrinology: digestive,
  'pediatric-endocrinology': digestive,
  gastroenterology: digestive,
  'pediatric-gastroenterology': digestive,
  nephrology: digestive,
  urology: digestive,
  'general-surgery': digestive,
  'orthopaedic-surgery': bones,
  'pediatric-orthopaedics': bones,
  rheumatology: bones,
  dermatology: bones,
  podiatry: bones,
  'sports-medicine': bones,
  'physical-medicine': bones,
  neurology: nerves,
  'pediatric-neurology': nerves,
  neurosurgery: nerves,
  'pain-medicine': nerves,
  psychiatry: mind,
  'child-psychiatry': mind,
  otolaryngology: ears,
  'allergy-immunology': allergies,
  'infectious-diseases': allergies,
  'obstetrics-gynecology': children,
  pediatrics: children,
  geriatrics: ageing,
};

/** Where a reader finds more: the body for the first specialty that has one, and two for every illness. */
export function bodiesOf(specialties: readonly string[]): readonly PublicBody[] {
  const own = specialties.map((slug) => bySpecialty[slug]).find((body) => body !== undefined);
  return [...(own ? [own] : []), medlinePlus, cdc];
}

/** The topic of the news that is nearest to what each specialty treats; doctors for everything have none. */
const topicOfSpecialty: Readonly<Record<string, string>> = {
  cardiology: 'heart',
  'cardiac-surgery': 'heart',
  'vascular-surgery': 'heart',
  oncology: 'cancer',
  hematology: 'cancer',
  pediatrics: 'children',
  'obstetrics-gynecology': 'women',
  'plastic-surgery': 'women',
  neurology: 'brain',
  neurosurgery: 'brain',
  psychiatry: 'brain',
  'child-psychiatry': 'children',
  'sleep-medicine': 'brain',
  'orthopaedic-surgery': 'bones',
  rheumatology: 'bones',
  'sports-medicine': 'bones',
  'pain-medicine': 'bones',
  podiatry: 'bones',
  'physical-medicine': 'bones',
  gastroenterology: 'food',
  endocrinology: 'food',
  nephrology: 'food',
  'infectious-diseases': 'prevention',
  pulmonology: 'prevention',
  dermatology: 'prevention',
};

/** Topics for the stories beside a condition, the nearest first: those of its specialties, or how to live well. */
export function topicsOf(specialties: readonly string[]): readonly string[] {
  const topics = specialties.flatMap((specialty) => {
    const topic = specialty.startsWith('pediatric-') ? 'children' : topicOfSpecialty[specialty];
    return topic ? [topic] : [];
  });
  return topics.length > 0 ? [...new Set(topics)] : ['living'];
}

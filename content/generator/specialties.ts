/** A specialty as the demo site knows it. */
export type SpecialtyData = {
  readonly slug: string;
  readonly name: string;
  readonly spanish: string;
  readonly arabic: string;
  readonly layName: string;
  readonly synonyms: readonly string[];
  readonly title: string;
  readonly interests: readonly string[];
  /** How many physicians of the demo site practise it. */
  readonly count: number;
  readonly ages: 'adult' | 'child' | 'both';
};

type Row = readonly [
  slug: string, name: string, spanish: string, arabic: string, layName: string, synonyms: string, title: string, interests: string, count: number, ages: SpecialtyData['ages'],
];

const rows: readonly Row[] = [
  ['cardiology', 'Cardiology', 'Cardiología', 'أمراض القلب', 'heart doctor', 'heart specialist|chest pain|palpitations|heart failure', 'Cardiologist', 'Heart failure|Atrial fibrillation|Coronary artery disease|Valve disease|High blood pressure|Women’s heart health|Sports cardiology|Preventive cardiology', 24, 'adult'],
  ['pediatric-cardiology', 'Pediatric Cardiology', 'Cardiología pediátrica', 'قلب الأطفال', 'child heart doctor', 'kids heart doctor|heart murmur in children', 'Pediatric cardiologist', 'Heart murmurs|Congenital heart disease|Fetal heart care|Rhythm problems in children', 5, 'child'],
  ['pediatrics', 'Pediatrics', 'Pediatría', 'طب الأطفال', 'kid doctor', 'children’s doctor|child checkup|well child visit', 'Pediatrician', 'Newborn care|Vaccines|Asthma in children|School and sports physicals|Growth and development', 18, 'child'],
  ['family-medicine', 'Family Medicine', 'Medicina familiar', 'طب الأسرة', 'family doctor', 'primary care doctor|general practitioner|checkup', 'Family physician', 'Yearly checkups|High blood pressure|Diabetes care|Women’s health|Care for the whole family', 14, 'both'],
  ['internal-medicine', 'Internal Medicine', 'Medicina interna', 'الطب الباطني', 'primary care doctor for adults', 'internist|adult doctor', 'Internist', 'Prevention|High cholesterol|Diabetes care|Complex conditions|Care after a hospital stay', 14, 'adult'],
  ['dermatology', 'Dermatology', 'Dermatología', 'الأمراض الجلدية', 'skin doctor', 'rash|acne|eczema|mole check', 'Dermatologist', 'Skin cancer checks|Acne|Eczema|Psoriasis|Hair loss', 9, 'both'],
  ['orthopaedic-surgery', 'Orthopaedic Surgery', 'Cirugía ortopédica', 'جراحة العظام', 'bone doctor', 'joint doctor|knee pain|hip pain|broken bone', 'Orthopaedic surgeon', 'Knee replacement|Hip replacement|Shoulder pain|Sports injuries|Fractures', 12, 'both'],
  ['neurology', 'Neurology', 'Neurología', 'الأعصاب', 'brain doctor', 'nerve doctor|headache|migraine|seizures|stroke', 'Neurologist', 'Migraine|Epilepsy|Stroke|Multiple sclerosis|Parkinson disease|Memory problems', 12, 'adult'],
  ['oncology', 'Oncology', 'Oncología', 'الأورام', 'cancer doctor', 'tumor|chemotherapy|breast cancer|lung cancer', 'Medical oncologist', 'Breast cancer|Lung cancer|Colon cancer|Lymphoma|Immunotherapy', 14, 'adult'],
  ['endocrinology', 'Endocrinology', 'Endocrinología', 'الغدد الصماء', 'hormone doctor', 'diabetes doctor|thyroid doctor|sugar|high blood sugar', 'Endocrinologist', 'Type 1 diabetes|Type 2 diabetes|Thyroid disease|Osteoporosis|Insulin pumps', 8, 'adult'],
  ['gastroenterology', 'Gastroenterology', 'Gastroenterología', 'الجهاز الهضمي', 'stomach doctor', 'gut doctor|heartburn|colonoscopy|belly pain', 'Gastroenterologist', 'Colon cancer screening|Crohn disease|Ulcerative colitis|Reflux|Liver disease', 9, 'adult'],
  ['obstetrics-gynecology', 'Obstetrics and Gynecology', 'Obstetricia y ginecología', 'النساء والتوليد', 'women’s doctor', 'obgyn|pregnancy doctor|period problems', 'Obstetrician-gynecologist', 'Pregnancy care|High-risk pregnancy|Menopause|Fibroids|Birth control', 12, 'adult'],
  ['ophthalmology', 'Ophthalmology', 'Oftalmología', 'طب العيون', 'eye doctor', 'cataract|glaucoma|blurry vision', 'Ophthalmologist', 'Cataracts|Glaucoma|Diabetic eye disease|Eye care for children', 7, 'both'],
  ['otolaryngology', 'Otolaryngology', 'Otorrinolaringología', 'الأنف والأذن والحنجرة', 'ear, nose and throat doctor', 'ent|sinus|hearing loss|tonsils', 'Otolaryngologist', 'Sinus disease|Hearing loss|Voice problems|Sleep apnea surgery|Ear infections', 7, 'both'],
  ['nephrology', 'Nephrology', 'Nefrología', 'أمراض الكلى', 'kidney doctor', 'dialysis|kidney failure', 'Nephrologist', 'Chronic kidney disease|Dialysis|Kidney transplant care|Kidney stones', 6, 'adult'],
  ['pulmonology', 'Pulmonary Medicine', 'Neumología', 'أمراض الرئة', 'lung doctor', 'breathing doctor|asthma|copd|cough', 'Pulmonologist', 'Asthma|COPD|Pulmonary fibrosis|Lung nodules|Long-lasting cough', 7, 'adult'],
  ['psychiatry', 'Psychiatry', 'Psiquiatría', 'الطب النفسي', 'mental health doctor', 'depression|anxiety|bipolar', 'Psychiatrist', 'Depression|Anxiety|Bipolar disorder|Mood during pregnancy|Older adults', 8, 'both'],
  ['urology', 'Urology', 'Urología', 'المسالك البولية', 'bladder doctor', 'prostate doctor|kidney stones|incontinence', 'Urologist', 'Prostate cancer|Kidney stones|Enlarged prostate|Bladder control', 6, 'adult'],
  ['rheumatology', 'Rheumatology', 'Reumatología', 'الروماتيزم', 'arthritis doctor', 'joint swelling|lupus|gout', 'Rheumatologist', 'Rheumatoid arthritis|Lupus|Gout|Osteoarthritis', 5, 'adult'],
  ['allergy-immunology', 'Allergy and Immunology', 'Alergología e inmunología', 'الحساسية والمناعة', 'allergy doctor', 'hay fever|food allergy|hives', 'Allergist', 'Food allergy|Hay fever|Asthma|Hives', 4, 'both'],
  ['infectious-diseases', 'Infectious Diseases', 'Enfermedades infecciosas', 'الأمراض المعدية', 'infection doctor', 'hiv|travel medicine', 'Infectious disease specialist', 'HIV care|Travel medicine|Bone infections|Infections after surgery', 4, 'adult'],
  ['hematology', 'Hematology', 'Hematología', 'أمراض الدم', 'blood doctor', 'anemia|sickle cell|blood clots', 'Hematologist', 'Sickle cell disease|Anemia|Blood clots|Bleeding disorders', 5, 'adult'],
  ['general-surgery', 'General Surgery', 'Cirugía general', 'الجراحة العامة', 'surgeon', 'hernia|gallbladder|appendix', 'General surgeon', 'Hernia repair|Gallbladder surgery|Minimally invasive surgery|Breast surgery', 7, 'adult'],
  ['cardiac-surgery', 'Cardiac Surgery', 'Cirugía cardíaca', 'جراحة القلب', 'heart surgeon', 'bypass|heart valve surgery', 'Cardiac surgeon', 'Bypass surgery|Valve repair|Aortic surgery|Heart transplant', 4, 'adult'],
  ['neurosurgery', 'Neurosurgery', 'Neurocirugía', 'جراحة الأعصاب', 'brain and spine surgeon', 'spine surgeon|back surgery|brain tumor', 'Neurosurgeon', 'Spine surgery|Brain tumors|Aneurysms|Back pain', 5, 'adult'],
  ['plastic-surgery', 'Plastic Surgery', 'Cirugía plástica', 'جراحة التجميل', 'plastic surgeon', 'reconstruction|cleft lip', 'Plastic surgeon', 'Breast reconstruction|Hand surgery|Cleft lip and palate|Burn care', 3, 'both'],
  ['pain-medicine', 'Pain Medicine', 'Medicina del dolor', 'طب الألم', 'pain doctor', 'back pain|nerve pain', 'Pain specialist', 'Back pain|Nerve pain|Pain after surgery', 3, 'adult'],
  ['geriatrics', 'Geriatrics', 'Geriatría', 'طب الشيخوخة', 'doctor for older adults', 'memory clinic|falls|elderly care', 'Geriatrician', 'Memory care|Falls prevention|Many medicines at once', 3, 'adult'],
  ['sports-medicine', 'Sports Medicine', 'Medicina deportiva', 'الطب الرياضي', 'sports doctor', 'concussion|sprain|sports injury', 'Sports medicine physician', 'Concussion|Running injuries|Ankle sprains|Return to play', 3, 'both'],
  ['sleep-medicine', 'Sleep Medicine', 'Medicina del sueño', 'طب النوم', 'sleep doctor', 'snoring|insomnia|sleep apnea', 'Sleep specialist', 'Sleep apnea|Insomnia|Restless legs|Narcolepsy', 2, 'both'],
];

export const specialties: readonly SpecialtyData[] = rows.map(([slug, name, spanish, arabic, layName, synonyms, title, interests, count, ages]) => ({
  slug, name, spanish, arabic, layName, synonyms: synonyms.split('|'), title, interests: interests.split('|'), count, ages,
}));

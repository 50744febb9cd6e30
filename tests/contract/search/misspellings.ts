/**
 * Medical words as people type them, `what they type: what they mean`: by ear, with letters swapped, doubled, left out
 * or hit beside the right key.
 */
const lists = `
abdomenal pain: abdominal pain, aknee: acne, alergies: allergies, alergy: allergy, allergyst: allergist,
alzhiemers: alzheimers, alzimers: alzheimer, anemea: anemia, anxeity: anxiety, anxity: anxiety, apendicitis: appendicitis,
appendicitus: appendicitis, arthiritis: arthritis, arthritus: arthritis, artritis: arthritis, ashma: asthma, astma: asthma, athsma: asthma,
asthama: asthma, bipoler: bipolar, bladdar: bladder, bronkitis: bronchitis, bunyon: bunion, canser: cancer, cancar: cancer,
cardialogist: cardiologist, cardioligist: cardiologist, cardiolgy: cardiology, cardiologyst: cardiologist, cateracts: cataracts, cataracks: cataracts,
chemotheropy: chemotherapy, cholestrol: cholesterol, colesterol: cholesterol, collonoscopy: colonoscopy, colonoscapy: colonoscopy, colonscopy: colonoscopy,
concusion: concussion, constapation: constipation, crones disease: crohn disease, chrones disease: crohn disease,
dehmentia: dementia, demensia: dementia, depresion: depression, depresssion: depression, dermatoligist: dermatologist, dermotology: dermatology, dermitologist: dermatologist,
diabeties: diabetes, diabetis: diabetes, diabetus: diabetes, diabites: diabetes, dialisis: dialysis, diarhea: diarrhea, diarrea: diarrhea, diarreah: diarrhea,
eczama: eczema, exema: eczema, excema: eczema, ezcema: eczema, epilepsey: epilepsy, epelepsy: epilepsy, fibromialgia: fibromyalgia, fibermyalgia: fibromyalgia,
 gallstons: gallstones, gastroentrologist: gastroenterologist, gastrointerologist: gastroenterologist, glacoma: glaucoma,
gynacologist: gynecologist, gynocologist: gynecologist, gynecoligist: gynecologist, hemroids: hemorrhoids, hemorroids: hemorrhoids, hemeroids: hemorrhoids,
hepatitus: hepatitis, hernea: hernia, herina: hernia, hypertention: hypertension, hipertension: hypertension, hystorectomy: hysterectomy,
imunization: immunization, infurtility: infertility, insomina: insomnia, insomia: insomnia, kidny: kidney, kidney stonse: kidney stones,
lukemia: leukemia, luekemia: leukemia, limphoma: lymphoma, lympoma: lymphoma, lupis: lupus, mamogram: mammogram, mammagram: mammogram,
melenoma: melanoma, melanona: melanoma, menapause: menopause, menopouse: menopause, migrain: migraine, migrane: migraine, migriane: migraine,
nefrology: nephrology, nephroligist: nephrologist, neumonia: pneumonia, pnumonia: pneumonia, pneumona: pneumonia, neurologyst: neurologist, nuerologist: neurologist, nurologist: neurologist,
obstretrics: obstetrics, oncoligist: oncologist, onkologist: oncologist, opthamologist: ophthalmologist, opthomology: ophthalmology, optomologist: ophthalmologist,
orthapedic surgery: orthopaedic surgery, orthopeadic surgeon: orthopaedic surgeon, osteoperosis: osteoporosis, ostioporosis: osteoporosis, osteoarthritus: osteoarthritis,
pallative care: palliative care, palpatations: palpitations, parkinsens: parkinsons, parkinsins: parkinsons, pediatrition: pediatrician, pediatritian: pediatrician, peditrician: pediatrician,
physical therepy: physical therapy, fisical therapy: physical therapy, pnemonia: pneumonia, podiatrest: podiatrist, pregnacy: pregnancy, pregnency: pregnancy, prostrate cancer: prostate cancer,
psorasis: psoriasis, psoriosis: psoriasis, soriasis: psoriasis, psycology: psychology, psychiatrest: psychiatrist, physchiatrist: psychiatrist, phsyciatrist: psychiatrist, sychiatrist: psychiatrist,
pulminary: pulmonary, pulmanologist: pulmonologist, radiolgy: radiology, rhumatologist: rheumatologist, rheumatoligist: rheumatologist, rheumatiod arthritis: rheumatoid arthritis, rumatoid arthritis: rheumatoid arthritis,
scholiosis: scoliosis, scoliosus: scoliosis, siatica: sciatica, sciatca: sciatica, siezures: seizures, sezures: seizures, shingels: shingles, sinis infection: sinus infection, sinusitus: sinusitis,
skitzophrenia: schizophrenia, schizofrenia: schizophrenia, sleep apnia: sleep apnea, sleep apneia: sleep apnea, stomack pain: stomach pain, strok: stroke, tendinitus: tendinitis, tendonitus: tendonitis,
thyriod: thyroid, thiroid: thyroid, thyroyd: thyroid, tonsilitis: tonsillitis, tonsilitus: tonsillitis, ulser: ulcer, urologyst: urologist, uroligist: urologist, vacination: vaccination, vericose veins: varicose veins, varicos veins: varicose veins,
vertago: vertigo, vurtigo: vertigo, wieght loss: weight loss, hart attack: heart attack, heartattack: heart attack, hart doctor: heart doctor, high blood presure: high blood pressure, bloodpressure: blood pressure, birthcontrol: birth control`;

/** Pairs of what is typed and what is meant, folded. */
export const misspellings: readonly (readonly [typed: string, meant: string])[] = lists
  .split(/,\s*/)
  .map((pair) => pair.trim().split(/:\s*/))
  .flatMap(([typed = '', meant = '']) => (meant === '' ? [] : [[typed, meant] as const]));

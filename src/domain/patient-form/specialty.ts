/** A specialty's name as it is sent, `specialty|subspecialty` or a specialty alone. @requirement J5 */
export function specialtyPair(text: string): { readonly specialty: string; readonly subspecialty: string } {
  const [specialty = '', subspecialty = ''] = text.split('|').map((part) => part.trim());
  return { specialty, subspecialty };
}

/** How people read it: `Specialty: Subspecialty`. @requirement J5 */
export function specialtyLabel(text: string): string {
  const { specialty, subspecialty } = specialtyPair(text);
  return subspecialty === '' ? specialty : `${specialty}: ${subspecialty}`;
}

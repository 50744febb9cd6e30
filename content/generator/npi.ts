/**
 * A provider number that passes the check digit of real ones. All begin with 19999, so that none is mistaken for
 * somebody's.
 * @param number - 0 to 9999
 */
export function npiOf(number: number): string {
  const digits = `19999${String(number).padStart(4, '0')}`;
  // Luhn's sum over the number behind the prefix 80840 of the health card standard.
  const sum = [...`80840${digits}`].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

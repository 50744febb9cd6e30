/**
 * Says whether text is a National Provider Identifier: ten digits, of which the last is a Luhn check digit.
 * @requirement I4
 */
export function isNpi(text: string): boolean {
  if (!/^[12]\d{9}$/.test(text)) return false;
  // The check digit covers the prefix of health cards too.
  const sum = [...`80840${text}`].toReversed().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
